"""Bazaar: a tiny game that exercises the kernel alone; it is not shipped."""
