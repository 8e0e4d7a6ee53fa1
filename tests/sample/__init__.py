"""Bazaar: a tiny game that exercises the kernel; it is not shipped."""
