"""Civilization board games by their full rules."""
