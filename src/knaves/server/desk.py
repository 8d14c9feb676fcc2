"""Where what somebody asks for becomes acts of the log, or is refused with a reason.

Nothing here changes a table: the acts are written to the log first, and then applied.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import UNSET

from knaves import wire
from knaves.bots import LEVELS
from knaves.deal import fresh_seed
from knaves.game import GameError, IllegalMove, Move, Options, SetupError, Unreadable
from knaves.games import GAMES
from knaves.server import acts
from knaves.server.play import Play
from knaves.server.table import Table, key_of
from knaves.words import Words, error_sentence

Acts = list[acts.AnyAct]
MOST_DETAIL = 250
"""Characters that a refusal repeats of what a parser says."""


class Refused(Exception):
    """Why something was not done: a code for programs and a sentence for people.

    The sentence is `refused-REASON` with what it is about, else that of the rule or the code, which clients have too.
    `detail` are the words of the rules or of a parser, for those who write programs; they are English.
    """

    def __init__(
        self, code: str, reason: str = "", *, rule: str = "", until: float = 0.0, detail: str = "", **about: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.rule = rule
        self.until = until
        self.detail = detail
        self.about = about

    def __str__(self) -> str:
        return self.sentence(Words())

    def sentence(self, words: Words) -> str:
        """The same in a language."""
        if self.reason:
            return words.say(f"refused-{self.reason}", detail=self.detail, **self.about)
        said = error_sentence(words, self.code, self.rule)
        return f"{said} ({self.detail})" if self.detail else said


def fresh_code() -> str:
    """A code that people can read out to each other."""
    return "".join(secrets.choice(wire.CODE_LETTERS) for _ in range(wire.CODE_LENGTH))


def fresh_token() -> str:
    """A secret that opens a seat."""
    return secrets.token_urlsafe(24)


def clean_name(text: str) -> str:
    """A name on one line, without what cannot be seen; letters and marks of all scripts stay."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not name:
        raise Refused("bad-message", "name-empty")
    return name


def open_table(asked: wire.NewTable, token: str, code: str) -> Acts:
    """The acts that make a new table."""
    if asked.game not in GAMES:
        raise Refused("bad-options", "no-game", wanted=asked.game, known=", ".join(GAMES))
    game = GAMES[asked.game]
    name = clean_name(asked.name)
    _check_setup(asked.game, asked.seats, asked.options)
    _check_settings(asked.settings)
    title = clean_name(asked.title) if asked.title else ""
    done: Acts = [
        acts.Opened(
            code, title, game.name, asked.seats, fresh_seed().hex(), _texts(game.Options, asked.options), asked.settings
        ),
        acts.Sat(0, name, key_of(token), asked.contribution),
    ]
    taken = {0}
    for text, level in asked.bots.items():
        seat = int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else -1
        if not 0 <= seat < asked.seats or seat in taken:
            raise Refused("no-such-seat", "bot-seat", seat=text[:10])
        taken.add(seat)
        done.append(acts.Filled(seat, _level(level)))
    if asked.start:
        done += [acts.Filled(seat, asked.settings.bot_level) for seat in range(asked.seats) if seat not in taken]
        done.append(acts.Began(game.version, fresh_seed().hex()))
    return done


def _check_setup(game: str, seats: int, options: dict[str, str]) -> None:
    try:
        GAMES[game].sides(seats, GAMES[game].Options.parse(options))
    except SetupError as error:
        raise Refused("bad-options", detail=str(error)) from None


def _texts(kind: type[Options], options: dict[str, str]) -> dict[str, str]:
    """The options as they are kept: without those at their default."""
    return kind.parse(options).texts()


def _check_settings(settings: wire.Settings) -> None:
    _level(settings.bot_level)
    if settings.clock != "none" and settings.seconds < 5:
        raise Refused("bad-options", "clock-short")


def _level(key: str) -> str:
    if key not in LEVELS:
        raise Refused("bad-options", "no-level", wanted=key, known=", ".join(LEVELS))
    return key


def join(table: Table, asked: wire.Join, token: str) -> Acts:
    """The acts that give a newcomer a seat; none if his token has one already."""
    _must_be_open(table)
    if table.seat_of(token) is not None:
        return []
    name = clean_name(asked.name)
    if any(chair.name.casefold() == name.casefold() for chair in table.chairs if chair.kind == "human"):
        raise Refused("name-taken")
    free = _free_seats(table)
    if asked.seat is None:
        if not free:
            raise Refused("full", "full")
        seat = free[0]
    else:
        seat = asked.seat
        if seat >= len(table.chairs):
            raise Refused("no-such-seat")
        if seat not in free:
            raise Refused("seat-taken")
    return [acts.Sat(seat, name, key_of(token), asked.contribution)]


def _free_seats(table: Table) -> list[int]:
    """The seats that somebody may take: open ones first, then those of bots."""
    by_kind = {kind: [s for s, chair in enumerate(table.chairs) if chair.kind == kind] for kind in ("open", "bot")}
    if table.status == "playing" and not table.settings.latecomers:
        return []
    return by_kind["open"] + by_kind["bot"]


# --- Commands ---------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A command, who sent it, and when."""

    table: Table
    seat: int
    command: Any
    now: float


def decide(table: Table, seat: int | None, command: wire.AnyCommand, now: float) -> Acts:
    """The acts that a command of a seat comes to. Raises `Refused`."""
    _must_be_open(table)
    if seat is None:
        raise Refused("not-yours", "spectator")
    done = _DECISIONS[type(command)](Asked(table, seat, command, now))
    if table.chairs[seat].stand_in and not isinstance(command, wire.Leave | wire.StandIn):
        sealed = all(isinstance(act, acts.Answered) for act in done)  # that would tell that he has answered
        done = done if sealed else [acts.Returned(seat), *done]  # whoever acts is back
    return done


def _must_be_open(table: Table) -> None:
    if table.status == "closed":
        raise Refused("closed", detail=table.why_closed)


def _host_only(asked: Asked) -> None:
    if asked.table.host != asked.seat:
        raise Refused("not-host")


def _between_games(asked: Asked) -> None:
    if asked.table.status == "playing":
        raise Refused("not-now", "between-games")


def _running(asked: Asked) -> Play:
    play = asked.table.play
    if play is None or asked.table.status != "playing":
        raise Refused("not-now", "no-game-on")
    return play


def _move(asked: Asked) -> Acts:
    return play_move(asked.table, asked.seat, asked.command.ply, asked.command.move, asked.now)


def play_move(table: Table, seat: int, ply: int, text: str, now: float, by: str = "") -> Acts:
    """The acts of a move, a person's or a bot's."""
    play = table.play
    if play is None or table.status != "playing":
        raise Refused("not-now", "no-game-on")
    try:
        move = table.game.move(text)
        if str(move) != text:
            raise Unreadable(f"{text!r} should be written {move}")
    except GameError as error:
        raise Refused("unreadable", detail=str(error)) from None
    state = play.state
    current = ply == len(play.moves)
    if move.accuses:
        return _accuse(table, play, seat, move)
    if not current and seat not in state.late:
        raise Refused("stale")
    if state.sealed:
        return _answer(play, seat, move)
    _check_draws(table, play, seat, move, now)
    return [acts.Played(seat, text, by)]


def _try(play: Play, seat: int, move: Move) -> Any:
    """What the move would lead to; the rules say whether it is legal."""
    try:
        return play.attempt(seat, move)
    except IllegalMove as error:
        raise Refused("illegal", rule=error.rule, detail=str(error)) from None
    except GameError as error:
        raise Refused("illegal", detail=str(error)) from None


def _check_draws(table: Table, play: Play, seat: int, move: Move, now: float) -> None:
    """Refuse an illegal move, and one by which somebody would lose a draw that he could hardly have made yet."""
    _, events = _try(play, seat, move)
    for event in events:
        if event.lapses and (loser := getattr(event, "seat", seat)) != seat:
            until = table.draw_safe_until(loser)
            if now < until and table.is_person(loser):
                raise Refused("wait", "may-draw", until=until, name=table.chairs[loser].name)


def _answer(play: Play, seat: int, move: Move) -> Acts:
    if seat in play.answers:
        raise Refused("not-now", "answered")
    _try(play, seat, move)
    return [acts.Answered(seat, str(move))]


def _accuse(table: Table, play: Play, seat: int, move: Move) -> Acts:
    if play.call is not None:
        raise Refused("not-now", "call-open")
    if play.state.sealed:
        raise Refused("not-now", "window-open")
    _try(play, seat, move)
    if table.judges(seat, move):
        return [acts.Called(seat, str(move))]
    return [acts.Played(seat, str(move))]


def _judge(asked: Asked) -> Acts:
    play = _running(asked)
    call = play.call
    if call is None or asked.seat not in call.judges:
        raise Refused("not-now", "no-call")
    done: Acts = [acts.Judged(asked.seat, asked.command.agree)]
    if not asked.command.agree:
        return [*done, acts.CallDropped()]
    if call.judges == {asked.seat}:
        try:
            play.state.apply(call.seat, asked.table.game.move(call.move))
        except GameError:  # the game went on and the call has lost its object
            return [*done, acts.CallDropped()]
        done.append(acts.Played(call.seat, call.move))
    return done


def _undo(asked: Asked) -> Acts:
    table, play = asked.table, asked.table.play
    if not table.settings.undo:
        raise Refused("not-allowed", "undo-off")
    if table.people() != [asked.seat]:
        raise Refused("not-allowed", "undo-alone")
    if table.status == "over":
        raise Refused("not-now", "game-over")
    if play is None or not play.by_people:
        raise Refused("nothing-to-undo")
    if asked.command.ply != len(play.moves):
        raise Refused("stale")
    return [acts.Undone(asked.seat, play.by_people[-1])]


def _rematch(asked: Asked) -> Acts:
    table = asked.table
    if table.status == "lobby":  # ready for the first game, which the host begins
        mixed = asked.command.contribution or table.chairs[asked.seat].contribution
        return [acts.AskedRematch(asked.seat, mixed)]
    if table.status != "over":
        raise Refused("not-now", "rematch-early")
    done: Acts = [acts.AskedRematch(asked.seat, asked.command.contribution)]
    others = [seat for seat in table.people() if table.is_person(seat) and seat != asked.seat]
    if all(table.chairs[seat].rematch for seat in others):
        done += begin(table)
    return done


def begin(table: Table) -> Acts:
    """The acts that deal the next game, with bots on open seats."""
    level = table.settings.bot_level
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    return [*(acts.Filled(seat, level) for seat in empty), acts.Began(table.game.version, fresh_seed().hex())]


def _start(asked: Asked) -> Acts:
    _host_only(asked)
    _between_games(asked)
    return begin(asked.table)


def _leave(asked: Asked) -> Acts:
    table = asked.table
    if table.status == "playing":
        return [] if table.chairs[asked.seat].stand_in == "left" else [acts.StoodIn(asked.seat, "left")]
    return [acts.Stood(asked.seat)]


def _rename(asked: Asked) -> Acts:
    name = clean_name(asked.command.name)
    others = (chair.name.casefold() for seat, chair in enumerate(asked.table.chairs) if seat != asked.seat)
    if name.casefold() in others:
        raise Refused("name-taken")
    return [acts.Renamed(asked.seat, name)]


def _change(asked: Asked) -> Acts:
    _host_only(asked)
    table, command = asked.table, asked.command
    title = None if command.title is UNSET else clean_name(command.title)
    if command.options is UNSET and command.settings is UNSET and command.seats is UNSET:
        return [acts.Changed(title=title)]  # a table may be renamed at any time
    _between_games(asked)
    seats = None if command.seats is UNSET else command.seats
    if seats is not None and any(chair.kind == "human" for chair in table.chairs[seats:]):
        raise Refused("seat-taken", "seats-taken")
    options = table.options.texts() if command.options is UNSET else command.options
    _check_setup(table.game.name, seats or len(table.chairs), options)
    settings = None if command.settings is UNSET else command.settings
    if settings is not None:
        _check_settings(settings)
    kept = None if command.options is UNSET else _texts(table.game.Options, options)
    return [acts.Changed(title, kept, settings, seats)]


def _swap(asked: Asked) -> Acts:
    _host_only(asked)
    _between_games(asked)
    for seat in (asked.command.a, asked.command.b):
        _must_exist(asked.table, seat)
    return [acts.Swapped(asked.command.a, asked.command.b)]


def _must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refused("no-such-seat")


def _fill(asked: Asked) -> Acts:
    _host_only(asked)
    _between_games(asked)
    seat = asked.command.seat
    _must_exist(asked.table, seat)
    if seat == asked.seat:
        raise Refused("not-allowed", "own-seat")
    if not asked.command.level:
        return [acts.Stood(seat)]
    if asked.table.chairs[seat].kind == "human":
        raise Refused("seat-taken")
    return [acts.Filled(seat, _level(asked.command.level))]


def _stand_in(asked: Asked) -> Acts:
    _host_only(asked)
    _running(asked)
    seat = asked.command.seat
    _must_exist(asked.table, seat)
    if not asked.table.is_person(seat):
        raise Refused("not-now", "bot-there")
    return [acts.StoodIn(seat, "host")]


def _close(asked: Asked) -> Acts:
    _host_only(asked)
    return [acts.Closed(Words().say("closed-by-host"))]


_DECISIONS: dict[type[Any], Callable[[Asked], Acts]] = {
    wire.Play: _move,
    wire.Undo: _undo,
    wire.Judge: _judge,
    wire.Rematch: _rematch,
    wire.Leave: _leave,
    wire.Rename: _rename,
    wire.Start: _start,
    wire.Change: _change,
    wire.Swap: _swap,
    wire.Fill: _fill,
    wire.StandIn: _stand_in,
    wire.Close: _close,
}


# --- What happens by itself -------------------------------------------------------------------------------------


def due(table: Table, now: float) -> Acts:
    """What time alone brings about: a window closes, a call lapses."""
    play = table.play
    if play is None or table.status != "playing":
        return []
    if play.state.sealed and now >= table.window_ends():
        return [acts.Unsealed()]
    if play.call is not None and now >= play.call.until:
        return [acts.CallDropped()]
    return []
