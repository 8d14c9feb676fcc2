"""Trains the network of the board games by self-play on a GPU: `python -m tools.train --help`."""
