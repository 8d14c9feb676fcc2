"""Reading positions from text, and refusing those that cannot occur, with the reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from knaves.cards import Card
from knaves.deal import Deal
from knaves.game import SetupError, Unreadable
from knaves.games.stacks.deck import BLOCK, COLOUR, COLOURS, COPIES, PLACE_NUMBER, PLACES, SPECIALS, STEAL_CARD, fits
from knaves.games.stacks.moves import BLOCKS, LET, TOP
from knaves.games.stacks.notation import write_chips
from knaves.games.stacks.pending import NONE_PENDING, Pending, Window
from knaves.games.stacks.places import find_place
from knaves.games.stacks.setup import Chips, Setup, make_setup
from knaves.games.stacks.state import State, result
from knaves.games.stacks.view import View
from knaves.position import NO_SEED, Fields, by_seat, remaining_cards, write_field, write_options, write_seats_lists

if TYPE_CHECKING:
    from knaves.games.stacks.game import StacksSpec

Cards = tuple[Card, ...]

KEYS = (
    *("seats", "options", "piles", "chips", "hands", "discards", "deck", "out", "specials", "turn", "direction"),
    *("skips", "window", "answers", "stealing", "rights", "penalties", "busy", "idle", "dealer", "deal", "seat"),
)


def read_state(spec: StacksSpec, text: str) -> State:
    """The full position with this text form."""
    parts = _Parts(spec, text)
    parts.refuse_view()
    common = parts.common()
    setup, pending = common.setup, common.pending
    hands = parts.piles("hands", setup.seats)
    discards = parts.piles("discards", setup.seats)
    deck = parts.deck(setup.pack, chain(common.out, common.specials, *common.piles, *hands, *discards))
    _check_counts(common, tuple(map(len, hands)))
    for seat in pending.window.blocks if pending.window else ():
        _check_blocker(seat, hands[seat])
    return State(
        setup,
        common.piles,
        common.chips,
        hands,
        discards,
        deck,
        common.out,
        common.specials,
        common.turn,
        common.direction,
        parts.deal(),
        common.busy,
        pending,
        result(setup, common.chips, pending.idle),
        common.dealer,
    )


def read_view(spec: StacksSpec, text: str) -> View:
    """The view with this text form."""
    parts = _Parts(spec, text)
    parts.refuse_position()
    common = parts.common()
    setup, pending = common.setup, common.pending
    seat = parts.viewer(setup.seats)
    texts = [parts.by_seat(key, parts.need(key), setup.seats) for key in ("hands", "discards")]
    known: dict[int, Cards] = {}
    counts: list[int] = []
    for owner, hand in enumerate(texts[0]):
        if owner == seat or (owner == pending.stealing and seat == common.turn):
            known[owner] = parts.cards("hands", hand)
            counts.append(len(known[owner]))
        else:
            counts.append(parts.hidden("hands", hand))
    tops = [parts.covered("discards", pile) for pile in texts[1]]
    _check_counts(common, tuple(counts))
    if pending.window is not None:
        if {*pending.window.blocks, *pending.window.lets} - {seat}:
            raise SetupError("answers: a seat knows its own answer alone (G57)")
        if pending.window.blocks and seat is not None:
            _check_blocker(seat, known[seat])
    view = View(
        setup,
        seat,
        common.piles,
        common.chips,
        () if seat is None else known[seat],
        tuple(counts),
        () if pending.stealing is None else known.get(pending.stealing, ()) if seat == common.turn else (),
        tuple(top for top, _ in tops),
        tuple(count for _, count in tops),
        parts.hidden("deck", parts.need("deck")),
        common.out,
        common.specials,
        common.turn,
        common.direction,
        common.busy,
        pending,
        result(setup, common.chips, pending.idle),
        frozenset(),
        (),
        dealer=common.dealer,
    )
    # Who may act and what is legal depend on what is seen alone, so any way to deal the hidden cards gives the same.
    return fill_in(view, unseen(view), NO_SEED).view(seat)


# --- What a view does not show ----------------------------------------------------------------------------------


def unseen(view: View) -> Cards:
    """The cards that this seat cannot see, wherever they lie, in the order of the pack."""
    tops = (top for top in view.discard_tops if top is not None)
    left = remaining_cards(view.setup.pack, chain(view.hand, view.shown, tops, view.out, view.specials, *view.piles))
    hidden = sum(view.hand_counts) - len(view.hand) - len(view.shown)
    below = sum(count - 1 for count in view.discard_counts if count)
    if hidden + below + view.deck_count != left.total():
        raise SetupError(f"hands, piles and decks must hold {len(view.setup.pack)} cards together")
    return tuple(left.elements())


def fill_in(view: View, cards: Cards, deal: Deal) -> State:
    """The state that looks like this view and has these cards where it shows none."""
    start = 0

    def take(count: int) -> Cards:
        nonlocal start
        start += count
        return cards[start - count : start]

    known = {view.pending.stealing: view.shown} if view.shown else {}
    known[view.seat] = view.hand
    hands = tuple(known[seat] if seat in known else take(count) for seat, count in enumerate(view.hand_counts))
    tops = zip(view.discard_counts, view.discard_tops, strict=True)
    discards = tuple(() if top is None else (*take(count - 1), top) for count, top in tops)
    return State(
        view.setup,
        view.piles,
        view.chips,
        hands,
        discards,
        cards[start:],
        view.out,
        view.specials,
        view.turn,
        view.direction,
        deal,
        view.busy,
        view.pending,
        view.outcome,
        view.dealer,
    )


def make_position(
    spec: StacksSpec,
    setup: Setup,
    piles: Mapping[str, Iterable[Card]],
    chips: Iterable[Chips] | Mapping[int, Chips] | None,
    lists: Mapping[str, object],
    others: Mapping[str, object],
) -> State:
    """The full position from data of Python, by way of its text, so that it is checked like any other."""
    if not isinstance(piles, Mapping):
        raise SetupError(f"piles are lists of cards by place, as {{'b1': ['B1', 'B2']}}, not {repr(piles)[:60]}")
    table: list[Iterable[Card]] = [()] * len(PLACES)
    for place, pile in piles.items():
        table[find_place(place)] = pile
    words = [spec.name, f"seats={setup.seats}", *write_options(setup.options.texts()), write_field("piles", table)]
    if chips is not None:
        held = list(by_seat("chips", chips, setup.seats, (0, 0)))
        if not all(isinstance(own, tuple) and len(own) == len(COLOURS) for own in held):
            raise SetupError("chips are the numbers of blue and red chips for each seat, as [(2, 1), (0, 3)]")
        words.append(write_field("chips", "|".join(map(write_chips, held))))
    words += [write_seats_lists(key, value, setup.seats) for key, value in lists.items() if value is not None]
    words += [write_field(key, value) for key, value in others.items() if value is not None]
    return read_state(spec, " ".join(words))


# --- Reading ----------------------------------------------------------------------------------------------------


@dataclass
class _Common:
    """The fields that states and views share."""

    setup: Setup
    piles: tuple[Cards, ...]
    chips: tuple[Chips, ...]
    out: Cards
    specials: Cards
    turn: int
    direction: int
    busy: bool
    pending: Pending
    dealer: int | None


class _Parts(Fields):
    """The fields of a position of stacks."""

    def __init__(self, spec: StacksSpec, text: str) -> None:
        super().__init__(spec.name, KEYS, COPIES, text)
        self.spec = spec

    def covered(self, key: str, text: str) -> tuple[Card | None, int]:
        """The top card of a pile and how many cards it has: `-`, `B4`, or `??*3,B4`."""
        if text == "-":
            return None, 0
        below, _, top = text.rpartition(",")
        (card,) = self.cards(key, top)
        return card, 1 + (self.hidden(key, below) if below else 0)

    def common(self) -> _Common:
        """The fields that states and views share, checked."""
        self.need("seats")
        setup = make_setup(self.spec, self.number("seats"), self.spec.Options.parse(self.options()))
        turn = self.number("turn", setup.seats - 1)
        direction = self.fields.get("direction", "1")
        if direction not in ("1", "-1"):
            raise Unreadable(f"direction is 1 or -1, not {direction[:40]!r}")
        if direction == "-1" and setup.reverse_skips:
            raise SetupError("direction: with two players a Reverse is a Skip, so the direction never turns (S26)")
        common = _Common(
            setup,
            self._table(),
            self._chips(setup),
            self._set_aside("out", COLOUR, "a special card, which lies with the specials"),
            self._set_aside("specials", SPECIALS, "not a special card"),
            turn,
            int(direction),
            bool(self.number("busy", 1)) or "window" in self.fields or "stealing" in self.fields,
            self._pending(setup, turn),
            self.number("dealer", setup.seats - 1) if "dealer" in self.fields else None,
        )
        _check_piles(common)
        _check_pending(common)
        return common

    def _table(self) -> tuple[Cards, ...]:
        """The piles by place."""
        text = self.fields.get("piles")
        if text is None:
            return ((),) * len(PLACES)
        parts = text.split("|")
        if len(parts) != len(PLACES):
            raise SetupError(f"piles has {len(parts)} parts for the {len(PLACES)} places {', '.join(PLACES)} (B33)")
        return tuple(self.cards("piles", part) for part in parts)

    def _chips(self, setup: Setup) -> tuple[Chips, ...]:
        if "chips" not in self.fields:
            return ((0, 0),) * setup.seats
        chips = []
        for text in self.by_seat("chips", self.fields["chips"], setup.seats):
            match = re.fullmatch(r"([0-9]{1,3})b([0-9]{1,3})r", text)
            if not match:
                raise Unreadable(f"chips: those of a seat are written 2b1r, not {text[:40]!r}")
            chips.append((int(match[1]), int(match[2])))
        return tuple(chips)

    def _set_aside(self, key: str, allowed: Iterable[Card], otherwise: str) -> Cards:
        cards = self.cards(key, self.fields.get(key, "-"))
        for card in cards:
            if card not in allowed:
                raise SetupError(f"{key}: {card} is {otherwise}")
        return cards

    def _pending(self, setup: Setup, turn: int) -> Pending:
        stealing = self.number("stealing", setup.seats - 1) if "stealing" in self.fields else None
        pending = Pending(
            skips=self.number("skips"),
            window=self._window(setup, turn),
            stealing=stealing,
            draw_rights=tuple(sorted(self.seats("rights", setup.seats))),
            penalties=tuple(sorted(self.seats("penalties", setup.seats))),
            idle=self.number("idle", setup.seats),
        )
        return NONE_PENDING if pending == NONE_PENDING else pending

    def _window(self, setup: Setup, turn: int) -> Window | None:
        text = self.fields.get("window")
        if text is None:
            if "answers" in self.fields:
                raise SetupError("answers: there is no window to answer in")
            return None
        if text.removeprefix(TOP) not in PLACE_NUMBER:
            raise Unreadable(f"window is the place of a pile like b1, or ^b1, not {text[:40]!r}")
        answers: dict[str, list[int]] = {str(BLOCKS): [], str(LET): []}
        for pair in filter(None, self.fields.get("answers", "").split(",")):
            match = re.fullmatch(r"([0-9]{1,2}):(block|let)", pair)
            if not match:
                raise Unreadable(f"answers are written 1:let,2:block, not {pair[:40]!r}")
            seat = int(match[1])
            if seat not in setup.others[turn]:
                raise SetupError(f"answers: seat {seat} is not asked, since seat {turn} played the card (G31)")
            if any(seat in given for given in answers.values()):
                raise SetupError(f"answers: seat {seat} appears twice")
            answers[match[2]].append(seat)
        blocks, lets = (tuple(sorted(given)) for given in answers.values())
        if len(blocks) + len(lets) == setup.seats - 1 and "seat" not in self.fields:
            raise SetupError("answers: all have answered, so the window is closed (G31)")
        return Window(PLACE_NUMBER[text.removeprefix(TOP)], text.startswith(TOP), blocks, lets)


# --- Checks -----------------------------------------------------------------------------------------------------


def _check_piles(common: _Common) -> None:
    window = common.pending.window
    for place, pile in enumerate(common.piles):
        for height, card in enumerate(pile):
            if COLOUR.get(card) != place // 2:
                raise SetupError(f"piles: {card} cannot lie on {PLACES[place]} (S13)")
            if not fits(card, height):
                raise SetupError(f"piles: {card} is out of order on {PLACES[place]} (S13)")
        open_window = window is not None and window.place == place
        if len(pile) > common.setup.height or (len(pile) == common.setup.height and not open_window):
            raise SetupError(f"piles: the pile on {PLACES[place]} is complete and would be set aside (S21)")
        if open_window and not common.setup.block_any_time and len(pile) < common.setup.height:
            raise SetupError(f"window: the pile on {PLACES[place]} is not complete (G30)")
        if open_window and not pile:
            raise SetupError(f"window: there is no pile on {PLACES[place]}")


def _check_pending(common: _Common) -> None:
    setup, pending, turn = common.setup, common.pending, common.turn
    waiting = pending.window is not None or pending.stealing is not None
    winners = [seat for seat, own in enumerate(common.chips) if setup.wins(own)]
    if len(winners) > 1:
        raise SetupError("chips: two players cannot both have won (S31)")
    if winners and (winners[0] != turn or waiting or pending.draw_rights):
        raise SetupError("chips: a game is won in the winner's own turn, and then nothing is left open (G49)")
    if pending.window is not None and pending.stealing is not None:
        raise SetupError("window and stealing cannot both be open (G31, G65)")
    if pending.stealing is not None:
        if not setup.thief_chooses:
            raise SetupError("stealing: with steal_from_hand:random no hand is shown (G26)")
        if pending.stealing == turn:
            raise SetupError("stealing: nobody can steal from themselves (S28)")
        if common.specials[-1:] != (STEAL_CARD,):
            raise SetupError("stealing: the last special card played must be Steal a Card (G65)")
    if setup.one_skip and pending.skips > 1:
        raise SetupError("skips: with skip_stack:single there is one at most (G67)")
    if setup.auto_draw and (pending.draw_rights or pending.penalties):
        raise SetupError("rights and penalties: with forgotten_draw:auto nobody can forget to draw (G44)")
    if set(pending.draw_rights) & set(pending.penalties):
        raise SetupError("rights and penalties: a seat may still draw or has forgotten to, not both (G44)")
    if pending.draw_rights and waiting:
        raise SetupError("rights: they end with the next play, so none is left while a play is open (G44)")
    if pending.idle and common.busy:
        raise SetupError("idle: it counts turns without a play or a draw, and in this turn there was one (G46)")


def _check_counts(common: _Common, counts: tuple[int, ...]) -> None:
    """Refuse hands of a size that cannot be."""
    pending = common.pending
    for seat in pending.draw_rights:
        if counts[seat] >= common.setup.hand_size:
            raise SetupError(f"rights: seat {seat} has {counts[seat]} cards already, so there is nothing to draw (G29)")
    if pending.stealing is not None and not counts[pending.stealing]:
        raise SetupError(f"stealing: the hand of seat {pending.stealing} is empty (G28)")


def _check_blocker(seat: int, hand: Cards) -> None:
    if BLOCK not in hand:
        raise SetupError(f"answers: seat {seat} holds no Block (S30)")
