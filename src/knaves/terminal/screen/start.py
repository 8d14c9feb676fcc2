"""The start screen: choose the game, the players, the bots and the options; Enter starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Protocol

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from knaves import wire
from knaves.bots import LEVELS
from knaves.game import GameError, OptionSpec
from knaves.games import GAMES
from knaves.terminal.kept_games import Kept, Seat
from knaves.terminal.local import GameSetup
from knaves.terminal.new_table import DEFAULT_SERVER, login_name, open_table, read_server
from knaves.terminal.screen.canvas import CanvasWidget
from knaves.terminal.screen.dialogs import ChoiceDialog, TextDialog
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import KeyBar, KeyHint
from knaves.terminal.screen.theme import Brightness
from knaves.terminal.supported_games import has_presenter
from knaves.words import LANGUAGES, Words, option_words

BANNER = "♠ ♥  K N A V E S  ♦ ♣"
LETTERS = ("printed", "own")
"""Which letters court cards show; `own` are those of the language's country."""
LABEL_WIDTH = 27
"""Columns for a setting's name."""
FORM_WIDTH, MARKS_WIDTH = 76, 8
"""Columns for a row, and for the marks around its name and value."""


@dataclass(frozen=True)
class SettingRow:
    """One setting: its possible values, their labels and the current value."""

    name: str
    label: str
    values: Sequence[str]
    value_labels: Sequence[str]
    value: str
    description: str

    @property
    def index(self) -> int:
        """The index of the current value."""
        return self.values.index(self.value) if self.value in self.values else 0

    @property
    def value_label(self) -> str:
        """The current value in words."""
        return self.value_labels[self.index]

    def step(self, step: int) -> str:
        """The value a number of steps after the current one."""
        return self.values[(self.index + step) % len(self.values)]


class StartHost(Protocol):
    """The program around the start screen."""

    brightness: Brightness

    def begin(self, setup: GameSetup, words: Words) -> None:
        """Start a game."""
        ...

    def resume(self, kept: Kept) -> None:
        """Continue a game, or return to a seat."""
        ...

    def take_seat(self, seat: Seat) -> None:
        """Go to a seat at a server's table."""
        ...

    def change_theme(self, setup: GameSetup, words: Words, brightness: Brightness, row: int) -> None:
        """Draw everything in other colors."""
        ...

    def remembered(self, name: str) -> str:
        """A preference; empty if there is none."""
        ...

    def remember(self, name: str, text: str) -> None:
        """Remember a preference."""
        ...

    def leave(self) -> None:
        """Quit."""
        ...


class StartScreen(Screen[None]):
    """Choose settings and start a game here or at a server's table, or resume one.

    Each setting is a row of an `OptionList`; a `Select` would hide the values and need Enter, which starts the game.
    """

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("tab", "next_row", show=False, priority=True),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "start", show=False, priority=True),
        Binding("r", "resume", show=False),
        Binding("s", "create_table", show=False),
        Binding("q,ctrl+q,escape", "quit", show=False, priority=True),
    )

    def __init__(
        self,
        setup: GameSetup,
        words: Words,
        palette: Mapping[str, Style],
        host: StartHost,
        kept: Sequence[Kept] = (),
        *,
        notice: str = "",
        row: int = 0,
    ) -> None:
        """`kept` are the games to resume, `row` is the one to highlight."""
        super().__init__()
        self.host, self.kept = host, kept
        self._notice, self._first_row = notice, row
        self.setup = setup
        self.words = words
        self.palette = palette
        self.rows: list[SettingRow] = []
        self.setting_list = OptionList(id="settings", compact=True, markup=False)
        self.prompt = KeyBar(palette, id="prompt")
        self.keys = KeyBar(palette, id="keys")
        self._description = Static(id="setting-description")

    def compose(self) -> ComposeResult:
        """The settings, the description of the highlighted one, and the keys."""
        with Center(classes="form"), Vertical():
            yield Static(Text(BANNER, style=self.palette["key"]), classes="banner")
            yield self.setting_list
            yield self._description
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Fill in the settings."""
        self.setting_list.focus()
        self.show_settings(self._notice)
        self.setting_list.highlighted = self._first_row

    def on_resize(self) -> None:
        """Fit the values to the screen."""
        if self.rows:
            self.show_rows()

    def show_settings(self, notice: str = "") -> None:
        """Show the current settings, and a notice if there is one."""
        self.rows = self._rows()
        self.show_rows(notice)

    def show_rows(self, notice: str = "") -> None:
        """Draw all rows and the description of the highlighted one."""
        words, highlighted = self.words, self.setting_list.highlighted or 0
        if self.setting_list.option_count == len(self.rows):
            for index in range(len(self.rows)):
                self.setting_list.replace_option_prompt_at_index(index, self._row_text(index, highlighted))
        else:
            self.setting_list.set_options([self._row_text(index, highlighted) for index in range(len(self.rows))])
            self.setting_list.highlighted = min(highlighted, len(self.rows) - 1)
        row = self.rows[min(highlighted, len(self.rows) - 1)]
        full_value = row.value_label if len(row.value_label) > self._value_width else ""
        description = ". ".join(filter(None, (full_value, row.description)))
        self._description.update(Text(description, style=self.palette["quiet"]))
        hints = [
            KeyHint(words.say("key-enter"), words.say("lobby-start"), "start"),
            *([KeyHint("R", words.say("kept-resume"), "resume")] if self.kept else []),
            KeyHint("S", words.say("create-table"), "create_table"),
            KeyHint("Q", words.say("term-quit"), "quit"),
        ]
        self.prompt.show((notice, "bad", ()), ("", "plain", hints))
        self.keys.show((words.say("term-start-keys"), "quiet", ()))

    @property
    def _value_width(self) -> int:
        """The columns for a value."""
        return max(1, min(self.app.size.width, FORM_WIDTH) - LABEL_WIDTH - MARKS_WIDTH)

    def _row_text(self, index: int, highlighted: int) -> Text:
        row, selected = self.rows[index], index == highlighted
        return Text.assemble(
            ("▸ " if selected else "  ", self.palette["next"]),
            (_shorten(row.label, LABEL_WIDTH).ljust(LABEL_WIDTH + 1), self.palette["strong" if selected else "plain"]),
            (
                f"‹ {_shorten(row.value_label, self._value_width)} ›",
                self.palette["card chosen" if selected else "quiet"],
            ),
        )

    def _rows(self) -> list[SettingRow]:
        setup, words, say = self.setup, self.words, self.words.say
        games = [name for name, game in GAMES.items() if has_presenter(game)]
        seats = [str(count) for count in setup.game.seat_counts]
        level = setup.bots[0]
        texts = setup.options.texts(all_of_them=True)
        rows = [
            SettingRow("game", say("new-game"), games, [say(f"game-{name}") for name in games], setup.game.name,
                       say(f"game-{setup.game.name}-says")),
            SettingRow("seats", say("new-seats"), seats,
                       [say("new-seats-count", count=int(count)) for count in seats], str(setup.seats), ""),
            SettingRow("bots", say("new-bots-level"), list(LEVELS), [say(f"level-{key}") for key in LEVELS], level,
                       say(f"level-{level}-says")),
            SettingRow("language", say("settings-language"), list(LANGUAGES), list(LANGUAGES.values()),
                       words.language, ""),
        ]  # fmt: skip
        if words.has_own_letters:
            letters = [say("settings-letters-printed"), say("settings-letters-own", letters=words.pack_letters)]
            current = LETTERS[words.own_letters]
            rows.append(SettingRow("letters", say("settings-letters"), LETTERS, letters, current, ""))
        themes = [brightness.value for brightness in Brightness]
        labels = [say("settings-theme-dark"), say("settings-theme-light")]
        rows.append(SettingRow("theme", say("settings-theme"), themes, labels, self.host.brightness.value, ""))
        return [*rows, *(self._option_row(spec, texts[spec.name]) for spec in setup.game.Options.table())]

    def _option_row(self, spec: OptionSpec, value: str) -> SettingRow:
        option = option_words(self.words, spec)
        values, labels = list(option.values), list(option.values.values())
        description = f"{option.says} [{option.rules}]"
        return SettingRow(f"option {spec.name}", option.label, values, labels, value, description)

    # --- Actions ------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self) -> None:
        """Another row is highlighted."""
        self.show_rows()

    def on_option_list_option_selected(self) -> None:
        """A row was clicked: take its next value."""
        self.action_change(1)

    def action_next_row(self) -> None:
        """Highlight the next row."""
        self.setting_list.action_cursor_down()

    def action_change(self, step: int) -> None:
        """Change the highlighted setting; a value that doesn't fit the others is refused with a notice."""
        number = self.setting_list.highlighted or 0
        row = self.rows[number]
        if row.name == "theme":
            self.host.change_theme(self.setup, self.words, Brightness(row.step(step)), number)
            return
        try:
            self._set(row.name, row.step(step))
        except GameError:
            self.show_settings(self.words.say("error-bad-options"))
        else:
            self.show_settings()

    def _set(self, name: str, value: str) -> None:
        setup = self.setup
        if name == "language":
            self.words = Words(value, own_letters=self.words.own_letters)
        elif name == "letters":
            self.words = Words(self.words.language, own_letters=value == LETTERS[True])
        elif name == "bots":
            self.setup = replace(setup, bots=(value,) * len(setup.bots))
        elif name == "game":
            game = GAMES[value]
            seats = setup.seats if setup.seats in game.seat_counts else game.seat_counts[0]
            self.setup = _with_seats(replace(setup, game=game, options=game.Options()), seats)
        elif name == "seats":
            self.setup = _with_seats(setup, int(value))
        else:
            texts = setup.options.texts() | {name.partition(" ")[2]: value}
            options = setup.game.Options.parse(texts)
            setup.game.sides(setup.seats, options)
            self.setup = replace(setup, options=options)

    def action_start(self) -> None:
        """Start the game."""
        self.host.begin(self.setup, self.words)

    def action_resume(self) -> None:
        """Choose a game to continue, or a seat to return to."""
        if self.kept:
            choices = [(kept.label(self.words), partial(self.host.resume, kept)) for kept in self.kept]
            ChoiceDialog.open(self.app, self.words.say("kept-which"), choices)

    def action_create_table(self) -> None:
        """Ask for the server and the name, then open a table there with these settings."""
        say, remembered = self.words.say, self.host.remembered

        def ask_name(server: str | None) -> None:
            if server:
                name = remembered("name") or login_name(self.words)
                self.app.push_screen(TextDialog(say("home-name"), name), partial(self._create_table, server))

        self.app.push_screen(TextDialog(say("create-server"), remembered("server") or DEFAULT_SERVER), ask_name)

    def _create_table(self, typed: str, name: str | None) -> None:
        if not name:
            return
        setup = self.setup
        settings = wire.Settings(bot_level=setup.bots[0])
        request = wire.NewTable(
            setup.game.name, setup.seats, name[: wire.MAX_NAME], options=setup.options.texts(), settings=settings
        )

        async def create() -> None:
            try:
                server = read_server(self.words, typed)
                seat = await open_table(self.words, server, request)
            except GameError as error:
                self.show_rows(str(error))
                return
            self.host.remember("server", server)
            self.host.remember("name", name)
            self.host.take_seat(seat)

        self.show_rows(self.words.say("state-connecting"))
        self.run_worker(create(), group="create", exclusive=True)

    def action_quit(self) -> None:
        """Quit."""
        self.host.leave()

    async def on_canvas_widget_clicked(self, event: CanvasWidget.Clicked) -> None:
        """A key was clicked."""
        await self.run_action(event.name)


def _with_seats(setup: GameSetup, seats: int) -> GameSetup:
    """Change the number of players; options that don't fit it are reset."""
    options = setup.options
    try:
        setup.game.sides(seats, options)
    except GameError:
        options = setup.game.Options()
    bots = (setup.bots[0],) * (seats - 1)
    return replace(setup, seats=seats, options=options, own_seat=min(setup.own_seat, seats - 1), bots=bots)


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
