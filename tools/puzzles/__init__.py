"""Mines the puzzles of `knaves.puzzles`: `python -m tools.puzzles --help`. docs/puzzles.md says how.

`candidates.py` collects positions from games between the levels, `search.py` plays them to the end by the strongest level
(`playouts.py`, with the batch engine), `rate.py` says how often each level finds a solution, and `choose.py` picks the
puzzles that are shipped.
"""
