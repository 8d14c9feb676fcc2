"""The rules of each game. Imports the protocol, the deal and the cards, and nothing of the other games."""

from collections.abc import Mapping
from types import MappingProxyType

from knaves.game import Game
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.stacks import STACKS

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (CLASSIC, TRAVEL, STACKS)})
"""Every game by name."""
