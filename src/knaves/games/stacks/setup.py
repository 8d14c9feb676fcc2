"""The set-up of a game, fixed before the first card: the deck, the seats and the options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from knaves.cards import Card
from knaves.games.stacks.deck import REVERSE
from knaves.games.stacks.options import StacksOptions

if TYPE_CHECKING:
    from knaves.games.stacks.game import StacksSpec

Chips = tuple[int, int]
"""The numbers of blue and red chips."""


@dataclass(frozen=True, repr=False)
class Setup:
    """A game with its seats and options; shared by all states of a game."""

    spec: StacksSpec
    seats: int
    options: StacksOptions

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it follows from: its tables would make every state a thousand times as large."""
        return make_setup, (self.spec, self.seats, self.options)

    def __repr__(self) -> str:
        return f"<{self.spec.name} for {self.seats}: {self.options!r}>"

    @cached_property
    def option_texts(self) -> dict[str, str]:
        """All options as text."""
        return self.options.texts(all_of_them=True)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards in the game, in the order of docs/deal.md."""
        out = dict(self.spec.out_for_two) if self.seats == 2 else {}
        if self.options.reverse_in_two == "kept":  # B39
            out.pop(REVERSE, None)
        copies = self.spec.copies.items()
        return tuple(card for card, count in copies for _ in range(count - out.get(card, 0)))

    @cached_property
    def hand_size(self) -> int:
        """Cards each seat is dealt and refills to."""
        return self.spec.hand_size

    @cached_property
    def height(self) -> int:
        """Cards of a completed pile."""
        return self.spec.height

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """Everyone plays alone."""
        return tuple(range(self.seats))

    @cached_property
    def others(self) -> tuple[tuple[int, ...], ...]:
        """For each seat all the others, in the order of their numbers."""
        return tuple(tuple(s for s in range(self.seats) if s != seat) for seat in range(self.seats))

    @cached_property
    def auto_draw(self) -> bool:
        """Whether hands are refilled by themselves (G44)."""
        return self.options.forgotten_draw == "auto"

    @cached_property
    def reverse_skips(self) -> bool:
        """Whether a Reverse is a Skip: with two players (S26, B39)."""
        return self.seats == 2

    @cached_property
    def one_skip(self) -> bool:
        """Whether a turn allows a single Skip (G67)."""
        return self.options.skip_stack == "single"

    @cached_property
    def block_any_time(self) -> bool:
        """Whether any card laid on a pile can be answered (G66)."""
        return self.options.block_scope == "any_time"

    @cached_property
    def thief_chooses(self) -> bool:
        """Whether a thief sees the hand they steal from (G65)."""
        return self.options.steal_from_hand == "chosen"

    def wins(self, chips: Chips) -> bool:
        """Whether these chips win: five, with two of each colour (S31, S32, G50)."""
        return sum(chips) >= self.spec.chips_to_win and min(chips) >= self.spec.chips_of_each


def make_setup(spec: StacksSpec, seats: int, options: StacksOptions) -> Setup:
    """The set-up for so many players; one clear sentence when it cannot be."""
    spec.check_seats(seats)  # before the cache, to which 2.0 is 2
    return _make_setup(spec, seats, options)


_make_setup = lru_cache(maxsize=1024)(Setup)
"""One for all states of all games with the same seats and options."""
