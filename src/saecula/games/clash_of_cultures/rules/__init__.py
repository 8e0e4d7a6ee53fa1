"""The rules of Clash of Cultures, one module for each chapter."""
