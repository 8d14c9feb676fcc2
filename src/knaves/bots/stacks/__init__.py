"""Bots for stacks: a network, and an evaluation that plans a whole turn for where NumPy is missing.

`observation.py` turns a view into arrays and `network.py` those into logits of the `actions.py`. `evaluate.py` and
`planner.py` are plain Python on a list of numbers that `packing.py` fills, and `reasons.py` explains moves.
"""
