"""What a seat saw happen, as numbers: the part of an information state that a view does not hold.

A history is a list of lines such as `placed 3 7D h3`. A line becomes a row: each of its words is the number of the word
in a fixed vocabulary, in binary digits. So different histories have different rows, and equal words equal digits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from knaves.envs.coder import Coder, Numbers
from knaves.events import kebab_case
from knaves.game import Reason

WORDS = 10
"""The most words of a line."""
OTHER = 1
"""The number of a word that the vocabulary lacks; 0 is no word."""
MAX_NUMBER = 130
"""The largest number in a line: the cards of a pack."""
_SEPARATORS = re.compile(r"[ ,]")


class HistoryCoder:
    """Histories of one game as numbers."""

    def __init__(self, coder: Coder) -> None:
        words = {
            "you",
            "dealt",
            "from",
            "??",
            "None",
            "True",
            "False",
            "blue",
            "red",
            "h",
            "d",
            *map(str, Reason),
            *coder.cards,
        }
        words.update(map(str, range(-1, MAX_NUMBER)))
        words.update(kebab_case(kind.__name__) for kind in coder.game.event_types)
        for seat in range(coder.seats):
            for number in range(coder.size):
                if (move := coder.find_move(seat, number)) is not None:
                    text = str(move)
                    words.update((text, *re.split("[@x]", text), text.removeprefix("=")))
        self.number = {word: number for number, word in enumerate(sorted(words), OTHER + 1)}
        self.digits = (len(self.number) + OTHER).bit_length()
        self.width = WORDS * self.digits

    def encode(self, lines: Sequence[str], rows: int) -> Numbers:
        """The last lines, as many as there are rows, the oldest first; empty rows follow."""
        numbers = np.zeros((rows, WORDS), np.int32)
        for row, line in enumerate(lines[-rows:] if rows else ()):
            for place, word in enumerate(_SEPARATORS.split(line)[:WORDS]):
                numbers[row, place] = self.number.get(word, OTHER)
        found = (numbers[:, :, None] >> np.arange(self.digits)) & 1
        return found.reshape(rows, self.width).astype(np.float32)
