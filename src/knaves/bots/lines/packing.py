"""Packs setups and positions of the board games into the kernel's arrays, and unpacks moves."""

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
    """The kernel cannot play this option or this kind of position; use the plain engine."""


@lru_cache(maxsize=64)
def pack_setup(setup: Setup) -> Array:
    """Pack a setup. Raises `Unsupported` if the kernel cannot play it."""
    options, board, lines = setup.options, setup.board, setup.lines
    if not setup.auto_draw:
        raise Unsupported("the kernel draws by itself: forgotten_draw must be auto")
    if len(board.layout) > at.CELLS or len(lines) > at.LINES or len(setup.spec.pack) > at.PACK:
        raise Unsupported("the board or the pack is larger than the kernel's")
    t = np.zeros(at.TABLE_SIZE, np.uint16)
    playable = [board.number[name] for name in board.cells(board.playable)]
    t[at.SEATS], t[at.TEAMS], t[at.SEQUENCES_NEEDED] = setup.seats, setup.teams, setup.needed
    t[at.DEAD_CARDS] = DEAD_CARDS[options.dead_cards]
    t[at.DEAD_JACK], t[at.ADVANCED_JACK] = options.dead_jack, options.advanced_jack
    t[at.PASS_CAP] = min(int(options.stalemate_cap) * setup.seats, 32_000)
    t[at.PACK_SIZE], t[at.LINE_COUNT], t[at.PLAYABLE_COUNT] = len(setup.spec.pack), len(lines), len(playable)
    t[at.COPIES] = len(setup.spec.pack) // at.CARDS
    t[at.PLAYABLE : at.PLAYABLE + len(playable)] = playable
    t[at.SEAT_TEAM : at.SEAT_TEAM + setup.seats] = setup.team
    t[at.CARD_CELLS : at.CARD_CELLS + 2 * at.CARDS] = at.NONE
    for card, number in CARD_NUMBER.items():
        t[at.KIND + number] = at.WILD if card in TWO_EYED else at.REMOVER if card in ONE_EYED else at.ORDINARY
        counts = {at.WILD: at.FREE_COUNT, at.REMOVER: at.TARGET_COUNT, at.ORDINARY: at.CARD_FREE_CELLS + number}
        t[at.PLAY_COUNT_AT + number] = counts[int(t[at.KIND + number])]
        t[at.EXCHANGEABLE + number] = options.dead_jack or t[at.KIND + number] == at.ORDINARY
        for slot, name in enumerate(board.cells(board.cells_by_card.get(card, 0))):
            t[at.CARD_CELLS + 2 * number + slot] = board.number[name]
            t[at.CELL_CARD + board.number[name]] = number
    index = {line.name: number for number, line in enumerate(lines)}
    for name, passing in setup.through.items():
        cell = board.number[name]
        t[at.CELL_LINE_COUNT + cell] = len(passing)
        for slot, line in enumerate(passing):
            t[at.CELL_LINES + at.MAX_CELL_LINES * cell + slot] = index[line.name]
    for number, line in enumerate(lines):
        t[at.LINE_LENGTH + number] = line.mask.bit_count()
        for slot, name in enumerate(board.cells(line.mask)):
            t[at.LINE_CELLS + at.MAX_LINE_LENGTH * number + slot] = board.number[name]
        for other, beside in enumerate(lines):
            t[at.CONFLICT + at.LINES * number + other] = not line.fits(beside, collinear_share=options.collinear_share)
    t.flags.writeable = False
    return t


def pack(position: State | View) -> tuple[Array, Array]:
    """Pack setup and position. Of a view only the own hand is filled in; other cards are counted."""
    setup, pending = position.setup, position.pending
    if pending.choosing is not None or pending.forfeits:
        raise Unsupported("a line is to be chosen or a card to be given up")
    t = pack_setup(setup)
    p = np.zeros(at.POSITION_SIZE, np.uint16)
    p[at.TURN] = position.turn
    p[at.EXCHANGED], p[at.PASSES], p[at.IDLE_TURNS] = pending.exchanges, pending.passes, pending.idle
    for team in range(setup.teams):
        _pack_team(t, p, position, team)
    free = [cell for cell in t[at.PLAYABLE : at.PLAYABLE + t[at.PLAYABLE_COUNT]] if p[at.OWNER + cell] == 0]
    _put_list(p, at.FREE_COUNT, at.FREE_CELLS, free)
    for cell in free:
        p[at.CARD_FREE_CELLS + t[at.CELL_CARD + cell]] += 1
    _pack_cards(p, position)
    p[at.WINNER] = at.NO_WINNER
    if position.outcome is not None:
        p[at.WINNER] = setup.team[position.outcome.winners[0]] if position.outcome.winners else at.DRAWN
    return t, p


def _pack_team(t: Array, p: Array, position: State | View, team: int) -> None:
    """A team's chips, sequences and missing chips by line."""
    board, lines, chips = position.setup.board, position.setup.lines, position.chips[team]
    index = {line.name: number for number, line in enumerate(lines)}
    cells = [board.number[name] for name in board.cells(chips)]
    for cell in cells:
        p[at.OWNER + cell] = team + 1
    unusable = np.zeros(len(lines), np.uint16)
    made = at.SEQUENCES_MADE + at.MAX_SEQUENCES * team
    p[made] = len(position.sequences[team])
    for slot, line in enumerate(position.sequences[team], 1):
        number = index[line.name]
        p[made + slot] = number
        conflicts = at.CONFLICT + at.LINES * number
        unusable |= t[conflicts : conflicts + len(lines)]
        for name in board.cells(line.mask):
            p[at.LOCKS + board.number[name]] += 1
    missing = at.MISSING + at.LINES * team
    p[missing : missing + len(lines)] = [(line.mask & ~chips).bit_count() for line in lines] + at.UNUSABLE * unusable
    unlocked = [cell for cell in cells if p[at.LOCKS + cell] == 0]
    _put_list(p, at.UNLOCKED_COUNT + team, at.UNLOCKED_CELLS + at.CELLS * team, unlocked)


def _pack_cards(p: Array, position: State | View) -> None:
    """Hands, draw pile and discards."""
    if isinstance(position, State):
        hands: tuple[tuple[Card, ...], ...] = position.hands
        _put(p, at.DECK_CARDS, position.deck[::-1])
        p[at.DECK_COUNT] = len(position.deck)
        hand_counts = tuple(map(len, hands))
    else:
        hands = tuple(position.hand if seat == position.seat else () for seat in range(position.setup.seats))
        p[at.DECK_COUNT] = position.deck_count
        hand_counts = position.hand_counts
    for seat, hand in enumerate(hands):
        _put(p, at.HANDS + at.HAND_SLOTS * seat, hand)
        p[at.HAND_COUNT + seat] = hand_counts[seat]
    discards = tuple(chain.from_iterable(position.discards))
    _put(p, at.DISCARDS, discards)
    p[at.DISCARD_COUNT] = len(discards)
    for card in discards:
        p[at.DISCARDED_COPIES + CARD_NUMBER[card]] += 1


def _put_list(p: Array, count: int, start: int, cells: list[int]) -> None:
    p[count] = len(cells)
    for slot, cell in enumerate(cells):
        p[start + slot] = cell
        p[at.LIST_INDEX + cell] = slot


def _put(p: Array, start: int, cards: tuple[Card, ...]) -> None:
    p[start : start + len(cards)] = [CARD_NUMBER[card] for card in cards]


def list_unseen(view: View) -> Array:
    """The cards in other hands and in the draw pile, in no particular order."""
    rest = Counter(view.setup.spec.pack)
    rest.subtract(chain(view.hand, *view.discards))
    return np.array([CARD_NUMBER[card] for card in rest.elements()], np.uint16)


def unpack_move(setup: Setup, move: int) -> Move:
    """Unpack a move."""
    kind, card, cell = move >> 16, PACK[move >> 8 & 255], setup.board.names[move & 255]
    if kind == at.PLACE:
        return Place(card, cell)
    if kind == at.REMOVE:
        return Remove(card, cell)
    return EXCHANGES[card] if kind == at.EXCHANGE else PASS


def pack_move(setup: Setup, move: Move) -> int:
    """Pack a move. Raises `Unsupported` for a move that the kernel does not know."""
    if isinstance(move, Place | Remove):
        kind = at.PLACE if isinstance(move, Place) else at.REMOVE
        return kind << 16 | CARD_NUMBER[move.card] << 8 | setup.board.number[move.cell]
    if isinstance(move, Exchange):
        return at.EXCHANGE << 16 | CARD_NUMBER[move.card] << 8
    if isinstance(move, Pass):
        return at.PASS << 16
    raise Unsupported(f"the kernel does not make the move {move}")


def new_rng_state(rng: random.Random) -> npt.NDArray[np.uint64]:
    """A new state for the kernel's random number generator; never zero."""
    return np.array([rng.getrandbits(64) | 1], np.uint64)
