"""A game line by line: it reads well aloud, needs no cursor, and a script can play it from start to result.

Every question ends with `> `. Moves and commands are the same in every language; what is said about them is not.
"""

from __future__ import annotations

import asyncio
import enum
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from knaves.bots import LEVELS
from knaves.cards import Card
from knaves.deal import fresh_seed
from knaves.game import AmbiguousMove, GameError, IllegalMove, Move
from knaves.games import GAMES
from knaves.terminal.any_kind import ANY
from knaves.terminal.choice import Seen
from knaves.terminal.kinds import kind_of
from knaves.terminal.local import LocalSession, Setting
from knaves.terminal.session import Link, NotTaken, Session, send_patiently
from knaves.terminal.talk import Talk, on_standard_streams
from knaves.terminal.tell import Teller, not_saved, refusal
from knaves.words import Words, card_name, error_sentence

T = TypeVar("T")
FEW = 4
"""A card with more moves than these is summed up; and so many of the last events are told to who comes later."""
QUIT = ("quit", "exit", "q")
YES, NO = ("yes", "y", "agree"), ("no", "n", "disagree")
ONLY_IN_TURN = ("hint", "undo", "wait")


class Ending(enum.Enum):
    """Why a game is no longer played here."""

    OVER = "over"
    QUIT = "quit"
    SILENT = "silent"
    """There are no more lines to read."""
    GONE = "gone"
    """The table has gone on without this game."""


class PlainGame:
    """One game in lines."""

    def __init__(self, session: Session, words: Words, talk: Talk, clock: Callable[[], float] = time.time) -> None:
        self.session = session
        self.words = words
        self._talk, self._say, self._clock = talk, talk.say, clock
        self._teller = Teller(words, session)
        self._told = max(0, len(session.told) - FEW)
        self._link = session.link
        self._asked: object = None
        """What was last asked about: the view, or the question whether one agrees with a call."""
        self._waits_at = -1
        """The version at which the player let the others go first."""
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
        return self._teller.seen

    @property
    def _may_act(self) -> bool:
        view = self.session.view
        return bool(view.legal or view.asides) and view.seat in view.actors

    @property
    def _may_wait(self) -> bool:
        view = self.session.view
        others_could = bool(view.actors - {view.seat}) and not all(move.secret for move in view.legal)
        return self.session.holds_up and others_could

    async def play(self) -> Ending:
        """Play to the end, or until the player stops or the game is no longer there."""
        for line in self._teller.introduction():
            self._say(line)
        self._say(self.words.say("term-plain-start"))
        while True:
            version = self.session.version
            self.tell_news()
            if self.session.view.outcome is not None:
                return Ending.OVER
            if self.session.link is Link.CLOSED:
                return Ending.GONE
            self._put_question()
            if not await self._talk.hears_before(self.session.changed(version), self._answers):
                continue
            typed = await self._talk.next()
            if typed is None:
                self._say("")
                return Ending.SILENT
            if typed.strip().lower() in QUIT:
                return Ending.QUIT
            await self._answer(typed.strip())

    def finish(self) -> None:
        """The last position, the result and the proof of the deal."""
        self._say("")
        self._draw("")
        self._say(self._teller.result())
        record = self.session.record
        if record is not None and record.seed is not None:
            self._say(self.words.say("result-deal-good" if self._teller.deal_holds() else "result-deal-bad"))
            self._say(self.words.pair(self.words.say("result-seed"), record.seed.hex()))

    def save(self, path: str) -> None:
        """Write the record."""
        Path(path).write_text(str(self.session.record), "utf-8")
        self._say(self.words.say("term-saved", path=path))

    def must_save(self, path: str) -> None:
        """Write the record, which was asked for before the game. Raises `GameError`."""
        try:
            self.save(path)
        except OSError as error:
            raise GameError(not_saved(self.words, error)) from None

    # --- Telling ------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """What has happened since it was last told, and whether the connection is there."""
        if self.session.link is not self._link:
            if self.session.link is Link.LOST:
                self._say(self.words.say("state-reconnecting"))
            elif self._link is Link.LOST and self.session.link is Link.LIVE:
                self._say(self.words.say("state-connected"))
            self._link = self.session.link
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
        if seen.view.seat is not None and kind is not ANY:
            self._say(self.words.pair(self.words.say("table-hand"), ", ".join(cards)))

    def _help(self, _: str) -> None:
        self._say(self.words.say("term-plain-help"))
        self._say(self.words.say("term-codes"))
        for line in kind_of(self.session.view).codes(self.words):
            self._say(line)
        if self.words.own_letters:
            self._say(self.words.say("term-codes-typed"))

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
        if kind is ANY:
            self._say(kind.drawing(seen.view))
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
        elif not spots:
            self._draw("")
        else:
            self._say(self.words.say("term-no-cell", first=spots[0], last=spots[-1]))

    def _read_seats(self, _: str) -> None:
        for line in self._teller.seats():
            self._say(line)
        if play := kind_of(self.session.view).state_of_play(self.seen):
            self._say(". ".join(play) + ".")

    def _repeat(self, _: str) -> None:
        sentences = [sentence for event in self.session.told if (sentence := self._teller.sentence(event))]
        for sentence in sentences[-FEW:]:
            self._say(sentence)

    def _read_options(self, _: str) -> None:
        for line in self._teller.options(every=True):
            self._say(line)

    # --- Asking -------------------------------------------------------------------------------------------------

    def _put_question(self) -> None:
        """Ask what there is to decide now, unless that question stands there already."""
        accused = self._teller.accusation()
        about: object = accused or (self.session.view if self._may_act else None)
        if about is None or self._waits_at == self.session.version:
            self._asked = None
            return
        if about == self._asked and self._talk.asking:
            return
        if accused:
            self._talk.ask(f"{accused} yes/no")
        else:
            if about != self._asked:
                self._situation()
            question = self.words.say("term-your-move-or-wait" if self._may_wait else "term-your-move")
            if left := self._teller.time_left({self.session.view.seat}, self._clock()):
                question += f" ({self.words.say('turn-time-left', time=left)})"
            self._talk.ask(question)
        self._asked = about

    def _answers(self, line: str | None) -> bool:
        """Whether a line can be answered now; one of a script that belongs to the next question waits for it."""
        if self._asked is not None or self._talk.typed.by_hand:
            return True
        word = (line or "").strip().lower().partition(" ")[0]
        return word in self._commands or word in (*QUIT, "say")

    async def _answer(self, typed: str) -> None:
        """Do what a line says."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if self._teller.accusation() and word in (*YES, *NO):
            await self._try(self.session.judge(agree=word in YES))
        elif word == "say":
            await self._chat(rest.strip())
        elif word in self._commands:
            self._commands[word](rest.strip())
        elif word in ONLY_IN_TURN:
            await self._think_again(word)
        elif word:
            await self._send(typed)

    async def _think_again(self, word: str) -> None:
        """Hints, taking back, letting the others go first."""
        if word == "wait" and self._may_wait:
            self._waits_at = self.session.version
            await self.session.let_others_go_first()
        elif word == "undo":
            done = await self._meanwhile(self.session.undo())
            self._say(self.words.say("term-undone" if done else "error-nothing-to-undo"))
        elif word == "hint":
            hint = await self._try(self.session.hint())
            if hint is not None:
                self._say(f"{hint.move}: {self._teller.hint(hint)}")
            elif self.session.can_hint:
                self._say(self.words.say("term-no-hint"))

    async def _chat(self, what: str) -> None:
        """Say something to the others, or hear what can be said."""
        if not self.session.phrases:
            self._say(self.words.say("error-not-now"))
        elif what:
            await self._try(self.session.talk(what))
            return
        for phrase in self.session.phrases:
            self._say(f"say {phrase} – {self.words.say(f'phrase-{phrase}')}")

    async def _try(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Do something; if it is refused, say why."""
        try:
            return await self._meanwhile(work)
        except GameError as error:
            self._say(refusal(self.words, error))
            return None

    async def _meanwhile(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that may take its time at a server, and tell what happens until then."""
        task = asyncio.ensure_future(work)
        while not task.done() and self.session.link is not Link.CLOSED:
            changed = asyncio.ensure_future(self.session.changed(self.session.version))
            await asyncio.wait((task, changed), return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
            await asyncio.gather(changed, return_exceptions=True)
            self.tell_news()
        return await task

    async def _send(self, typed: str) -> None:
        view = self.session.view
        try:
            move = view.read(typed)
            if not self._may_act and move not in view.asides:
                self._say(self.words.say("error-rule-C14"))
                return
            if move not in view.legal and move not in view.asides:
                view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)  # says which rule forbids it
            await self._meanwhile(
                send_patiently(self.session, move, lambda why: self._say(refusal(self.words, why)), self._clock)
            )
        except AmbiguousMove as error:
            moves = " ".join(map(str, error.moves[:FEW]))
            self._say(self.words.say("term-ambiguous", typed=typed, moves=moves, count=len(error.moves)))
        except IllegalMove as error:
            self._say(f"{error_sentence(self.words, 'illegal', error.rule)} ({error.rule})")
        except NotTaken as error:
            self._say(refusal(self.words, error))
        except GameError:
            self._say(self.words.say("term-unreadable", typed=typed[:40]))


async def play_plain(setting: Setting, words: Words, *, seed: bytes, record: str | None, ask_first: bool) -> None:
    """Play one game on standard input and output, or several when there is a person who wants to."""
    talk = on_standard_streams()
    if ask_first:
        setting = await _ask_setting(setting, words, talk)
    while True:
        session = LocalSession(setting, seed, own_name=words.say("lobby-seat-you"))
        session.start()
        game = PlainGame(session, words, talk)
        ending = Ending.QUIT
        try:
            ending = await game.play()
        finally:  # also when it is stopped from outside
            await session.close()
            if ending is Ending.OVER:
                game.finish()
            if record:
                game.must_save(record)
        if ending is not Ending.OVER or not talk.typed.by_hand:
            return
        if not await _wants_more(game, words, talk):
            return
        seed = fresh_seed()


async def _wants_more(game: PlainGame, words: Words, talk: Talk) -> bool:
    """Whether another game follows; before that the record can be saved."""
    while True:
        talk.ask(words.say("term-again"))
        wants = after_game(game, talk, await talk.next())
        if wants is not None:
            return wants


def after_game(game: PlainGame, talk: Talk, typed: str | None) -> bool | None:
    """Whether a line after the end asks for another game; None if it asked for the record, which is written."""
    word, _, path = ("q" if typed is None else typed).strip().partition(" ")
    if word.lower() == "save" and path:
        try:
            game.save(path.strip())
        except OSError as error:
            talk.say(not_saved(game.words, error))
        return None
    return word.lower() in ("", *YES, "again")


async def _ask_setting(setting: Setting, words: Words, talk: Talk) -> Setting:
    """Which game, how many players, which bots; the empty answer takes what stands in brackets."""

    async def choose(question: str, choices: Sequence[str], default: str) -> str:
        while True:
            talk.ask(f"{words.say(question)} ({', '.join(choices)}) [{default}]")
            answer = (await talk.next() or "").strip().lower() or default
            if answer in choices:
                return answer
            talk.say(words.say("term-one-of", choices=", ".join(choices)))

    name = await choose("new-game", list(GAMES), setting.game.name)
    game = GAMES[name]
    seats = int(await choose("new-seats", [str(count) for count in game.seat_counts], str(setting.seats)))
    bot = await choose("new-bots-level", list(LEVELS), setting.bots[0])
    options = setting.options if game is setting.game else game.Options()
    return Setting(game, seats, options, min(setting.own, seats - 1), (bot,) * (seats - 1))
