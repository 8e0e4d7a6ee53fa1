"""The rules of Through the Ages, one module for each chapter of the rulebook."""
