"""What only one card of a civilization does, a module for each."""
