"""The rules of Historia, one module per chapter of the rulebook."""
