"""Scenes in a terminal: drawn as text, chosen by number. It knows no game."""
