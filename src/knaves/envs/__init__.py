"""The games for learning programs: PettingZoo, OpenSpiel, and the numbers they share. Imports the games and below.

`coder.py` says what a family needs to be played by numbers, `lines.py` and `stacks.py` are the two families;
`pettingzoo.py` and `openspiel.py` are the adapters. All that a learner sees is built from a `View`. docs/envs.md
explains every id and every plane. Needs `pip install knaves[envs]`.
"""

from knaves.extras import need

need(__name__, "envs", "numpy")
