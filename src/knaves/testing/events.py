"""What the events of a move must satisfy."""

from __future__ import annotations

import json

from knaves.game import Event, State


def check_draws(before: State, after: State, events: tuple[Event, ...]) -> None:
    """The events must tell which cards left the draw pile: matches on paired deals go by them."""
    drawn = tuple(card for event in events for _, card in event.drawn)
    assert all(0 <= seat < before.seats for event in events for seat, _ in event.drawn)
    deck = before.deck
    if len(drawn) <= len(deck):
        lost = len(deck) - len(after.deck)
        told = f"the events tell of {' '.join(drawn) or 'none'}"
        assert lost == len(drawn), f"the draw pile lost {lost} cards, yet {told}: give them `drawn` ({before})"
        assert drawn == deck[:lost], f"{' '.join(deck[:lost])} lay on top of the draw pile, yet {told} ({before})"
        assert after.deck == deck[lost:], f"the draw pile changed below what was drawn in {before}"
    else:  # it was made anew in between
        assert drawn[: len(deck)] == deck, f"the events tell of other cards than {' '.join(deck)} in {before}"


def check_events(events: tuple[Event, ...], seats: int) -> None:
    """Every seat can be told of them in JSON."""
    for event in events:
        for seat in (None, *range(seats)):
            json.dumps(event.seen_by(seat))
