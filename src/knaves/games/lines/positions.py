"""Reading positions from text, and refusing those that cannot occur, with the reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain, combinations
from typing import TYPE_CHECKING, Any

from knaves.cards import Card
from knaves.game import SetupError, Unreadable
from knaves.games.lines.board import CORNER, Line
from knaves.games.lines.completion import new_lines, result
from knaves.games.lines.notation import LETTERS
from knaves.games.lines.opening import read_opening
from knaves.games.lines.pending import NONE_PENDING, UNKNOWN, Opening, Pending
from knaves.games.lines.setup import Setup, make_setup
from knaves.games.lines.squares import find_cell, find_team
from knaves.games.lines.state import State
from knaves.games.lines.view import View
from knaves.position import NO_SEED, Fields, remaining_cards, write_field, write_options, write_seats_lists

if TYPE_CHECKING:
    from knaves.games.lines.game import LinesSpec

KEYS = (
    *("seats", "teams", "options", "board", "sequences", "hands", "discards", "deck", "turn", "exchanges", "rights"),
    *("owed", "choosing", "forfeits", "offers", "passes", "idle", "opening", "deal", "seat"),
)
DIGITS = "0123456789"


def read_state(spec: LinesSpec, text: str) -> State:
    """The full position with this text form."""
    parts = _Parts(spec, text)
    parts.refuse_view()
    setup, chips, sequences, pending, turn, discards = parts.common()
    hands = parts.piles("hands", setup.seats)
    deck = parts.deck(spec.pack, chain(*hands, *discards))
    _check_hands(setup, tuple(map(len, hands)), pending)
    opening = parts.opening(setup)
    state = State(setup, chips, sequences, hands, discards, deck, turn, parts.deal(), pending, opening=opening)
    return replace(state, outcome=result(state))


def read_view(spec: LinesSpec, text: str) -> View:
    """The view with this text form."""
    parts = _Parts(spec, text)
    parts.refuse_position()
    setup, chips, sequences, pending, turn, discards = parts.common()
    seat = parts.viewer(setup.seats)
    hands = parts.by_seat("hands", parts.need("hands"), setup.seats)
    own = () if seat is None else parts.cards("hands", hands[seat])
    counts = tuple(len(own) if s == seat else parts.hidden("hands", hand) for s, hand in enumerate(hands))
    deck_count = parts.hidden("deck", parts.need("deck"))
    hidden = tuple(remaining_cards(spec.pack, chain(own, *discards)).elements())
    if sum(counts) - len(own) + deck_count != len(hidden):
        raise SetupError(f"hands, discard piles and draw pile must hold {len(spec.pack)} cards together")
    _check_hands(setup, counts, pending)
    # The legal moves depend on the own hand alone, so any way to deal the hidden cards gives the same view.
    starts = [0]
    for s, count in enumerate(counts):
        starts.append(starts[-1] + (0 if s == seat else count))
    all_hands = tuple(own if s == seat else hidden[starts[s] : starts[s + 1]] for s in range(setup.seats))
    opening = parts.opening(setup)
    state = State(
        setup, chips, sequences, all_hands, discards, hidden[starts[-1] :], turn, NO_SEED, pending, opening=opening
    )
    return replace(state, outcome=result(state)).view(seat)


def make_position(
    spec: LinesSpec,
    setup: Setup,
    chips: Mapping[Any, Iterable[str]],
    sequences: Iterable[str | Line],
    lists: Mapping[str, object],
    others: Mapping[str, object],
) -> State:
    """The full position from data of Python, by way of its text, so that it is checked like any other."""
    if not isinstance(chips, Mapping):
        raise SetupError(f"chips are lists of cells by team, as {{'blue': ['b1', 'c1']}}, not {repr(chips)[:60]}")
    if "board" in others:
        raise SetupError("make_position takes chips and sequences instead of board; game.position(text) reads a board")
    board = setup.board
    marks = list("".join(_empty_rows(setup)))
    for side, cells in chips.items():
        letter = LETTERS[find_team(setup.teams, side)]
        for cell in (cells,) if isinstance(cells, str) else cells:
            number = find_cell(board, cell)
            if marks[number] not in (".", letter):
                what = "a corner: no chip lies there (C21)" if marks[number] == "*" else "taken by another team"
                raise SetupError(f"{cell} is {what}")
            marks[number] = letter
    names = [
        line if isinstance(line, str) else line.name
        for line in ((sequences,) if isinstance(sequences, str) else sequences)
    ]
    for name in names:
        if line := board.line_named.get(name):
            for number in (board.number[cell] for cell in line.cells):
                marks[number] = marks[number].upper()
    rows = "/".join(board.rows("".join(marks)))
    words = [spec.name, f"seats={setup.seats}", f"teams={setup.teams}", f"board={rows}"]
    agreed = {name: text for name, text in setup.options.texts().items() if name != "teams"}
    words += write_options(agreed)
    words += [write_field("sequences", names)] if names else []
    words += [write_seats_lists(key, value, setup.seats) for key, value in lists.items() if value is not None]
    words += [write_field(key, value) for key, value in others.items() if value is not None]
    return read_state(spec, " ".join(words))


class _Parts(Fields):
    """The fields of a board game's position."""

    def __init__(self, spec: LinesSpec, text: str) -> None:
        super().__init__(spec.name, KEYS, spec.pack, text)
        self.spec = spec

    def common(
        self,
    ) -> tuple[Setup, tuple[int, ...], tuple[tuple[Line, ...], ...], Pending, int, tuple[tuple[Card, ...], ...]]:
        """The fields that states and views share, checked."""
        texts = self.options()
        if "teams" in self.fields:
            texts["teams"] = self.fields["teams"]
        setup = make_setup(self.spec, self.number("seats") if self.need("seats") else 0, self.spec.Options.parse(texts))
        chips, locked = self._board(setup)
        sequences = self._sequences(setup, chips, locked)
        pending = self._pending(setup)
        _check_lines(setup, chips, sequences, pending)
        turn = self.number("turn", setup.seats - 1)
        return setup, chips, sequences, pending, turn, self.piles("discards", setup.seats)

    def opening(self, setup: Setup) -> Opening:
        """The cards drawn for dealer and start; older texts do not have them."""
        text = self.fields.get("opening")
        return UNKNOWN if text is None else read_opening(setup, text)

    def _board(self, setup: Setup) -> tuple[tuple[int, ...], int]:
        board = setup.board
        rows = self.fields["board"].split("/") if "board" in self.fields else _empty_rows(setup)
        if len(rows) != board.height:
            raise SetupError(f"the board has {board.height} rows, not {len(rows)}")
        chips, locked = [0] * setup.teams, 0
        for row, text in enumerate(rows):
            parts = re.findall(r"[0-9]+|.", text)
            cells = "".join([_free(row + 1, board.width, part) if part[0] in DIGITS else part for part in parts])
            if len(cells) != board.width:
                raise SetupError(f"row {row + 1} of the board has {len(cells)} cells, not {board.width}")
            for column, mark in enumerate(cells):
                number = row * board.width + column
                name = board.names[number]
                corner = board.layout[number] == CORNER
                if (mark == "*") != corner:
                    what = "a corner: no chip lies there (C21)" if corner else "no corner"
                    raise SetupError(f"{name} is {what}")
                if mark in ".*":
                    continue
                team = LETTERS.find(mark.lower())
                if not 0 <= team < setup.teams:
                    raise SetupError(f"{name}: {mark!r} is not a chip of a game with {setup.teams} teams")
                chips[team] |= 1 << number
                locked |= (1 << number) if mark.isupper() else 0
        return tuple(chips), locked

    def _sequences(self, setup: Setup, chips: tuple[int, ...], locked: int) -> tuple[tuple[Line, ...], ...]:
        made: list[list[Line]] = [[] for _ in chips]
        for name in filter(None, self.fields.get("sequences", "").split(",")):
            line = setup.board.line_named.get(name)
            if line is None or line not in setup.lines:
                raise SetupError(f"{name[:40]} is not a line of {setup.board.line_length} cells that counts here")
            team = next((team for team, own in enumerate(chips) if own & line.mask == line.mask), None)
            if team is None:
                raise SetupError(f"{name} is not a sequence: no team has a chip on each of its cells")
            made[team].append(line)
        turned = 0
        for line in chain(*made):
            turned |= line.mask
        if locked & ~turned:
            raise SetupError(f"the chip on {setup.board.cells(locked & ~turned)[0]} is locked but in no sequence")
        if turned & ~locked:
            raise SetupError(f"the chip on {setup.board.cells(turned & ~locked)[0]} is in a sequence but not locked")
        return tuple(map(tuple, made))

    def _pending(self, setup: Setup) -> Pending:
        letter = self.fields.get("choosing")
        if letter is not None and letter not in tuple(LETTERS[: setup.teams]):
            raise Unreadable(f"choosing is one of the letters {', '.join(LETTERS[: setup.teams])}, not {letter[:40]!r}")
        pending = Pending(
            exchanges=self.number("exchanges"),
            draw_rights=self.seats("rights", setup.seats, repeated=True),
            owed_draws=tuple(sorted(self.seats("owed", setup.seats, repeated=True))),
            choosing=None if letter is None else LETTERS.index(letter),
            forfeits=tuple(sorted(self.seats("forfeits", setup.seats))),
            offers=tuple(sorted(self.seats("offers", setup.seats))),
            passes=self.number("passes"),
            idle=self.number("idle"),
        )
        if pending.draw_rights and setup.auto_draw:
            raise SetupError("rights: with forgotten_draw:auto nobody has a card left to draw (G17)")
        if pending.owed_draws and setup.options.forgotten_draw != "until_next_turn":
            raise SetupError("owed: lost draws are made good only with forgotten_draw:until_next_turn (B10)")
        if pending.forfeits:
            if not setup.callable_teams[(pending.forfeits[0] + 1) % setup.seats]:
                raise SetupError("forfeits: nobody pays for table talk at this table (C30, G76)")
            if len({setup.team[seat] for seat in pending.forfeits}) > 1:
                raise SetupError("forfeits: each member of one team pays once (C30)")
            if pending.choosing is not None:
                raise SetupError("forfeits and choosing cannot both be open (G76)")
        if pending.idle > pending.passes:
            raise SetupError("idle cannot exceed passes (G69)")
        return NONE_PENDING if pending == NONE_PENDING else pending


def _free(row: int, width: int, part: str) -> str:
    """The free cells that a number in a row stands for."""
    if part.startswith("0") or len(part) > 2 or int(part) > width:
        total = sum(map(int, part[:40]))
        meant = f", so write {total} instead of {part}" if 0 < total <= width and len(part) > 1 else ""
        raise SetupError(
            f"row {row} of the board: {part[:40]} is not a number of free cells in a row of {width}; "
            f"adjacent numbers are added up{meant}"
        )
    return "." * int(part)


def _empty_rows(setup: Setup) -> list[str]:
    board = setup.board
    marks = ["*" if card == CORNER else "." for card in board.layout]
    return ["".join(marks[start : start + board.width]) for start in range(0, len(marks), board.width)]


def _check_lines(
    setup: Setup, chips: tuple[int, ...], sequences: tuple[tuple[Line, ...], ...], pending: Pending
) -> None:
    share = setup.options.collinear_share
    for team, made in enumerate(sequences):
        for one, other in combinations(made, 2):
            if not one.fits(other, collinear_share=share):
                raise SetupError(f"{one.name} and {other.name} cannot both be sequences of one team (B2, G6)")
        found = new_lines(setup, setup.lines, chips[team], made)
        if pending.choosing == team:
            if len(found) < 2 or len(made) >= setup.needed:
                raise SetupError("choosing: there are no two lines to choose from (G4)")
        elif found and len(made) < setup.needed:
            raise SetupError(f"{found[0].name} is complete but not listed as a sequence (G79)")
    if sum(len(made) >= setup.needed for made in sequences) > 1:
        raise SetupError("two teams cannot both have won (C29)")


def _check_hands(setup: Setup, counts: tuple[int, ...], pending: Pending) -> None:
    for seat, count in enumerate(counts):
        coming = pending.draw_rights.count(seat) + pending.owed_draws.count(seat)
        if count + coming > setup.hand_size:
            due = f" and {coming} to draw" if coming else ""
            raise SetupError(f"seat {seat} has {count} cards{due}, but a hand has at most {setup.hand_size}")
    for seat in pending.forfeits:
        if not counts[seat]:
            raise SetupError(f"forfeits: seat {seat} has no card to give up (G76)")
