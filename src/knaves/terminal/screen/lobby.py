"""Before the game: who sits where, how the others get here, what is agreed; the host begins."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from knaves import wire
from knaves.client import fresh_id
from knaves.game import GameError
from knaves.terminal.remote import Place
from knaves.terminal.screen.dialogs import Ask, Pick, Reader
from knaves.terminal.screen.help import help_text
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import Bar, Item, Log
from knaves.terminal.screen.paper import Canvas, Paper
from knaves.terminal.screen.start import TITLE
from knaves.terminal.table import Waiting
from knaves.terminal.tell import refusal
from knaves.words import Words

NAME = 24
"""Columns for a name at least."""
ABOVE = 5
"""Rows above the seats."""
FOOT = 3
"""Rows for the prompt and the keys."""
NEWS = (1, 8)
"""Rows for what happened, at least and at most."""


class Chairs(Canvas):
    """The table, its seats and what is agreed; a click on a seat posts its number."""

    def __init__(self, styles: Mapping[str, Style], waiting: Waiting, *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.waiting = waiting
        self.at = 0
        """The seat in mind."""
        self.swapping: int | None = None
        """The seat that is to be swapped with another."""

    def paint(self, paper: Paper) -> None:
        """Title and link above, seats on the left, options on the right, or below them where it is narrow."""
        waiting, words = self.waiting, self.waiting.words
        for line in TITLE:
            paper.put((paper.width - len(line)) // 2, 0, line, self.styles_of["key"])
        left = max(1, (paper.width - 76) // 2)
        paper.put(left, 2, waiting.title(), self.styles_of["strong"])
        paper.put(left, 3, words.pair(words.say("lobby-link"), waiting.place.link), self.styles_of["quiet"])
        chairs = waiting.chairs()
        wide = max(NAME, *(len(self._text(chair.name, chair.notes)) for chair in chairs)) + 12
        for y, chair in enumerate(chairs, ABOVE):
            chosen = chair.number == self.at and waiting.is_host
            style = self.styles_of["turn" if chair.number == self.swapping else "strong" if chosen else "plain"]
            paper.put(left, y, "▸" if chosen else " ", self.styles_of["next"])
            paper.put(left + 1, y, f"{chair.number:>2}", self.styles_of["quiet"])
            if chair.team:
                paper.put(left + 4, y, chair.team[0], self.styles_of[f"side {chair.side}"])
            paper.put(left + 6, y, self._text(chair.name, chair.notes), style)
            paper.zone(left, y, wide, 1, str(chair.number))
        side = left + wide + 2
        if paper.width - side >= NAME:
            self._paint_rules(paper, side, ABOVE)
        else:
            self._paint_rules(paper, left + 1, ABOVE + 1 + len(chairs))

    @staticmethod
    def _text(name: str, notes: object) -> str:
        return f"{name} ({', '.join(notes)})" if isinstance(notes, list) and notes else name

    def _paint_rules(self, paper: Paper, x: int, y: int) -> None:
        words = self.waiting.words
        paper.put(x, y, words.say("lobby-rules"), self.styles_of["strong"])
        lines = [line for rule in self.waiting.agreed() for line in textwrap.wrap(rule, max(10, paper.width - x - 1))]
        if watching := self.waiting.place.watching:
            lines += ["", words.say("lobby-spectators", count=watching)]
        for row, line in enumerate(lines, y + 1):
            paper.put(x, row, line)


class LobbyScreen(Screen[None]):
    """Wait for the others; the host puts bots on seats, swaps them and begins."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("up", "seat(-1)", show=False),
        Binding("down,tab", "seat(1)", show=False, priority=True),
        Binding("enter", "start", show=False),
        Binding("b", "fill", show=False),
        Binding("s", "swap", show=False),
        Binding("n", "rename", show=False),
        Binding("t", "talk", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "release", show=False),
        Binding("q,ctrl+q", "quit", show=False, priority=True),
    )

    def __init__(self, place: Place, words: Words, styles: Mapping[str, Style], leave: Callable[[], object]) -> None:
        super().__init__()
        self.place, self.words, self.styles_of = place, words, styles
        self.waiting = Waiting(words, place)
        self.chairs = Chairs(styles, self.waiting, id="form")
        self.log_panel = Log(id="news")
        self.prompt = Bar(styles, id="prompt")
        self.keys = Bar(styles, id="keys")
        self._leave = leave
        self._notice = ""

    def compose(self) -> ComposeResult:
        """The table, what happened, and what can be done."""
        yield self.chairs
        yield self.log_panel
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self.run_worker(self._follow(), group="follow")

    def on_resize(self) -> None:
        """Use the room there is."""
        self.show_table()

    async def _follow(self) -> None:
        version = -1
        while True:
            version = await self.place.changed(version)
            self.show_table()

    def show_table(self) -> None:
        """Draw what is known now."""
        say, waiting = self.words.say, self.waiting
        self.chairs.at = min(self.chairs.at, len(waiting.update.table.seats) - 1)
        least, most = NEWS
        room = self.app.size.height - FOOT - ABOVE - len(waiting.update.table.seats) - 1
        self.log_panel.styles.height = max(least, min(most, room))
        self.chairs.repaint()
        self.log_panel.tell([Text(sentence, style=self.styles_of["quiet"]) for sentence in waiting.happened(0)])
        start = (Item(say("key-enter"), waiting.start_label(), "start"),) if waiting.is_host else ()
        if not self.place.connected:
            first = say("state-reconnecting"), "bad", ()
        elif self._notice:
            first = self._notice, "bad", ()
        else:
            first = "" if waiting.is_host else waiting.waits_for(), "turn", ()
        self.prompt.show(first, ("", "plain", start))
        self.keys.show(("", "quiet", self._key_items()))

    def _key_items(self) -> list[Item]:
        say, seat = self.words.say, self.waiting.update.table.seats[self.chairs.at]
        items = [Item("?", say("help-key-help"), "help"), Item("T", say("term-aside"), "talk", drop=1)]
        if self.waiting.is_host:
            if self.chairs.at != self.waiting.update.you:
                items.append(Item("B", say("lobby-add-bot" if seat.kind == "open" else "lobby-remove"), "fill"))
            items.append(Item("S", say("lobby-swap"), "swap", drop=2))
        items.append(Item("N", say("home-name"), "rename", drop=3))
        items.append(Item("Q", say("lobby-stand"), "quit"))
        return items

    # --- What can be done ---------------------------------------------------------------------------------------

    def _do(self, work: Coroutine[Any, Any, object]) -> None:
        async def attempt() -> None:
            self._notice = ""
            try:
                await work
            except GameError as error:
                self._notice = refusal(self.words, error)
            self.show_table()

        self.run_worker(attempt(), group="send")

    def action_seat(self, step: int) -> None:
        """Another seat in mind."""
        self.chairs.at = (self.chairs.at + step) % len(self.waiting.update.table.seats)
        self.show_table()

    def action_start(self) -> None:
        """Host: choose the seat to swap with, or begin."""
        if self.chairs.swapping is not None:
            self.action_swap()
        elif self.waiting.is_host:
            self._do(self.place.ask(wire.Start(fresh_id())))

    def action_fill(self) -> None:
        """Host: a bot on this seat, or nobody."""
        table = self.waiting.update.table
        if self.waiting.is_host and self.chairs.at != self.waiting.update.you:
            level = table.settings.bot_level if table.seats[self.chairs.at].kind == "open" else ""
            self._do(self.place.ask(wire.Fill(fresh_id(), self.chairs.at, level)))

    def action_swap(self) -> None:
        """Host: this seat and the next one that is chosen change places."""
        one, self.chairs.swapping = self.chairs.swapping, None
        if not self.waiting.is_host:
            return
        if one is None:
            self.chairs.swapping = self.chairs.at
            self.show_table()
        elif one != self.chairs.at:
            self._do(self.place.ask(wire.Swap(fresh_id(), one, self.chairs.at)))
        else:
            self.show_table()

    def action_release(self) -> None:
        """Choose nothing."""
        self.chairs.swapping, self._notice = None, ""
        self.show_table()

    def action_rename(self) -> None:
        """Another name."""
        you = self.waiting.update.you
        if you is None:
            return

        def named(name: str | None) -> None:
            if name:
                self._do(self.place.ask(wire.Rename(fresh_id(), name[: wire.MOST_NAME])))

        self.app.push_screen(Ask(self.words.say("home-name"), self.waiting.update.table.seats[you].name), named)

    def action_talk(self) -> None:
        """Say a phrase, or more where the table allows it."""
        say, free = self.words.say, self.waiting.update.table.settings.talk == "free"
        choices: list[tuple[str, Callable[[], object]]] = [
            *([(f"{say('table-chat')} …", self._write)] if free else []),
            *((say(f"phrase-{phrase}"), partial(self._say, phrase)) for phrase in wire.PHRASES),
        ]

        def picked(index: int | None) -> None:
            if index is not None:
                choices[index][1]()

        if self.waiting.update.you is not None:
            self.app.push_screen(Pick(say("term-aside"), [label for label, _ in choices]), picked)

    def _say(self, what: str) -> None:
        self._do(self.place.say(what))

    def _write(self) -> None:
        self.app.push_screen(Ask(self.words.say("table-chat")), lambda text: self._say(text) if text else None)

    def action_help(self) -> None:
        """Keys of the game, reminders and rules."""
        text = help_text(self.words, self.waiting.update.table.game, self.styles_of, {})
        self.app.push_screen(
            Reader(
                self.words.say("help-title"), text, f"{self.words.say('key-escape')} {self.words.say('action-close')}"
            )
        )

    def action_quit(self) -> None:
        """Stand up and leave."""
        self._leave()

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Seats are chosen, keys pressed."""
        if event.name.isdigit():
            self.chairs.at = int(event.name)
            if self.chairs.swapping is not None:
                self.action_swap()
            self.show_table()
        else:
            getattr(self, f"action_{event.name}")()
