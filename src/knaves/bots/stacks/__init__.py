"""Bots for stacks: an evaluation that plans a whole turn, and a search that plays turns out in possible worlds.

The rules and the evaluation are written once, as plain loops over a list of numbers: as they stand they serve the
levels that answer at once, and compiled by Numba, where it is installed, they serve the search.
"""
