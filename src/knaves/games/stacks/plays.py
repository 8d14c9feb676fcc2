"""The legal moves of a turn, assembled from precomputed tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from knaves.cards import Card
from knaves.game import IllegalMove, Move
from knaves.games.stacks.deck import (
    COLOUR,
    COLOUR_PLACES,
    COLOURS,
    NAMES,
    PLACES,
    RANK,
    REVERSE,
    SKIP,
    SPECIALS,
    STEAL_CARD,
    STEAL_CHIP,
    fits,
    wanted,
)
from knaves.games.stacks.moves import DISCARDS, END, REVERSES, SKIPS, Lay, StealCard, StealChip
from knaves.games.stacks.setup import Chips, Setup

if TYPE_CHECKING:
    from knaves.games.stacks.state import State

Piles = tuple[tuple[Card, ...], ...]

_MAX_SEATS = 10
_STEAL_CARDS = {
    (victim, source, top): StealCard(victim, source, top)
    for victim in range(_MAX_SEATS)
    for source in "dh"
    for top in (False, True)
}
_STEAL_CHIPS = {
    (victim, colour, top): StealChip(victim, colour, top)
    for victim in range(_MAX_SEATS)
    for colour in (0, 1)
    for top in (False, True)
}


def first_free(heights: tuple[int, ...], colour: int) -> int | None:
    """The place where a new pile of this colour goes; None while two are open (S8, G53)."""
    return next((place for place in COLOUR_PLACES[colour] if not heights[place]), None)


@cache
def lays(heights: tuple[int, ...], top: bool) -> Mapping[Card, tuple[Lay, ...]]:
    """Where each coloured card may be laid while the piles have these heights (S13, S27)."""
    found: dict[Card, tuple[Lay, ...]] = {}
    for card, colour in COLOUR.items():
        free = first_free(heights, colour)
        places = [
            place for place in COLOUR_PLACES[colour] if fits(card, heights[place]) and (heights[place] or place == free)
        ]
        found[card] = tuple(Lay(card, PLACES[place], top) for place in places)
    return found


def may_lie(piles: Piles, card: Card, place: int) -> bool:
    """Whether a card may be laid at a place (S8, S13, S27)."""
    pile = piles[place]
    if COLOUR.get(card) != place // 2 or not fits(card, len(pile)):
        return False
    return bool(pile) or place == first_free(tuple(map(len, piles)), place // 2)


def misfit(piles: Piles, card: Card, place: int) -> IllegalMove:
    """Why a card may not be laid at a place."""
    colour, pile, name = COLOURS[place // 2], piles[place], PLACES[place]
    if card not in COLOUR:
        return IllegalMove("S13", f"{card} is {NAMES[card]}, which does not go on a pile")
    if COLOUR[card] != place // 2:
        own = COLOURS[COLOUR[card]]
        if RANK[card]:
            return IllegalMove("S13", f"{name} is a place for {colour} piles, and {card} is {own}")
        return IllegalMove("S27", f"{card} is wild on {own} piles alone, and {name} is {colour}")
    free = first_free(tuple(map(len, piles)), place // 2)
    if pile:
        if RANK[card] == 1 and free is None:
            return IllegalMove("S8", f"two {colour} piles are open already, so no third can be started")
        return IllegalMove("S13", f"the pile on {name} needs {wanted(place, len(pile))} next, not {card}")
    if free is None or not fits(card, 0):
        return IllegalMove("B32", f"a pile begins with a 1 or a wild, not with {card}")
    return IllegalMove("S7", f"a new {colour} pile goes to {PLACES[free]}, the first free place")


def turn_moves(state: State) -> tuple[Move, ...]:
    """The moves that the seat to move can make with its cards."""
    turn = state.turn
    hand, pile = state.hands[turn], state.discards[turn]
    one, two, three, four = state.piles
    heights = (len(one), len(two), len(three), len(four))
    fitting = lays(heights, False)
    kinds = dict.fromkeys(hand)  # identical cards give one move
    moves: list[Move] = []
    for card in kinds:
        moves += special_moves(state, card, top=False) if card in SPECIALS else fitting[card]
    if pile:  # S18
        card = pile[-1]
        moves += special_moves(state, card, top=True) if card in SPECIALS else lays(heights, True)[card]
    if kinds:
        moves += [DISCARDS[card] for card in kinds]
    else:  # G42, G68
        moves.append(END)
    return tuple(moves)


def special_moves(state: State, card: Card, *, top: bool) -> Iterable[Move]:
    """The ways to play a special card in one's own turn; for a Block there is none (S23)."""
    setup, turn = state.setup, state.turn
    if card == SKIP or (card == REVERSE and setup.reverse_skips):
        if setup.one_skip and state.pending.skips:  # G67
            return ()
        return ((SKIPS if card == SKIP else REVERSES)[top],)
    if card == REVERSE:
        return (REVERSES[top],)
    if card == STEAL_CARD:  # G28
        return [
            _STEAL_CARDS[victim, source, top]
            for victim in setup.others[turn]
            for source, cards in (("d", state.discards[victim]), ("h", state.hands[victim]))
            if cards
        ]
    if card == STEAL_CHIP:  # G47, G48
        own = state.chips[turn]
        safe = [colour for colour in (0, 1) if not steal_wins(setup, own, colour)]
        return [
            _STEAL_CHIPS[victim, colour, top]
            for victim in setup.others[turn]
            for colour in safe
            if state.chips[victim][colour]
        ]
    return ()


def steal_wins(setup: Setup, own: Chips, colour: int) -> bool:
    """Whether one more chip of this colour would win, so that it may not be stolen (S29, G47)."""
    blue, red = own
    return setup.wins((blue + 1, red) if colour == 0 else (blue, red + 1))
