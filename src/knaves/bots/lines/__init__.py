"""Bots for classic and travel: an evaluation by lines, and a search on compiled rules.

`evaluate.py` is plain Python and serves the levels that do not search. The search needs Numba: `kernel.py` holds the
rules, `evaluate_jit.py` the same evaluation, `beliefs.py` the deals of hidden cards, `value_net.py` the scoring of
positions, all on the arrays that `layout.py` describes and `packing.py` fills.
"""
