"""The board games packed into arrays for the kernel: what never changes in a game, and what does."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from itertools import chain

import numpy as np
import numpy.typing as npt

from knaves.bots.lines import layout as at
from knaves.cards import ONE_EYED, PACK, TWO_EYED, Card
from knaves.game import Move
from knaves.games.lines.moves import EXCHANGES, PASS, Exchange, Pass, Place, Remove
from knaves.games.lines.setup import Setup
from knaves.games.lines.state import State
from knaves.games.lines.view import View

Array = npt.NDArray[np.uint16]

CARD_NUMBER = {card: number for number, card in enumerate(PACK)}
DEAD_CARDS = {"one": 0, "one_then_stuck": 1, "unlimited": 2}


class Unsupported(ValueError):
    """The kernel does not know an option, or this kind of position: the plain engine must serve."""


@lru_cache(maxsize=64)
def tables_for(setup: Setup) -> Array:
    """What a set-up fixes, for the kernel. Raises `Unsupported` for what the kernel does not play."""
    options, board, lines = setup.options, setup.board, setup.lines
    if not setup.auto_draw:
        raise Unsupported("the kernel draws by itself: forgotten_draw must be auto")
    if len(board.layout) > at.CELLS or len(lines) > at.LINES or len(setup.edition.pack) > at.PACK:
        raise Unsupported("the board or the pack is larger than the kernel's")
    t = np.zeros(at.TABLE_SIZE, np.uint16)
    playable = [board.number[name] for name in board.cells(board.playable)]
    t[at.SEATS], t[at.TEAMS], t[at.NEEDED] = setup.seats, setup.teams, setup.needed
    t[at.DEAD_CARDS] = DEAD_CARDS[options.dead_cards]
    t[at.DEAD_JACK], t[at.ADVANCED] = options.dead_jack, options.advanced_jack
    t[at.CAP] = min(int(options.stalemate_cap) * setup.seats, 32_000)
    t[at.PACK_SIZE], t[at.LINE_COUNT], t[at.PLAYABLE_COUNT] = len(setup.edition.pack), len(lines), len(playable)
    t[at.COPIES] = len(setup.edition.pack) // at.CARDS
    t[at.PLAYABLE : at.PLAYABLE + len(playable)] = playable
    t[at.TEAM_OF : at.TEAM_OF + setup.seats] = setup.team
    t[at.CELLS_OF : at.CELLS_OF + 2 * at.CARDS] = at.NONE
    for card, number in CARD_NUMBER.items():
        t[at.KIND + number] = at.WILD if card in TWO_EYED else at.REMOVER if card in ONE_EYED else at.ORDINARY
        counts = {at.WILD: at.FREE, at.REMOVER: at.TARGETS, at.ORDINARY: at.FREE_OF + number}
        t[at.COUNT_AT + number] = counts[int(t[at.KIND + number])]
        t[at.MAY_DIE + number] = options.dead_jack or t[at.KIND + number] == at.ORDINARY
        for slot, name in enumerate(board.cells(board.cells_of.get(card, 0))):
            t[at.CELLS_OF + 2 * number + slot] = board.number[name]
            t[at.CARD_AT + board.number[name]] = number
    index = {line.name: number for number, line in enumerate(lines)}
    for name, passing in setup.through.items():
        cell = board.number[name]
        t[at.THROUGH_COUNT + cell] = len(passing)
        for slot, line in enumerate(passing):
            t[at.THROUGH + at.MOST_THROUGH * cell + slot] = index[line.name]
    for number, line in enumerate(lines):
        t[at.LENGTH + number] = line.mask.bit_count()
        for slot, name in enumerate(board.cells(line.mask)):
            t[at.LINE_CELLS + at.MOST_LENGTH * number + slot] = board.number[name]
        for other, beside in enumerate(lines):
            t[at.CLASH + at.LINES * number + other] = not line.fits(beside, collinear_share=options.collinear_share)
    t.flags.writeable = False
    return t


def pack(position: State | View) -> tuple[Array, Array]:
    """Set-up and position for the kernel. Of a view the own hand alone is filled in: other cards are only counted."""
    setup, loose = position.setup, position.loose
    if loose.choosing is not None or loose.forfeits:
        raise Unsupported("a line is to be chosen or a card to be given up")
    t = tables_for(setup)
    board, lines = setup.board, setup.lines
    p = np.zeros(at.POSITION_SIZE, np.uint16)
    p[at.TURN] = position.turn
    p[at.EXCHANGED], p[at.PASSES], p[at.IDLE] = loose.exchanges, loose.passes, loose.idle
    index = {line.name: number for number, line in enumerate(lines)}
    for team, chips in enumerate(position.chips):
        for name in board.cells(chips):
            p[at.OWNER + board.number[name]] = team + 1
        unusable = np.zeros(len(lines), np.uint16)
        made = at.MADE + at.MOST_SEQUENCES * team
        p[made] = len(position.sequences[team])
        for slot, line in enumerate(position.sequences[team], 1):
            number = index[line.name]
            p[made + slot] = number
            clash = at.CLASH + at.LINES * number
            unusable |= t[clash : clash + len(lines)]
            for name in board.cells(line.mask):
                p[at.LOCKS + board.number[name]] += 1
        missing = at.MISSING + at.LINES * team
        p[missing : missing + len(lines)] = [
            (line.mask & ~chips).bit_count() for line in lines
        ] + at.UNUSABLE * unusable
        cells = [board.number[name] for name in board.cells(chips)]
        loose_cells = [cell for cell in cells if p[at.LOCKS + cell] == 0]
        p[at.LOOSE + team] = len(loose_cells)
        for slot, cell in enumerate(loose_cells):
            p[at.LOOSE_CELLS + at.CELLS * team + slot] = cell
            p[at.WHERE + cell] = slot
    empty = [cell for cell in t[at.PLAYABLE : at.PLAYABLE + t[at.PLAYABLE_COUNT]] if p[at.OWNER + cell] == 0]
    p[at.FREE] = len(empty)
    for slot, cell in enumerate(empty):
        p[at.FREE_CELLS + slot] = cell
        p[at.WHERE + cell] = slot
        p[at.FREE_OF + t[at.CARD_AT + cell]] += 1
    if isinstance(position, State):
        hands: tuple[tuple[Card, ...], ...] = position.hands
        _put(p, at.DECK_CARDS, position.deck[::-1])
        p[at.DECK] = len(position.deck)
        counts_of = tuple(map(len, hands))
    else:
        hands = tuple(position.hand if seat == position.seat else () for seat in range(setup.seats))
        p[at.DECK] = position.deck_count
        counts_of = position.hand_counts
    for seat, hand in enumerate(hands):
        _put(p, at.HANDS + at.MOST_HAND * seat, hand)
        p[at.HELD + seat] = counts_of[seat]
    laid = tuple(chain.from_iterable(position.discards))
    _put(p, at.DISCARDS, laid)
    p[at.DISCARDED] = len(laid)
    for card in laid:
        p[at.GONE + CARD_NUMBER[card]] += 1
    p[at.WINNER] = at.NOBODY
    if position.outcome is not None:
        p[at.WINNER] = setup.team[position.outcome.winners[0]] if position.outcome.winners else at.DRAWN
    return t, p


def _put(p: Array, start: int, cards: tuple[Card, ...]) -> None:
    p[start : start + len(cards)] = [CARD_NUMBER[card] for card in cards]


def unseen(view: View) -> Array:
    """The cards that lie in other hands or in the draw pile, in no order."""
    rest = Counter(view.setup.edition.pack)
    rest.subtract(chain(view.hand, *view.discards))
    return np.array([CARD_NUMBER[card] for card in rest.elements()], np.uint16)


def unpack_move(setup: Setup, move: int) -> Move:
    """A packed move as the games know it."""
    kind, card, cell = move >> 16, PACK[move >> 8 & 255], setup.board.names[move & 255]
    if kind == at.PLACE:
        return Place(card, cell)
    if kind == at.REMOVE:
        return Remove(card, cell)
    return EXCHANGES[card] if kind == at.EXCHANGE else PASS


def pack_move(setup: Setup, move: Move) -> int:
    """A move for the kernel. Raises `Unsupported` for one that the kernel never makes."""
    if isinstance(move, Place | Remove):
        kind = at.PLACE if isinstance(move, Place) else at.REMOVE
        return kind << 16 | CARD_NUMBER[move.card] << 8 | setup.board.number[move.cell]
    if isinstance(move, Exchange):
        return at.EXCHANGE << 16 | CARD_NUMBER[move.card] << 8
    if isinstance(move, Pass):
        return at.PASSING << 16
    raise Unsupported(f"the kernel does not make the move {move}")


def kernel_seed(rng: random.Random) -> npt.NDArray[np.uint64]:
    """The state of the kernel's generator of random numbers; never zero."""
    return np.array([rng.getrandbits(64) | 1], np.uint64)
