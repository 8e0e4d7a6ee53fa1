"""Play any game in a terminal: scenes are drawn as text, and options are chosen by number."""
