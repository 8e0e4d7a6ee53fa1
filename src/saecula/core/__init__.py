"""The kernel: positions, flow, secrets, records, scenes. It knows no game."""
