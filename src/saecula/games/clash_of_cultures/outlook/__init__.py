"""What a position holds for a player beyond points: the features that `evaluation.py` weighs.

Nothing here knows a weight, so what is remembered stays right when weights are fitted.
"""
