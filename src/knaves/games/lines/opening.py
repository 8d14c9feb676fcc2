"""The opening: the cards drawn for dealer and starter, and their text form in a position (C9, C14, T10)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from knaves.cards import Card, rank
from knaves.deal import Deal
from knaves.game import SetupError, Unreadable
from knaves.games.lines.pending import Opening
from knaves.games.lines.setup import Setup
from knaves.position import remaining_cards


def draw_until_settled(setup: Setup, draw: Callable[[int], Card]) -> Opening:
    """The opening in which each seat draws the card that it is given; ties draw again (T11, G22, G72, G78)."""
    lowest = setup.spec.lowest_deals
    drawing = list(range(setup.seats if lowest else setup.teams))
    draws: list[tuple[int, Card]] = []
    while len(drawing) > 1:
        drawn = [(seat, draw(seat)) for seat in drawing]
        draws += drawn
        best = (min if lowest else max)(rank(card) for _, card in drawn)
        drawing = [seat for seat, card in drawn if rank(card) == best]
    if lowest:
        return Opening(tuple(draws), drawing[0], (drawing[0] + 1) % setup.seats)
    return Opening(tuple(draws), None, drawing[0])


def draw_for_start(setup: Setup, deal: Deal) -> tuple[Opening, Deal]:
    """Draw cards for dealer and starter, from the shuffled pack."""
    cards: tuple[Card, ...] = ()

    def draw(seat: int) -> Card:
        nonlocal cards, deal
        del seat
        if not cards:
            cards, deal = deal.shuffle(setup.spec.pack)
        card, cards = cards[0], cards[1:]
        return card

    return draw_until_settled(setup, draw), deal


@lru_cache(maxsize=1024)  # the positions of a game all have the same
def write_opening(opening: Opening) -> str:
    """The cards in the order drawn, `0:7H,1:KS`: dealer and starter follow from them."""
    return ",".join(f"{seat}:{card}" for seat, card in opening.draws)


@lru_cache(maxsize=1024)
def read_opening(setup: Setup, text: str) -> Opening:
    """The opening with this text form. Raises `Unreadable`, or `SetupError` if it cannot have been so."""
    left: list[tuple[int, Card]] = []
    for part in text.split(","):
        match = re.fullmatch(r"([0-9]{1,2}):(.*)", part)
        if not match:
            raise Unreadable(f"opening: a draw is written 0:7H, not {part[:40]!r}")
        if match[2] not in setup.spec.pack:
            raise Unreadable(f"opening: {match[2][:40]!r} is not a card of this game")
        left.append((int(match[1]), match[2]))
    pack = setup.spec.pack
    try:
        for start in range(0, len(left), len(pack)):  # the pack is shuffled anew when all of it was drawn
            remaining_cards(pack, (card for _, card in left[start : start + len(pack)]))
    except SetupError as error:
        raise SetupError(f"opening: {error}") from None
    left.reverse()
    what, rule = ("deals", "C9") if setup.spec.lowest_deals else ("starts", "T10")

    def draw(seat: int) -> Card:
        if not left or left[-1][0] != seat:
            other = f", not seat {left[-1][0]}" if left else ", and there is no card for it"
            raise SetupError(f"opening: seat {seat} draws next{other} ({rule}, G72)")
        return left.pop()[1]

    opening = draw_until_settled(setup, draw)
    if left:
        raise SetupError(f"opening: it is settled who {what}, yet seat {left[-1][0]} draws again ({rule}, G72)")
    return opening
