"""The rules of each game. Imports the protocol, the deal and the cards, and nothing of the other games."""

from collections.abc import Mapping
from types import MappingProxyType

from knaves.game import Game
from knaves.games.lines import CLASSIC, TRAVEL

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (CLASSIC, TRAVEL)})
"""Every game by name."""
