"""The rules of each game. Imports the protocol, the deal and the cards, and nothing of the other games."""

from knaves.games.registry import ENTRY_POINTS, GAMES, Games, register

__all__ = ["ENTRY_POINTS", "GAMES", "Games", "register"]
