"""Mines the puzzles of `knaves.puzzles`: `python -m tools.puzzles --help`. docs/puzzles.md says how.

`candidates.py` collects positions from games between the levels. `search.py` tries their moves in many worlds, which
the strongest level plays on (`playouts.py`, with the batch engine). `choose.py` picks the puzzles that are shipped and
says how often each level finds their solutions.
"""
