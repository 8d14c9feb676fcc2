"""Environments for reinforcement learning: PettingZoo and OpenSpiel. Imports the games and everything below.

`coder.py` defines action ids and observations, `lines.py`, `stacks.py` and `text_coder.py` implement them;
`pettingzoo.py` and `openspiel.py` are the adapters. Everything that a learner sees is built from a `View`.
docs/envs.md explains every id and every plane. Needs `pip install knaves[envs]`.
"""

from knaves.extras import require

require(__name__, "envs", "numpy")
