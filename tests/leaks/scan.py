"""Scans every frame: each card in it must be one that its receiver has held or that was face up.

What a receiver may know is computed from the states, not from views, so that a mistake in a view is found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from knaves.cards import PACK
from knaves.games.stacks.deck import COPIES
from knaves.server.table import Table

CARD = {name: re.compile(rf"(?<![A-Za-z0-9])({'|'.join(cards)})(?![A-Z0-9])") for name, cards in {
    "classic": PACK, "travel": PACK, "stacks": tuple(COPIES)}.items()}  # fmt: skip
NO_CARDS = frozenset({"name", "title", "code", "text", "message", "board", "says", "seed", "needs"})
"""Fields that people write or that contain no cards; no name in the tests looks like a card."""


class Scanner:
    """Tracks what each receiver at a table may know, and checks frames against it."""

    def __init__(self) -> None:
        self.known: dict[int | None, set[str]] = {}
        self.game = 0
        self.last_update: tuple[int, Any] = (0, None)
        self.tally: Counter[str] = Counter()

    def update_known(self, table: Table) -> None:
        """Add the open cards and each seat's hand to what is known, if something changed."""
        play = table.current_game
        if play is None or self.last_update == (table.log_version, play.state):
            return
        self.last_update = (table.log_version, play.state)
        if play.number != self.game:
            self.game, self.known = play.number, {}
        state: Any = play.state
        stacks = table.game.name == "stacks"
        public = {pile[-1] for pile in state.discards if pile} if stacks else set().union(*state.discards, set())
        public.update(getattr(move, "card", "") for _, move in play.moves if not move.secret)
        if stacks:
            public.update(*state.piles, state.out, state.specials)
        else:
            public.update(card for draw in state.opening.draws for card in draw if isinstance(card, str))
        self.known.setdefault(None, set()).update(public)
        for seat, hand in enumerate(state.hands):
            known = self.known.setdefault(seat, set())
            known.update(hand, self.known[None])
            if stacks and state.pending.stealing is not None and seat == state.turn:
                known.update(state.hands[state.pending.stealing])

    def scan(self, table: Table, seat: int | None, frame: bytes) -> None:
        """Fail if a frame has a card that its receiver may not know."""
        self.update_known(table)
        self.tally["frames"] += 1
        self.tally["bytes"] += len(frame)
        secrets = [table.next_seed.hex(), *(seat_state.key for seat_state in table.seats if seat_state.key)]
        play = table.current_game
        if play is not None and table.status == "playing":
            state: Any = play.state
            secrets += [play.seed.hex(), state.deal.seed.hex()]
        text = frame.decode()
        assert not any(secret in text for secret in secrets), f"a seed or a key was sent: {text}"
        if play is None or table.status != "playing":
            return
        known = self.known[seat if seat is None or seat < play.state.seats else None]
        found = [card for leaf in strings(msgspec.json.decode(frame)) for card in CARD[table.game.name].findall(leaf)]
        self.tally["cards"] += len(found)
        unknown = set(found) - known
        assert not unknown, f"seat {seat} was sent {sorted(unknown)}: {text}"
        line = " ".join(found)
        for hidden in (*(h for s, h in enumerate(state.hands) if s != seat and len(h) > 5), state.deck[:8]):
            if len(hidden) > 5:
                assert " ".join(hidden) not in line, f"seat {seat} was sent a hand or the draw pile: {text}"


def strings(value: Any, key: str = "") -> Iterator[str]:
    """All texts in a frame that may contain cards."""
    if isinstance(value, str):
        if key not in NO_CARDS:
            yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from strings(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item, key)
