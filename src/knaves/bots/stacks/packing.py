"""Packs views, states and moves of stacks into numbers, and unpacks moves."""

from __future__ import annotations

from itertools import chain

from knaves.bots.stacks import layout as at
from knaves.cards import Card
from knaves.game import Move
from knaves.games.stacks.deck import COPIES, PLACES
from knaves.games.stacks.moves import (
    Block,
    Discard,
    EndTurn,
    Lay,
    Let,
    Reverse,
    Skip,
    StealCard,
    StealChip,
    Take,
)
from knaves.games.stacks.state import State
from knaves.games.stacks.view import View

NUMBER: dict[Card, int] = {card: number for number, card in enumerate(COPIES)}
NAME: tuple[Card, ...] = tuple(COPIES)


def pack(position: State | View) -> list[int]:
    """Pack a position. Of a view the own and the open cards are filled in; the others are only counted."""
    setup, loose = position.setup, position.pending
    seats = setup.seats
    p = [0] * at.POSITION_SIZE
    p[at.SEATS], p[at.TURN], p[at.DIRECTION], p[at.SKIPS] = seats, position.turn, position.direction, loose.skips
    p[at.IDLE_TURNS], p[at.BUSY] = loose.idle, position.busy
    p[at.ONE_SKIP], p[at.THIEF_CHOOSES], p[at.BLOCK_ANY_TIME] = (
        setup.one_skip,
        setup.thief_chooses,
        setup.block_any_time,
    )
    p[at.WITH_SPECIALS] = setup.options.reshuffle == "with_specials"
    edition = setup.spec
    p[at.HAND_SIZE], p[at.HEIGHT] = edition.hand_size, edition.height
    p[at.CHIPS_TO_WIN], p[at.CHIPS_OF_EACH] = edition.chips_to_win, edition.chips_of_each
    p[at.PENALTIES] = sum(1 << seat for seat in loose.penalties)
    p[at.STEALING] = at.NOBODY if loose.stealing is None else loose.stealing
    p[at.WINNER] = at.NOBODY
    if position.outcome is not None:
        p[at.WINNER] = position.outcome.winners[0] if position.outcome.winners else at.DRAWN
    p[at.WINDOW] = -1
    if loose.window is not None:
        window = loose.window
        p[at.WINDOW], p[at.WINDOW_TOP] = window.place, at.FROM_TOP * window.top
        p[at.BLOCKERS] = sum(1 << seat for seat in window.blocks)
        p[at.ANSWERED] = p[at.BLOCKERS] + sum(1 << seat for seat in window.lets)
    p[at.CHIPS : at.CHIPS + 2 * seats] = chain.from_iterable(position.chips)
    for place, pile in enumerate(position.piles):
        p[at.HEIGHTS + place] = len(pile)
        start = at.PILES + at.MAX_HEIGHT * place
        p[start : start + len(pile)] = [NUMBER[card] for card in pile]
    for start, cards in ((at.SET_ASIDE, position.out), (at.SPECIALS, position.specials), (at.TOTAL_COPIES, setup.pack)):
        _count(p, start, cards)
    if isinstance(position, State):
        for seat in range(seats):
            _count(p, at.HANDS + at.CARDS * seat, position.hands[seat])
            start = at.DISCARDS + at.MAX_CARDS * seat
            p[start : start + len(position.discards[seat])] = [NUMBER[card] for card in position.discards[seat]]
        p[at.HAND_COUNT : at.HAND_COUNT + seats] = map(len, position.hands)
        p[at.DISCARD_COUNT : at.DISCARD_COUNT + seats] = map(len, position.discards)
        p[at.DECK_COUNT] = len(position.deck)
        p[at.DECK_CARDS : at.DECK_CARDS + len(position.deck)] = [NUMBER[card] for card in reversed(position.deck)]
        return p
    p[at.HAND_COUNT : at.HAND_COUNT + seats] = position.hand_counts
    p[at.DISCARD_COUNT : at.DISCARD_COUNT + seats] = position.discard_counts
    p[at.DECK_COUNT] = position.deck_count
    for seat, top in enumerate(position.discard_tops):
        if top is not None:
            p[at.DISCARDS + at.MAX_CARDS * seat + position.discard_counts[seat] - 1] = NUMBER[top]
    if position.seat is not None:
        _count(p, at.HANDS + at.CARDS * position.seat, position.hand)
    if loose.stealing is not None:
        _count(p, at.HANDS + at.CARDS * loose.stealing, position.shown)
    for seat in loose.rights:  # plans assume that nobody forgets to draw
        missing = min(setup.hand_size - p[at.HAND_COUNT + seat], p[at.DECK_COUNT])
        p[at.HAND_COUNT + seat] += missing
        p[at.DECK_COUNT] -= missing
    return p


def _count(p: list[int], start: int, cards: tuple[Card, ...]) -> None:
    for card in cards:
        p[start + NUMBER[card]] += 1


def pack_move(move: Move) -> int:
    """Pack a move; drawing by hand has no packed form."""
    top = at.FROM_TOP if move.parts().get("top") else 0
    match move:
        case Lay():
            return at.LAY * at.MOVE_KIND + top + 4 * NUMBER[move.card] + PLACES.index(move.place)
        case StealCard():
            return at.STEALING_CARD * at.MOVE_KIND + top + 2 * move.victim + (move.source == "h")
        case StealChip():
            return at.STEALING_CHIP * at.MOVE_KIND + top + 2 * move.victim + move.colour
        case Discard():
            return at.DISCARD * at.MOVE_KIND + NUMBER[move.card]
        case Take():
            return at.TAKE * at.MOVE_KIND + NUMBER[move.card]
        case Skip():
            return at.SKIPPING * at.MOVE_KIND + top
        case Reverse():
            return at.REVERSING * at.MOVE_KIND + top
        case EndTurn():
            return at.END * at.MOVE_KIND
        case Block():
            return at.BLOCKING * at.MOVE_KIND
        case Let():
            return at.LETTING * at.MOVE_KIND
    raise ValueError(f"{move} has no packed form")
