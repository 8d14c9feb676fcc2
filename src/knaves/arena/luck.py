"""The luck of the draws in a game, so that a match can subtract it from the score (as AIVAT does in poker).

The luck of a draw is the drawing side's chance to win with the cards that came, less its mean chance over the cards
that could have come. Its expected value is zero whatever the estimate of the chances is worth, if only the cards that
could have come have the right probabilities. They do:

- The deck of a new game is in random order, and so is one that was shuffled anew. Given its first cards, each order of
  the others is as likely as any other.
- `SeatPiles` takes each card from a place in that order which follows from who drew how often before, and bots see
  nothing of the cards that still lie there. So given all that has happened, the next cards drawn are any of those left
  in all piles together, each set of places with the same probability. (Not just any of the seat's own pile: which cards
  lie there is luck too.)
- The draw that came is compared with random draws from the same cards. It is one of these by symmetry, so the mean of
  its difference to all of them together is zero as well.

Each term has the mean zero given all that came before it. So their sum has the mean zero too, although the cards
decide how long a game lasts. Both games of a deal use the same piles, which does not matter either: the mean of a sum
is the sum of the means. The luck of the first hands is left out, since it would cancel out: on each deal every bot
plays every side once, and an estimate does not depend on the bot.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import chain

from knaves.bots.chances import EstimateChances, Hand
from knaves.game import Event, State

SAMPLES = 12
"""The draws that are compared, with the one that came; they leave a twelfth of the luck in."""


class LuckMeter:
    """Adds up the luck of the draws in one game, by side."""

    def __init__(self, sides: int, estimate: EstimateChances, rng: random.Random) -> None:
        self.by_side = [0.0] * sides
        self._estimate = estimate
        self._rng = rng

    def add(self, before: State, after: State, events: Sequence[Event]) -> None:
        """Add the luck of a move that was applied.

        Three kinds of moves are left out, none of them because of the cards that came: those in which several seats
        draw, those in which the deck was shuffled anew, and those that ended the game.
        """
        drawn = list(chain.from_iterable(event.drawn for event in events))
        if len({seat for seat, _ in drawn}) != 1 or len(after.deck) != len(before.deck) - len(drawn) or after.outcome:
            return
        seat, cards = drawn[0][0], tuple(card for _, card in drawn)
        kept = list(after.open_hands()[seat])
        for card in cards:
            kept.remove(card)
        draws = self._possible_draws(cards, after.deck)
        came = list(draws).index(_sorted(cards))
        chances = self._estimate(after, seat, [(*kept, *draw) for draw in draws])
        total = draws.total()
        for side in range(len(self.by_side)):
            mean = sum(count * chance[side] for count, chance in zip(draws.values(), chances, strict=True)) / total
            self.by_side[side] += chances[came][side] - mean

    def _possible_draws(self, cards: Hand, deck: Sequence[str]) -> Counter[Hand]:
        """These cards, and draws that could have come instead: all of them if they are few, else a sample."""
        pool = (*cards, *deck)
        if len(cards) == 1 and len(set(pool)) <= SAMPLES:
            return Counter((card,) for card in pool)
        others = (_sorted(self._rng.sample(pool, len(cards))) for _ in range(SAMPLES - 1))
        return Counter((_sorted(cards), *others))


def _sorted(cards: Sequence[str]) -> Hand:
    return tuple(sorted(cards))
