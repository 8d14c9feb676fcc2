"""A game line by line, for screen readers and scripts.

Every question ends with `> `. Moves and commands are the same in every language; the sentences are translated.
"""

from __future__ import annotations

import asyncio
import enum
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TypeVar

from knaves.cards import Card
from knaves.game import AmbiguousMove, GameError, IllegalMove, Move, SetupError, View
from knaves.rulebook import find_rule
from knaves.terminal.coach import Coach, Hints, Strength
from knaves.terminal.console import Console
from knaves.terminal.narration import Narrator, refusal_sentence, save_error_sentence
from knaves.terminal.presenters import presenter_for
from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.presenters.generic import GENERIC_PRESENTER
from knaves.terminal.recorder import Recorder
from knaves.terminal.review_text import review_session
from knaves.terminal.session import CommandRefused, ConnectionState, Session, can_let_others_act, send_with_retries
from knaves.words import Words, card_name, explain_rule

T = TypeVar("T")
MAX_LISTED_MOVES = 4
"""A card with more moves than these is summed up."""
RECENT_EVENTS = 4
"""How many events are repeated, on request or for a player who comes in later."""
QUIT = ("quit", "exit", "q")
YES, NO = ("yes", "y", "agree"), ("no", "n", "disagree")
TURN_COMMANDS = ("hint", "undo", "wait")
SEAT_COMMANDS = ("back", "bot", "host", "lock", "unlock", "spectators")


class Ending(enum.Enum):
    """Why `PlainGame.play` returned."""

    OVER = "over"
    QUIT = "quit"
    INPUT_ENDED = "input-ended"
    TABLE_MOVED_ON = "table-moved-on"
    """The table was closed or has gone on to another game."""


class PlainGame:
    """One game, in lines."""

    def __init__(
        self,
        session: Session,
        words: Words,
        console: Console,
        recorder: Recorder,
        clock: Callable[[], float] = time.time,
        coach: Coach | None = None,
    ) -> None:
        self.session = session
        self._hints, self._coach = Hints(session), Coach() if coach is None else coach
        self._doubted: tuple[View, Move, str] | None = None
        """The move that the coach doubts, in which position, and the question."""
        self._recorder = recorder
        self._record_path_told = False
        """Whether the player knows where the record is, or why there is none."""
        self.words = words
        self._console, self._say, self._clock = console, console.say, clock
        self._narrator = Narrator(words, session)
        self._events_told = max(0, len(session.events) - RECENT_EVENTS)
        self._connection_state = session.connection_state
        self._subject: object = None
        """The subject of the open question: the view, or a call for table talk."""
        self._waiting_since = -1
        """The version at which the player let the others act first."""
        self._commands: dict[str, Callable[[str], object]] = {
            "?": self._show_help,
            "help": self._show_help,
            "moves": self._list_moves,
            "hand": self._describe_hand,
            "board": self._draw_board,
            "cell": self._describe_spot,
            "seats": self._describe_seats,
            "last": self._repeat_events,
            "coach": lambda _: self._say(self.words.say(self._coach.toggle(self.session))),
            "options": self._describe_options,
            "rule": self._explain_rule,
        }

    @property
    def context(self) -> RenderContext:
        """The current state, for the presenter."""
        return self._narrator.context

    @property
    def _can_act(self) -> bool:
        view = self.session.view
        return bool(view.legal or view.table_actions) and view.seat in view.actors

    async def play(self, introduction: Sequence[str] | None = None) -> Ending:
        """Play until the game is over, the player stops or the table moves on."""
        for line in self._narrator.introduction() if introduction is None else introduction:
            self._say(line)
        self._say(self.words.say("term-plain-start"))
        while True:
            version = self.session.version
            self.tell_news()
            if self.session.view.outcome is not None:
                return Ending.OVER
            if self.session.connection_state is ConnectionState.CLOSED:
                return Ending.TABLE_MOVED_ON
            self._ask_question()
            if not await self._console.wait_for_line(self.session.wait_for_change(version), self._accepts):
                continue
            typed = await self._console.read_line()
            if typed is None:
                self._say("")
                return Ending.INPUT_ENDED
            if typed.strip().lower() in QUIT:
                return Ending.QUIT
            await self._run_command(typed.strip())

    def show_result(self) -> None:
        """Show the last position, the result and the proof of the deal."""
        self._say("")
        self._draw_board("")
        self._say(self._narrator.result())
        record = self.session.record
        if record is not None and record.seed is not None:
            self._say(self.words.say("result-deal-good" if self._narrator.deal_is_valid() else "result-deal-bad"))
            self._say(self.words.pair(self.words.say("result-seed"), record.seed.hex()))

    async def review(self) -> None:
        """Say how everybody played in the game that is over, and what decided it."""
        self._say(self.words.say("explore-thinking"))
        for line in await review_session(self.session, self.words) or [self.words.say("term-no-review")]:
            self._say(line)

    def save_record(self, path: str) -> None:
        """Write the record to a new file."""
        saved = self._recorder.save(self.session, Path(path))
        self._say(self.words.say("term-saved", path=str(saved)))

    def write_record(self) -> None:
        """Write the record if every game is recorded; the first time, say where."""
        try:
            self._recorder.write(self.session)
        except OSError as error:
            if not self._record_path_told:
                self._say(save_error_sentence(self.words, error))
            self._record_path_told = True
            return
        path = self._recorder.path(self.session)
        if path is not None and not self._record_path_told:
            self._say(self.words.say("term-recording", path=str(path)))
            self._record_path_told = True

    def say_record_path(self) -> None:
        """Name the record file, if there is one."""
        path = self._recorder.path(self.session)
        if path is not None:
            self._say(self.words.say("term-saved", path=str(path)))

    # --- Output -------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Report new events and changes of the connection, and update the record."""
        self.write_record()
        if self.session.connection_state is not self._connection_state:
            if self.session.connection_state is ConnectionState.LOST:
                self._say(self.words.say("state-reconnecting"))
            elif (
                self._connection_state is ConnectionState.LOST and self.session.connection_state is ConnectionState.LIVE
            ):
                self._say(self.words.say("state-connected"))
            self._connection_state = self.session.connection_state
        self._events_told = min(self._events_told, len(self.session.events))
        for event in self.session.events[self._events_told :]:
            if sentence := self._narrator.sentence(event):
                self._say(sentence)
        self._events_told = len(self.session.events)

    def _show_situation(self) -> None:
        context, presenter = self.context, presenter_for(self.session.view)
        self._say("")
        for sentence in presenter.situation(context):
            self._say(sentence)
        cards = []
        for held in presenter.cards(context.view):
            moves = [move for move in context.view.legal if presenter.card_of(move) == held]
            note = presenter.card_note(context, held, moves)
            cards.append(f"{'^' if held.from_pile else ''}{held.card}{f' ({note})' if note else ''}")
        if not cards:
            cards.append(self.words.say("term-no-cards"))
        if context.view.seat is not None and presenter is not GENERIC_PRESENTER:
            self._say(self.words.pair(self.words.say("table-hand"), ", ".join(cards)))

    def _show_help(self, _: str) -> None:
        self._say(self.words.say("term-plain-help"))
        self._say(self.words.say("term-codes"))
        for line in presenter_for(self.session.view).codes(self.words):
            self._say(line)
        if self.words.own_letters:
            self._say(self.words.say("term-codes-typed"))

    def _list_moves(self, wanted: str) -> None:
        """A line for each card. Long lists are shortened; `moves JC` shows all moves of a card."""
        view = self.session.view
        presenter = presenter_for(view)
        groups: dict[Card, list[Move]] = {}
        for move in dict.fromkeys((*view.legal, *view.table_actions)):
            held = presenter.card_of(move)
            groups.setdefault("" if held is None else f"{'^' if held.from_pile else ''}{held.card}", []).append(move)
        wanted = view.game.normalize_input(wanted)
        if wanted and wanted not in groups:
            self._say(self.words.say("term-no-move"))
        for card, moves in groups.items():
            if wanted and wanted != card:
                continue
            shown = moves if wanted or len(moves) <= MAX_LISTED_MOVES else moves[: MAX_LISTED_MOVES - 1]
            rest = len(moves) - len(shown)
            more = f" … {self.words.say('term-more-moves', count=rest, card=card)}" if rest else ""
            self._say(" ".join(map(str, shown)) + more)

    def _describe_hand(self, _: str) -> None:
        context, presenter = self.context, presenter_for(self.session.view)
        if presenter is GENERIC_PRESENTER:
            self._say(presenter.drawing(context.view))
        for held in presenter.cards(context.view):
            moves = [move for move in context.view.legal if presenter.card_of(move) == held]
            shown = moves if len(moves) <= MAX_LISTED_MOVES else moves[:1]
            rest = len(moves) - len(shown)
            notes = [self.words.say("table-discard-pile")] if held.from_pile else []
            if rest:
                notes.append(presenter.card_note(context, held, moves))
            more = [self.words.say("term-more-moves", count=rest, card=held.card)] if rest else []
            tail = "; ".join([*map(str, shown), *more]) or self.words.say("term-no-move")
            remark = f" ({', '.join(notes)})" if notes else ""
            self._say(f"{card_name(self.words, held.card)}{remark}. {tail}")

    def _draw_board(self, _: str) -> None:
        self._say(presenter_for(self.session.view).drawing(self.session.view))
        self._describe_seats("")

    def _describe_spot(self, spot: str) -> None:
        context, presenter = self.context, presenter_for(self.session.view)
        spots = presenter.spots(context.view)
        if spot.lower() in spots:
            self._say(presenter.describe_spot(context, spot.lower()))
        elif not spots:
            self._draw_board("")
        else:
            self._say(self.words.say("term-no-cell", first=spots[0], last=spots[-1]))

    def _describe_seats(self, _: str) -> None:
        for line in self._narrator.seats():
            self._say(line)
        if play := presenter_for(self.session.view).progress(self.context):
            self._say(". ".join(play) + ".")

    def _repeat_events(self, _: str) -> None:
        sentences = [sentence for event in self.session.events if (sentence := self._narrator.sentence(event))]
        for sentence in sentences[-RECENT_EVENTS:]:
            self._say(sentence)

    def _describe_options(self, _: str) -> None:
        for line in self._narrator.options(include_defaults=True):
            self._say(line)

    def _explain_rule(self, name: str) -> None:
        """What the page of this game says about a rule, or else its wording."""
        try:
            rule = find_rule(name)
        except SetupError:
            self._say(self.words.say("rulebook-none", rule=name[:20]))
            return
        said = [text for _, text in explain_rule(self.words, rule.id, self.session.view.game.name)]
        for text in said or [rule.text]:
            self._say(text)

    # --- Input --------------------------------------------------------------------------------------------------

    def _ask_question(self) -> None:
        """Ask for the player's decision, unless that question is already open."""
        accusation = self._narrator.accusation()
        subject: object = accusation or (self.session.view if self._can_act else None)
        if subject is None or self._waiting_since == self.session.version:
            self._subject = None
            return
        if subject == self._subject and self._console.question_open:
            return
        if accusation:
            self._console.ask(f"{accusation} yes/no")
        elif self._doubted is not None and self._doubted[0] == self.session.view:
            self._console.ask(f"{self._doubted[2]} yes/no")
        else:
            if subject != self._subject:
                self._show_situation()
            question = self.words.say(
                "term-your-move-or-wait" if can_let_others_act(self.session) else "term-your-move"
            )
            if left := self._narrator.time_left({self.session.view.seat}, self._clock()):
                question += f" ({self.words.say('turn-time-left', time=left)})"
            if note := self._narrator.seat_note(self._clock()):
                self._say(note)
            self._console.ask(question)
        self._subject = subject

    def _accepts(self, line: str | None) -> bool:
        """Whether a line can be handled now; a script's moves stay in the queue until their turn."""
        if self._subject is not None or self._console.interactive:
            return True
        word = (line or "").strip().lower().partition(" ")[0]
        return word in self._commands or word in (*QUIT, "say", *SEAT_COMMANDS)

    async def _run_command(self, line: str) -> None:
        """Run a command or make a move."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        doubted, self._doubted = self._doubted, None
        if doubted is not None and doubted[0] == self.session.view and word in (*YES, *NO):
            if word in YES:
                await self._send(doubted[1])
        elif self._narrator.accusation() and word in (*YES, *NO):
            await self._try(self.session.answer_accusation(agree=word in YES))
        elif word == "say":
            await self._chat(rest.strip())
        elif word in self._commands:
            self._commands[word](rest.strip())
        elif word in TURN_COMMANDS:
            await self._run_turn_command(word)
        elif word and not await self._try_seat_command(line):
            await self._make_move(line)

    async def _try_seat_command(self, line: str) -> bool:
        """Whether a line was about seats, as `back` or `host 1`."""
        try:
            return await self._run_and_report(self.session.seat_command(line))
        except GameError as error:
            self._say(refusal_sentence(self.words, error))
            return True

    async def _run_turn_command(self, word: str) -> None:
        """Give a hint, undo, or let the others act first."""
        if word == "wait" and can_let_others_act(self.session):
            self._waiting_since = self.session.version
            await self.session.let_others_act_first()
        elif word == "undo":
            done = await self._run_and_report(self.session.undo())
            self._say(self.words.say("term-undone" if done else "error-nothing-to-undo"))
        elif word == "hint":
            found = await self._try(self._hints.ask())
            if found is not None:
                hint, strength = found
                move = f"{hint.move}: " if strength > Strength.NUDGE else ""
                self._say(f"{move}{self._narrator.hint(hint, strength, 'hint')}")
            elif self.session.can_hint:
                self._say(self.words.say("term-no-hint"))

    async def _chat(self, text: str) -> None:
        """Say something to the table; without a text, list the phrases."""
        if not self.session.phrases:
            self._say(self.words.say("error-not-now"))
        elif text:
            await self._try(self.session.say(text))
            return
        for phrase in self.session.phrases:
            self._say(f"say {phrase} – {self.words.say(f'phrase-{phrase}')}")

    async def _try(self, work: Coroutine[object, object, T]) -> T | None:
        """Run an action; if it is refused, say why."""
        try:
            return await self._run_and_report(work)
        except GameError as error:
            self._say(refusal_sentence(self.words, error))
            return None

    async def _run_and_report(self, work: Coroutine[object, object, T]) -> T:
        """Wait for an action that may take a while at a server, and report events until then."""
        task = asyncio.ensure_future(work)
        while not task.done() and self.session.connection_state is not ConnectionState.CLOSED:
            changed = asyncio.ensure_future(self.session.wait_for_change(self.session.version))
            await asyncio.wait((task, changed), return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
            await asyncio.gather(changed, return_exceptions=True)
            self.tell_news()
        return await task

    async def _make_move(self, text: str) -> None:
        view = self.session.view
        try:
            move = view.read(text)
            if not self._can_act and move not in view.table_actions:
                self._say(self.words.say("error-rule-C14"))
                return
            if move not in view.legal and move not in view.table_actions:
                view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)  # raises the rule that forbids it
            if (doubt := await self._coach.doubt(self.session, move)) is not None:
                self._doubted = view, move, self._narrator.doubt(doubt)
            else:
                await self._send(move)
        except AmbiguousMove as error:
            moves = " ".join(map(str, error.moves[:MAX_LISTED_MOVES]))
            self._say(self.words.say("term-ambiguous", typed=text, moves=moves, count=len(error.moves)))
        except (IllegalMove, CommandRefused) as error:
            self._say(refusal_sentence(self.words, error))
        except GameError:
            self._say(self.words.say("term-unreadable", typed=text[:40]))

    async def _send(self, move: Move) -> None:
        """Make a move, and report events until it is answered."""
        why = lambda error: self._say(refusal_sentence(self.words, error))  # noqa: E731
        await self._run_and_report(send_with_retries(self.session, move, why, self._clock))


async def answer_after_game(game: PlainGame, console: Console, line: str | None) -> bool | None:
    """Whether a line after the end asks for another game; None if it reviewed this one or saved its record instead."""
    word, _, path = ("q" if line is None else line).strip().partition(" ")
    if word.lower() == "review":
        await game.review()
        return None
    if word.lower() == "save" and path:
        try:
            game.save_record(path.strip())
        except OSError as error:
            console.say(save_error_sentence(game.words, error))
        return None
    return word.lower() in ("", *YES, "again")
