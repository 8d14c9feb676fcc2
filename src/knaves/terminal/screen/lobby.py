"""The lobby: the seats, the invitation link and the rules; the host starts the game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from textwrap import wrap
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from knaves import wire
from knaves.client import new_id
from knaves.game import GameError
from knaves.terminal.connection import TableConnection
from knaves.terminal.lobby_presenter import LobbyPresenter, LobbySeat
from knaves.terminal.narration import refusal_sentence
from knaves.terminal.screen.canvas import CanvasWidget
from knaves.terminal.screen.dialogs import ChoiceDialog, TextDialog, TextViewer
from knaves.terminal.screen.help import help_text
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import EventLog, KeyBar, KeyHint
from knaves.terminal.screen.start import BANNER
from knaves.terminal.seat_commands import read_seat_command, seat_actions
from knaves.terminal.session import SeatAction
from knaves.words import Words

ROWS_WITHOUT_SEATS = 9
"""Rows for the banner, the title, the prompt and the keys."""
MIN_NEWS_ROWS, MAX_NEWS_ROWS = 1, 8
"""Rows for the event log."""


class LobbyScreen(Screen[None]):
    """The table before its game; the host adds bots, swaps seats and starts."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("tab", "next_seat", show=False, priority=True),
        Binding("enter", "start", show=False, priority=True),
        Binding("b", "fill", show=False),
        Binding("s", "swap", show=False),
        Binding("n", "rename", show=False),
        Binding("t", "chat", show=False),
        Binding("h", "host_menu", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "cancel", show=False),
        Binding("q,ctrl+q", "quit", show=False, priority=True),
    )

    def __init__(
        self,
        connection: TableConnection,
        words: Words,
        palette: Mapping[str, Style],
        leave: Callable[[], object],
    ) -> None:
        super().__init__()
        self.connection, self.words, self.palette = connection, words, palette
        self.lobby = LobbyPresenter(words, connection)
        self.seat_list = OptionList(id="lobby-seats", compact=True, markup=False)
        self.event_log = EventLog(id="news")
        self.prompt = KeyBar(palette, id="prompt")
        self.keys = KeyBar(palette, id="keys")
        self._heading, self._rules = Static(id="lobby-heading"), Static()
        self._leave = leave
        self._notice = ""
        self._swap_from: int | None = None
        """The first of two seats to swap."""

    def compose(self) -> ComposeResult:
        """The seats beside the rules, then the news and the keys."""
        with Center(classes="form"), Vertical():
            yield Static(Text(BANNER, style=self.palette["key"]), classes="banner")
            yield self._heading
            with Horizontal(id="lobby"):
                yield self.seat_list
                with VerticalScroll(id="lobby-rules", can_focus=False):
                    yield self._rules
            yield self.event_log
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Start to follow the table."""
        self.seat_list.focus()
        self.run_worker(self._follow(), group="follow")

    def on_resize(self) -> None:
        """Fit the event log to the screen."""
        self.show_table()

    async def _follow(self) -> None:
        version = -1
        while True:
            version = await self.connection.wait_for_change(version)
            self.show_table()

    @property
    def seat(self) -> int:
        """The highlighted seat."""
        return min(self.seat_list.highlighted or 0, len(self.lobby.update.table.seats) - 1)

    def show_table(self) -> None:
        """Show the current state of the lobby."""
        say, lobby = self.words.say, self.lobby
        room = self.app.size.height - ROWS_WITHOUT_SEATS - len(lobby.update.table.seats)
        self.event_log.styles.height = max(MIN_NEWS_ROWS, min(MAX_NEWS_ROWS, room))
        self._heading.update(
            Text(lobby.title(), self.palette["strong"]) + Text(f"\n{lobby.link()}", self.palette["quiet"])
        )
        self._show_seats()
        rules = [Text(say("lobby-rules"), style=self.palette["strong"]), *map(Text, lobby.rules())]
        if self.connection.spectators:
            rules += [Text(), Text(say("lobby-spectators", count=self.connection.spectators))]
        self._rules.update(Text("\n").join(rules))
        self.event_log.show([Text(sentence, style=self.palette["quiet"]) for sentence in lobby.news()])
        start = (KeyHint(say("key-enter"), lobby.start_label(), "start"),) if lobby.is_host else ()
        if not self.connection.connected:
            text, style = say("state-reconnecting"), "bad"
        elif self._notice:
            text, style = self._notice, "bad"
        else:
            text, style = "" if lobby.is_host else lobby.waiting_note(), "turn"
        first, *more = [text] if start else wrap(text, self.app.size.width - 2) or [""]
        self.prompt.show((first, style, ()), (" ".join(more), style, start))
        self.keys.show(("", "quiet", self._key_hints()))

    def _show_seats(self) -> None:
        seats, seat = self.lobby.seats(), self.seat
        if self.seat_list.option_count != len(seats):
            self.seat_list.set_options([self._seat_row(each) for each in seats])
            self.seat_list.highlighted = seat
        else:
            for each in seats:
                self.seat_list.replace_option_prompt_at_index(each.number, self._seat_row(each))

    def _seat_row(self, seat: LobbySeat) -> Text:
        selected = seat.number == self.seat and self.lobby.is_host
        style = "turn" if seat.number == self._swap_from else "strong" if selected else "plain"
        return Text.assemble(
            ("▸" if selected else " ", self.palette["next"]),
            (f"{seat.number:>2} ", self.palette["quiet"]),
            (seat.team[:1] or " ", self.palette[f"side {seat.side}"] if seat.team else self.palette["plain"]),
            " ",
            (seat.title, self.palette[style]),
        )

    def _key_hints(self) -> list[KeyHint]:
        say, info = self.words.say, self.lobby.update.table.seats[self.seat]
        hints = [KeyHint("?", say("help-key-help"), "help")]
        if self.lobby.update.you is None:
            return [*hints, KeyHint("Q", say("term-quit"), "quit")]
        hints.append(KeyHint("T", say("term-aside"), "chat", drop=1))
        if self.lobby.is_host:
            if self.seat != self.lobby.update.you:
                hints.append(KeyHint("B", say("lobby-add-bot" if info.kind == "open" else "lobby-remove"), "fill"))
            hints.append(KeyHint("S", say("lobby-swap"), "swap", drop=2))
            hints.append(KeyHint("H", say("lobby-host"), "host_menu", drop=4))
        hints.append(KeyHint("N", say("home-name"), "rename", drop=3))
        hints.append(KeyHint("Q", say("lobby-stand"), "quit"))
        return hints

    # --- Actions ------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self) -> None:
        """Another seat is highlighted."""
        self.show_table()

    def on_option_list_option_selected(self) -> None:
        """A seat was clicked; it may be the second of a swap."""
        if self._swap_from is not None:
            self.action_swap()

    def _run(self, work: Coroutine[object, object, object]) -> None:
        """Run a command; if it is refused, show why."""

        async def attempt() -> None:
            self._notice = ""
            try:
                await work
            except GameError as error:
                self._notice = refusal_sentence(self.words, error)
            self.show_table()

        self.run_worker(attempt(), group="send")

    def _send(self, command: wire.AnyCommand) -> None:
        self._run(self.connection.send(command))

    def action_next_seat(self) -> None:
        """Highlight the next seat."""
        self.seat_list.action_cursor_down()

    def action_start(self) -> None:
        """For the host: complete a swap, or start the game."""
        if self._swap_from is not None:
            self.action_swap()
        elif self.lobby.is_host:
            self._send(wire.Start(new_id()))

    def action_fill(self) -> None:
        """For the host: put a bot on the seat, or free it."""
        table = self.lobby.update.table
        if self.lobby.is_host and self.seat != self.lobby.update.you:
            level = table.settings.bot_level if table.seats[self.seat].kind == "open" else ""
            self._send(wire.Fill(new_id(), self.seat, level))

    def action_swap(self) -> None:
        """For the host: swap this seat with the next one that is chosen."""
        first, self._swap_from = self._swap_from, None
        if not self.lobby.is_host:
            return
        if first is None:
            self._swap_from = self.seat
        elif first != self.seat:
            self._send(wire.Swap(new_id(), first, self.seat))
        self.show_table()

    def action_cancel(self) -> None:
        """Cancel a swap and clear the notice."""
        self._swap_from, self._notice = None, ""
        self.show_table()

    def action_rename(self) -> None:
        """Ask for another name."""
        you = self.lobby.update.you
        if you is None:
            return

        def rename(name: str | None) -> None:
            if name:
                self._send(wire.Rename(new_id(), name[: wire.MAX_NAME]))

        self.app.push_screen(TextDialog(self.words.say("home-name"), self.lobby.update.table.seats[you].name), rename)

    def action_chat(self) -> None:
        """Say a phrase, or free text if the table allows it."""
        say, free_text = self.words.say, self.lobby.update.table.settings.talk == "free"
        choices: list[tuple[str, Callable[[], object]]] = [
            *([(f"{say('table-chat')} …", self._ask_for_text)] if free_text else []),
            *((say(f"phrase-{phrase}"), partial(self._say, phrase)) for phrase in wire.PHRASES),
        ]
        if self.lobby.update.you is not None:
            ChoiceDialog.open(self.app, say("term-aside"), choices)

    def action_host_menu(self) -> None:
        """For the host: hand the table over, lock it, or let spectators in."""
        table, say = self.lobby.update.table, self.words.say

        def run(action: SeatAction) -> None:
            command = read_seat_command(action.typed, self.lobby.update.table.settings)
            if command is not None:
                self._send(command)

        choices: list[tuple[str, Callable[[], object]]] = [
            (say(each.message, name=table.seats[each.seat].name if each.seat is not None else ""), partial(run, each))
            for each in seat_actions(self.lobby.update, self.connection.server_now())
        ]
        if choices:
            ChoiceDialog.open(self.app, say("lobby-host"), choices)

    def _say(self, text: str) -> None:
        self._run(self.connection.say(text))

    def _ask_for_text(self) -> None:
        self.app.push_screen(TextDialog(self.words.say("table-chat")), lambda text: self._say(text) if text else None)

    def action_help(self) -> None:
        """Show the keys, the reminder card and the rules."""
        text = help_text(self.words, self.lobby.update.table.game, self.palette, {})
        closing = f"{self.words.say('key-escape')} {self.words.say('action-close')}"
        self.app.push_screen(TextViewer(self.words.say("help-title"), text, closing))

    def action_quit(self) -> None:
        """Leave the table."""
        self._leave()

    async def on_canvas_widget_clicked(self, event: CanvasWidget.Clicked) -> None:
        """A key was clicked."""
        await self.run_action(event.name)
