"""Bots for stacks: an evaluation that plans a whole turn, and a search that plays turns in possible worlds.

Rules (`kernel.py`), evaluation (`evaluate.py`, `planner.py`), value network and playouts are written once, as plain
loops over a list of numbers. As Python they serve the levels that do not search; compiled by Numba they serve the
search.
"""
