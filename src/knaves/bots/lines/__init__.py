"""Bots for classic and travel: a network, and an evaluation by lines for where NumPy is missing.

`observation.py` turns a view into arrays and `network.py` those into logits, on the boards that `tables.py` describes.
`evaluate.py` is plain Python, and `reasons.py` explains moves.
"""
