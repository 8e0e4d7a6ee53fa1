"""The rules of Historia, one module a chapter of the rulebook."""
