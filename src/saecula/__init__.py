"""Civilization board games, played by their full rules."""
