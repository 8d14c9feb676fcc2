"""A whole game as text: who played what by which rules, and what is needed to check it. docs/notation.md describes it.

A record of a game in progress holds no seed and no secret move, so it may be shown to anyone.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from knaves.deal import SEED_BYTES, commitment, verify
from knaves.draws import SeatPiles
from knaves.game import Event, Game, GameError, Move, Options, Outcome, State, Unreadable, check_seat

FIRST_LINE = "knaves record 1"
UNFINISHED = "unfinished"
PER_SEAT = "per seat"
_WON = re.compile(r"won by ([0-9]{1,2}(?:,[0-9]{1,2})*) \(\w+\)")
_ADJUDICATED = re.compile(r"forfeited by ([0-9]{1,2}) \(.+\)|abandoned \(.+\)")
"""Results of games that were ended before the rules ended them."""
MAX_BYTES = 4_000_000
"""Larger than any game; a larger file is not read at all."""
CHECK_DIGITS = 8
COMMENT = "#"
"""A line that starts with it is a comment."""


class RecordError(GameError):
    """A record that does not hold; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Played:
    """One line of a record's moves."""

    seat: int
    move: str
    check: str = ""
    """The check digits that stood in the text; empty in a record that was not read."""


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """One game, from the set-up to the result."""

    game: str
    seats: int
    commitment: str
    version: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    """The options by name, as text; those not named are at their default."""
    names: tuple[str, ...] = ()
    """The players by seat."""
    contributions: tuple[str, ...] = ()
    per_seat: bool = False
    """Whether each seat drew from a pile of its own, as in matches between bots; docs/deal.md tells how."""
    seed: bytes | None = None
    """Shown once the game is over."""
    result: str = UNFINISHED
    moves: tuple[Played, ...] = ()
    extra: tuple[tuple[str, str], ...] = ()
    """Header fields that this version does not know; they are kept."""
    comments: tuple[tuple[int, str], ...] = ()
    """What was written about the game, each after the move with this number; 0 is before the first."""

    def __repr__(self) -> str:
        return f"<record: {self.game} with {self.seats} seats, {len(self.moves)} moves, {self.result}>"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won by the result; nobody in a draw, or in a game without a winner."""
        found = _WON.fullmatch(self.result)
        return tuple(map(int, found[1].split(","))) if found else ()

    @property
    def ending(self) -> str:
        """The first word of the result: won, drawn, forfeited, abandoned or unfinished."""
        return self.result.partition(" ")[0]

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        seats: int,
        seed: bytes,
        options: Options | None = None,
        names: tuple[str, ...] = (),
        contributions: tuple[str, ...] = (),
        per_seat: bool = False,
    ) -> Record:
        """The record of a game about to begin; the seed itself stays out until `finish`."""
        options = game.check_options(options)
        return cls(
            game=game.name,
            version=game.version,
            seats=seats,
            options=options.texts(),
            names=names,
            contributions=contributions,
            per_seat=per_seat,
            commitment=commitment(seed),
        )

    def add(self, seat: int, move: Move | str) -> Record:
        """The record with one more move, or its text."""
        check_seat(seat, self.seats)
        text = str(move)
        if not _WORD.fullmatch(text):
            raise RecordError(f"a move is one word, as str(move) writes it, not {text[:40]!r}")
        return replace(self, moves=(*self.moves, Played(seat, text)))

    def comment(self, text: str, after: int | None = None) -> Record:
        """The record with a comment after the move with this number, the last one if none is given."""
        number = len(self.moves) if after is None else after
        if not 0 <= number <= len(self.moves):
            raise RecordError(f"there is no move {number} to comment on: the game has {len(self.moves)} moves")
        added = tuple((number, _one_line(line)) for line in text.splitlines() if line.strip())
        return replace(self, comments=tuple(sorted((*self.comments, *added), key=lambda comment: comment[0])))

    def finish(self, outcome: Outcome, seed: bytes) -> Record:
        """The record of the finished game: result and seed are open now."""
        return replace(self, result=str(outcome), seed=seed)

    def forfeit(self, seat: int, reason: str, seed: bytes) -> Record:
        """The record of a game that a seat lost before it was over, for a reason in one sentence."""
        check_seat(seat, self.seats)
        return replace(self, result=f"forfeited by {seat} ({_one_line(reason)})", seed=seed)

    def abandon(self, reason: str, seed: bytes) -> Record:
        """The record of a game that nobody won because it was broken off."""
        return replace(self, result=f"abandoned ({_one_line(reason)})", seed=seed)

    def public(self, game: Game) -> Record:
        """The record without secret moves, which may be shown while the game goes on."""
        if self.seed is not None:
            return self
        return replace(self, moves=tuple(played for played in self.moves if not game.move(played.move).secret))

    def __str__(self) -> str:
        """The text form; `parse` reads it."""
        lines = [FIRST_LINE, *self._fixed_header()]
        lines += [f"Seat {seat}: {name}" for seat, name in enumerate(self.names)]
        lines += [f"{key}: {value}" for key, value in self.extra]
        if self.seed is not None:
            lines.append(f"Seed: {self.seed.hex()}")
        lines += [f"Result: {self.result}", ""]
        width = len(str(len(self.moves)))
        comments = self._comment_lines()
        lines += comments.get(0, ())
        for number, (played, check) in enumerate(zip(self.moves, self.checks(), strict=True), 1):
            lines.append(f"{number:>{width}}. {played.seat} {played.move} {check}")
            lines += comments.get(number, ())
        return "\n".join(lines) + "\n"

    def _comment_lines(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for number, text in self.comments:
            found.setdefault(number, []).append(f"{COMMENT} {text}")
        return found

    def _fixed_header(self) -> list[str]:
        """The part of the header that the check digits cover: what the game follows from."""
        lines = [f"Game: {self.game}", f"Version: {self.version}", f"Seats: {self.seats}"]
        lines += [f"Option {name}: {text}" for name, text in self.options.items()]
        lines.append(f"Commitment: {self.commitment}")
        if self.contributions:
            lines.append(f"Contributions: {','.join(text.encode().hex() for text in self.contributions)}")
        if self.per_seat:
            lines.append(f"Draw pile: {PER_SEAT}")
        return lines

    def checks(self) -> Iterator[str]:
        """Each move's check digits: a chain over the header and all moves so far, so that a change shows its place."""
        digest = hashlib.sha256("\n".join(self._fixed_header()).encode()).hexdigest()
        for played in self.moves:
            digest = hashlib.sha256(f"{digest} {played.seat} {played.move}".encode()).hexdigest()
            yield digest[:CHECK_DIGITS]


def _one_line(text: str) -> str:
    """A text that fits in a header field."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:300]


# --- Reading ----------------------------------------------------------------------------------------------------

_WORD = re.compile(r"\S{1,40}")
_MOVE_LINE = re.compile(r" *([1-9][0-9]{0,6})\. ([0-9]{1,2}) (\S{1,40}) ([0-9a-f]{8})")
_HEADER_LINE = re.compile(r"([A-Za-z][A-Za-z0-9_ -]{0,60}): (.*)")


def load(path: str | Path) -> Record:
    """The record in a file. Raises `RecordError` with one sentence for anything that is not one."""
    where = Path(path)
    try:
        with where.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{where}: cannot be read: {error.strerror or error}") from None
    if len(content) > MAX_BYTES:
        raise RecordError(
            f"{where}: is larger than any game record ({MAX_BYTES // 1_000_000} MB); "
            "if it holds many games, knaves.record_stream.read_games reads them one by one"
        )
    if not content.strip():
        raise RecordError(f"{where}: is empty")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise RecordError(f"{where}: is not a text file") from None
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError(f"{where}: {error}") from None


def parse(text: str) -> Record:
    """The record with this text form."""
    if not isinstance(text, str):
        raise RecordError(f"parse takes the text of a record, not {repr(text)[:60]}: load(path) reads a file")
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FIRST_LINE:
        if re.fullmatch(r"knaves record \d+", lines[0].strip()):
            raise RecordError(f"line 1: this is '{lines[0].strip()}', made for a newer version of knaves")
        raise RecordError(f"line 1: a game record begins with '{FIRST_LINE}'")
    blank = next((number for number, line in enumerate(lines) if not line.strip()), None)
    if blank is None or not text.endswith("\n"):
        raise RecordError(f"line {len(lines)}: the record is cut off")
    moves, comments = _parse_moves(lines, blank + 1)
    above = tuple((0, _comment(line)) for line in lines[1:blank] if line.startswith(COMMENT))
    return replace(_parse_header(lines[1:blank]), moves=moves, comments=(*above, *comments))


def parse_header(text: str) -> Record:
    """The record without its moves, read from the text of its header: a search looks at many and needs few."""
    lines = text.replace("\r\n", "\n").split("\n")
    return _parse_header([line for line in lines[1:] if line.strip()])


def _parse_header(lines: list[str]) -> Record:
    known: dict[str, str] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    extra: list[tuple[str, str]] = []
    for number, line in enumerate(lines, 2):
        if line.startswith(COMMENT):
            continue
        match = _HEADER_LINE.fullmatch(line)
        if not match:
            raise RecordError(f"line {number}: {line[:40]!r} is not a header field, which reads 'Name: value'")
        key, value = match[1], match[2]
        if key in known or (key.startswith("Option ") and key[7:] in options):
            raise RecordError(f"line {number}: {key} appears twice")
        if key in ("Game", "Version", "Seats", "Commitment", "Contributions", "Draw pile", "Seed", "Result"):
            known[key] = value
        elif key.startswith("Option "):
            options[key[7:]] = value
        elif re.fullmatch(r"Seat [0-9]{1,2}", key):
            if int(key[5:]) != len(names):
                raise RecordError(f"line {number}: the seats are named in order, so {key} cannot stand here")
            names[len(names)] = value
        else:
            extra.append((key, value))
    for key in ("Game", "Version", "Seats", "Commitment", "Result"):
        if key not in known:
            raise RecordError(f"the header has no field {key}")
    return Record(
        game=known["Game"],
        version=_number(known, "Version"),
        seats=_number(known, "Seats"),
        options=options,
        names=tuple(names.values()),
        commitment=_hexadecimal(known, "Commitment").hex(),
        contributions=_contributions(known),
        per_seat=_per_seat(known),
        seed=_hexadecimal(known, "Seed") if "Seed" in known else None,
        result=known["Result"],
        extra=tuple(extra),
    )


def _number(known: Mapping[str, str], key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", known[key]):
        raise RecordError(f"{key} is a number, not {known[key][:40]!r}")
    return int(known[key])


def _hexadecimal(known: Mapping[str, str], key: str) -> bytes:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", known[key]):
        raise RecordError(f"{key} is {2 * SEED_BYTES} hexadecimal digits in lower case")
    return bytes.fromhex(known[key])


def _contributions(known: Mapping[str, str]) -> tuple[str, ...]:
    if "Contributions" not in known:
        return ()
    try:
        return tuple(bytes.fromhex(part).decode() for part in known["Contributions"].split(","))
    except ValueError:
        raise RecordError("Contributions are texts in hexadecimal, with commas between them") from None


def _per_seat(known: Mapping[str, str]) -> bool:
    if known.get("Draw pile", PER_SEAT) != PER_SEAT:
        raise RecordError(f"Draw pile is '{PER_SEAT}' or left out, not {known['Draw pile'][:40]!r}")
    return "Draw pile" in known


def _comment(line: str) -> str:
    return line.removeprefix(COMMENT).strip()


def _parse_moves(lines: list[str], start: int) -> tuple[tuple[Played, ...], list[tuple[int, str]]]:
    """The moves, and the comments with the number of the move before each."""
    moves: list[Played] = []
    comments: list[tuple[int, str]] = []
    for number, line in enumerate(lines[start:], start + 1):
        if not line.strip():
            continue
        if line.startswith(COMMENT):
            comments.append((len(moves), _comment(line)))
            continue
        if line.rstrip() == FIRST_LINE:
            raise RecordError(
                f"line {number}: another game begins here; knaves.record_stream.read_games reads all games of a file, "
                "and `knaves games FILE --number N --output NEW` takes one out"
            )
        match = _MOVE_LINE.fullmatch(line.rstrip())
        if not match:
            raise RecordError(f"line {number}: {line[:40]!r} is not a move, which reads '1. 0 7H@c4 0123abcd'")
        if int(match[1]) != len(moves) + 1:
            raise RecordError(f"line {number}: move {len(moves) + 1} is missing; this is move {match[1]}")
        moves.append(Played(int(match[2]), match[3], match[4]))
    return tuple(moves), comments


# --- Replaying --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a replayed game; step 0 is the deal, before any move."""

    number: int
    state: State
    """The state after the move."""
    seat: int | None = None
    move: Move | None = None
    events: tuple[Event, ...] = ()


def replay(record: Record, games: Mapping[str, Game]) -> Iterator[Step]:
    """Play a finished record again, step by step. Raises `RecordError` where it does not hold."""
    game = _rules(record, games)
    if record.seed is None:
        raise RecordError("it holds no seed, so the game is not over and its cards cannot be checked")
    if not verify(record.seed, record.commitment):
        raise RecordError("the seed is not the one that was committed to: its SHA-256 is not the commitment")
    try:
        options = game.Options.parse(record.options)
        state = game.new(seats=record.seats, seed=record.seed, options=options, contributions=record.contributions)
    except GameError as error:
        raise RecordError(str(error)) from None
    yield Step(0, state)
    piles = SeatPiles(state) if record.per_seat else None
    for number, (played, check) in enumerate(zip(record.moves, record.checks(), strict=True), 1):
        where = _place(number, played)
        try:
            move = _read_move(game, played)
            if piles is None:
                state, events = state.apply(played.seat, move)
            else:
                state, events = piles.apply(state, played.seat, move)
        except GameError as error:
            raise RecordError(f"{where}: {error}") from None
        _compare_digits(where, played, check)
        yield Step(number, state, played.seat, move, events)


def check_unfinished(record: Record, games: Mapping[str, Game]) -> None:
    """Check what can be checked of a game in progress: its moves can be read, and none was changed.

    Whether they were legal depends on cards that only the seed tells. Raises `RecordError` with the place and why.
    """
    game = _rules(record, games)
    for number, (played, digits) in enumerate(zip(record.moves, record.checks(), strict=True), 1):
        where = _place(number, played)
        if played.seat >= record.seats:
            raise RecordError(f"{where}: there are {record.seats} seats")
        try:
            _read_move(game, played)
        except GameError as error:
            raise RecordError(f"{where}: {error}") from None
        _compare_digits(where, played, digits)


def _rules(record: Record, games: Mapping[str, Game]) -> Game:
    """The game that a record is of, by the rules it was played by."""
    if not isinstance(record, Record):
        raise RecordError(f"check and replay take a Record, not {repr(record)[:60]}: load(path) reads one")
    game = games.get(record.game)
    if game is None:
        raise RecordError(f"there is no game {record.game[:40]!r}; the games are {', '.join(games)}")
    if record.version != game.version:
        raise RecordError(f"it was played by version {record.version} of the rules, these are version {game.version}")
    if record.names and len(record.names) != record.seats:
        raise RecordError(f"it names {len(record.names)} players for {record.seats} seats")
    return game


def _place(number: int, played: Played) -> str:
    return f"move {number} (seat {played.seat}, {played.move})"


def _read_move(game: Game, played: Played) -> Move:
    move = game.move(played.move)
    if str(move) != played.move:
        raise Unreadable(f"{played.move!r} should be written {move}")
    return move


def _compare_digits(where: str, played: Played, digits: str) -> None:
    if played.check and played.check != digits:
        raise RecordError(
            f"{where}: the check digits are {digits}, not {played.check}: the header or a move was changed"
        )


def check(record: Record, games: Mapping[str, Game]) -> State:
    """The final state, once deal, moves and result are found right. Raises `RecordError` with the place and why.

    In a game that was forfeited or abandoned the result is what the record says, and the final state has no outcome.
    """
    for step in replay(record, games):
        state = step.state
    adjudicated = _ADJUDICATED.fullmatch(record.result)
    if adjudicated and state.outcome is None:
        if adjudicated[1] and int(adjudicated[1]) >= record.seats:
            raise RecordError(f"it was forfeited by seat {adjudicated[1]}, yet there are {record.seats} seats")
        return state
    if state.outcome is None:
        raise RecordError(f"after move {len(record.moves)} the game is not over: moves are missing at the end")
    if record.result != str(state.outcome):
        raise RecordError(f"the result is '{state.outcome}', not '{record.result[:60]}'")
    return state
