"""A game line by line: it reads well aloud, needs no cursor, and a script can play it from start to result.

Every question ends with `> `. Moves and commands are the same in every language; what is said about them is not.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from knaves.bots import LEVELS
from knaves.cards import Card
from knaves.deal import fresh_seed
from knaves.game import AmbiguousMove, GameError, IllegalMove, Move
from knaves.games import GAMES
from knaves.terminal.choice import Seen
from knaves.terminal.kinds import kind_of
from knaves.terminal.local import LocalSession, Setting
from knaves.terminal.session import Session
from knaves.terminal.tell import Teller
from knaves.words import Words, card_name, error_sentence

Say = Callable[[str], object]
FEW = 4
"""A card with more moves than these is summed up."""


class Typed:
    """Lines from a file, read by a thread of its own so that the game never stands still.

    It reads the file itself: Python's own input holds a lock that a thread left behind would keep at the end.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._thread: threading.Thread | None = None

    async def next(self) -> str | None:
        """The next line; None once there are no more."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, name="typed lines", daemon=True)
            self._thread.start()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self) -> None:
        rest = b""
        while chunk := self._chunk():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._put(line.decode(errors="replace"))
        if rest:
            self._put(rest.decode(errors="replace"))
        self._put(None)

    def _chunk(self) -> bytes:
        try:
            return os.read(self._file, 65536)
        except OSError:  # the terminal has gone
            return b""

    def _put(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)


class PlainGame:
    """One game in lines."""

    def __init__(self, session: Session, words: Words, say: Say, ask: Callable[[str], object], typed: Typed) -> None:
        self.session = session
        self.words = words
        self._say, self._ask, self._typed = say, ask, typed
        self._told = 0
        self._teller = Teller(words, session)
        self._commands: dict[str, Callable[[str], object]] = {
            "?": self._help,
            "help": self._help,
            "moves": self._list_moves,
            "hand": self._read_hand,
            "board": self._draw,
            "cell": self._read_spot,
            "seats": self._read_seats,
            "last": self._repeat,
            "options": self._read_options,
        }

    @property
    def seen(self) -> Seen:
        """What there is to say now."""
        return Seen(self.session.view, self.words, self.session.names)

    async def play(self) -> bool:
        """Play to the end, or until the player stops; whether the end was reached."""
        for line in self._teller.introduction():
            self._say(line)
        self._say(self.words.say("term-plain-start"))
        version = -1
        while True:
            version = await self.session.changed(version)
            self._tell_news()
            view = self.session.view
            if view.outcome is not None:
                return True
            if (view.legal or view.asides) and view.seat in view.actors and not await self._turn():
                return False

    def finish(self) -> None:
        """The last position, the result and the proof of the deal."""
        self._say("")
        self._draw("")
        self._say(self._teller.result())
        record = self.session.record
        assert record is not None
        assert record.seed is not None
        self._say(self.words.say("result-deal-good" if self._teller.deal_holds() else "result-deal-bad"))
        self._say(f"{self.words.say('result-seed')}: {record.seed.hex()}")

    def save(self, path: str) -> None:
        """Write the record."""
        Path(path).write_text(str(self.session.record), "utf-8")
        self._say(self.words.say("term-saved", path=path))

    # --- Telling ------------------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        self._told = min(self._told, len(self.session.told))
        for event in self.session.told[self._told :]:
            if sentence := self._teller.sentence(event):
                self._say(sentence)
        self._told = len(self.session.told)

    def _situation(self) -> None:
        seen, kind = self.seen, kind_of(self.session.view)
        self._say("")
        for sentence in kind.situation(seen):
            self._say(sentence)
        cards = []
        for held in kind.held(seen.view):
            moves = [move for move in seen.view.legal if kind.held_of(move) == held]
            note = kind.note(seen, held, moves)
            cards.append(f"{'^' if held.extra else ''}{held.card}{f' ({note})' if note else ''}")
        if not cards:
            cards.append(self.words.say("term-no-cards"))
        self._say(f"{self.words.say('table-hand')}: {', '.join(cards)}")

    def _help(self, _: str) -> None:
        self._say(self.words.say("term-plain-help"))

    def _list_moves(self, wanted: str) -> None:
        """A line for each card; a card with many moves shows a few, and all when asked for: `moves JC`."""
        view = self.session.view
        kind = kind_of(view)
        groups: dict[Card, list[Move]] = {}
        for move in dict.fromkeys((*view.legal, *view.asides)):
            held = kind.held_of(move)
            groups.setdefault("" if held is None else f"{'^' if held.extra else ''}{held.card}", []).append(move)
        wanted = view.game.tidy(wanted)
        if wanted and wanted not in groups:
            self._say(self.words.say("term-no-move"))
        for card, moves in groups.items():
            if wanted and wanted != card:
                continue
            shown = moves if wanted or len(moves) <= FEW else moves[: FEW - 1]
            rest = len(moves) - len(shown)
            more = f" … {self.words.say('term-more-moves', count=rest, card=card)}" if rest else ""
            self._say(" ".join(map(str, shown)) + more)

    def _read_hand(self, _: str) -> None:
        seen, kind = self.seen, kind_of(self.session.view)
        for held in kind.held(seen.view):
            moves = [move for move in seen.view.legal if kind.held_of(move) == held]
            shown = moves if len(moves) <= FEW else moves[:1]
            rest = len(moves) - len(shown)
            about = [self.words.say("table-discard-pile")] if held.extra else []
            if rest:
                about.append(kind.note(seen, held, moves))
            more = [self.words.say("term-more-moves", count=rest, card=held.card)] if rest else []
            tail = "; ".join([*map(str, shown), *more]) or self.words.say("term-no-move")
            aside = f" ({', '.join(about)})" if about else ""
            self._say(f"{card_name(self.words, held.card)}{aside}. {tail}")

    def _draw(self, _: str) -> None:
        self._say(kind_of(self.session.view).drawing(self.session.view))
        self._read_seats("")

    def _read_spot(self, spot: str) -> None:
        seen, kind = self.seen, kind_of(self.session.view)
        spots = kind.spots(seen.view)
        if spot.lower() in spots:
            self._say(kind.spot_words(seen, spot.lower()))
        else:
            self._say(self.words.say("term-no-cell", first=spots[0], last=spots[-1]))

    def _read_seats(self, _: str) -> None:
        for line in self._teller.seats():
            self._say(line)
        self._say(". ".join(kind_of(self.session.view).state_of_play(self.seen)) + ".")

    def _repeat(self, _: str) -> None:
        sentences = [sentence for event in self.session.told if (sentence := self._teller.sentence(event))]
        for sentence in sentences[-FEW:]:
            self._say(sentence)

    def _read_options(self, _: str) -> None:
        for line in self._teller.options(every=True):
            self._say(line)

    # --- Asking -------------------------------------------------------------------------------------------------

    async def _turn(self) -> bool:
        """Ask until something has been done; whether the player wants to go on."""
        view = self.session.view
        may_wait = bool(view.actors - {view.seat}) and not all(move.secret for move in view.legal)
        self._situation()
        while True:
            self._ask(self.words.say("term-your-move-or-wait" if may_wait else "term-your-move") + " > ")
            typed = await self._typed.next()
            if typed is None:
                self._say("")
                return False
            word, _, rest = typed.strip().partition(" ")
            word = word.lower()
            if word in ("quit", "exit", "q"):
                return False
            if word == "wait" and may_wait:
                await self.session.let_others_go_first()
                return True
            if word == "undo":
                if await self.session.undo():
                    self._say(self.words.say("term-undone"))
                    return True
                self._say(self.words.say("error-nothing-to-undo"))
            elif word == "hint":
                await self._hint()
            elif word in self._commands:
                self._commands[word](rest.strip())
            elif typed.strip() and await self._send(typed.strip()):
                return True

    async def _hint(self) -> None:
        hint = await self.session.hint()
        if hint is None:
            self._say(self.words.say("term-no-hint"))
            return
        self._say(f"{hint.move}: {self._teller.hint(hint)}")

    async def _send(self, typed: str) -> bool:
        view = self.session.view
        try:
            move = view.read(typed)
            if move not in view.legal and move not in view.asides:
                view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)  # says which rule forbids it
            await self.session.send(move)
        except AmbiguousMove as error:
            moves = " ".join(map(str, error.moves[:FEW]))
            self._say(self.words.say("term-ambiguous", typed=typed, moves=moves, count=len(error.moves)))
        except IllegalMove as error:
            self._say(f"{error_sentence(self.words, 'illegal', error.rule)} ({error.rule})")
        except GameError:
            self._say(self.words.say("term-unreadable", typed=typed[:40]))
        else:
            return True
        return False


async def play_plain(setting: Setting, language: str, *, seed: bytes, record: str | None, ask_first: bool) -> None:
    """Play one game on standard input and output, or several when there is a person who wants to."""
    words = Words(language)
    typed = Typed(sys.stdin.fileno())

    def say(text: str) -> None:
        print(text, flush=True)

    def ask(text: str) -> None:
        print(text, end="", flush=True)

    if ask_first:
        setting = await _ask_setting(setting, words, say, ask, typed)
    while True:
        session = LocalSession(setting, seed, own_name=words.say("lobby-seat-you"))
        session.start()
        game = PlainGame(session, words, say, ask, typed)
        over = False
        try:
            over = await game.play()
        finally:  # also when it is stopped from outside
            await session.close()
            if over:
                game.finish()
            if record:
                game.save(record)
        if not over or not sys.stdin.isatty():
            return
        if not await _wants_more(game, words, ask, typed):
            return
        seed = fresh_seed()


async def _wants_more(game: PlainGame, words: Words, ask: Callable[[str], object], typed: Typed) -> bool:
    """Whether another game follows; before that the record can be saved."""
    while True:
        ask(words.say("term-again") + " > ")
        word, _, path = (await typed.next() or "q").strip().partition(" ")
        if word.lower() == "save" and path:
            try:
                game.save(path.strip())
            except OSError as error:
                ask(f"{error}\n")
        else:
            return word.lower() in ("", "y", "yes", "again")


async def _ask_setting(setting: Setting, words: Words, say: Say, ask: Callable[[str], object], typed: Typed) -> Setting:
    """Which game, how many players, which bots; the empty answer takes what stands in brackets."""

    async def choose(question: str, choices: Sequence[str], default: str) -> str:
        while True:
            ask(f"{words.say(question)} ({', '.join(choices)}) [{default}] > ")
            answer = (await typed.next() or "").strip().lower() or default
            if answer in choices:
                return answer
            say(words.say("term-one-of", choices=", ".join(choices)))

    name = await choose("new-game", list(GAMES), setting.game.name)
    game = GAMES[name]
    seats = int(await choose("new-seats", [str(count) for count in game.seat_counts], str(setting.seats)))
    bot = await choose("new-bots-level", list(LEVELS), setting.bots[0])
    options = setting.options if game is setting.game else game.Options()
    return Setting(game, seats, options, min(setting.own, seats - 1), (bot,) * (seats - 1))
