"""The start: which game, how many players, which bots, by which options. Enter starts with what stands there."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from knaves.bots import LEVELS
from knaves.game import GameError, OptionSpec
from knaves.games import GAMES
from knaves.terminal.families import has_screens
from knaves.terminal.local import Setting
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import Bar, Item
from knaves.terminal.screen.paper import Canvas, Paper
from knaves.words import LANGUAGES, Words, option_words

TITLE = ("♠ ♥  K N A V E S  ♦ ♣",)
BELOW = 3
"""Rows below the form, for what the chosen row means."""
LETTERS = ("printed", "own")
"""Which letters the cards show; the second are those of a pack of the language's country."""
LABEL = 28
"""Columns for the names of the rows."""


@dataclass(frozen=True)
class Row:
    """One thing to choose: its values, in order and in words."""

    name: str
    label: str
    values: Sequence[str]
    words: Sequence[str]
    now: str
    says: str

    @property
    def at(self) -> int:
        """The place of the present value."""
        return self.values.index(self.now) if self.now in self.values else 0


class Form(Canvas):
    """The rows, the chosen one marked; arrows beside the value can be clicked."""

    def __init__(self, styles: Mapping[str, Style], *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.rows: list[Row] = []
        self.at = 0

    def paint(self, paper: Paper) -> None:
        """The title, as many rows as fit around the chosen one, and what the chosen one means."""
        for y, line in enumerate(TITLE):
            paper.put((paper.width - len(line)) // 2, 1 + y, line, self.styles_of["key"])
        top = 3
        room = paper.height - top - BELOW
        first = max(0, min(self.at - room // 2, len(self.rows) - room))
        left = max(1, (paper.width - 76) // 2)
        for y, (index, row) in enumerate(list(enumerate(self.rows))[first : first + room], top):
            chosen = index == self.at
            style = self.styles_of["strong" if chosen else "plain"]
            paper.put(left, y, "▸" if chosen else " ", self.styles_of["next"])
            paper.put(left + 2, y, _cut(row.label, LABEL - 1), style)
            x = left + 2 + LABEL
            value = _cut(row.words[row.at], paper.width - x - 4)
            paper.put(x, y, f"‹ {value} ›", self.styles_of["card chosen" if chosen else "quiet"])
            paper.zone(left, y, LABEL + 2, 1, f"row {index}")
            paper.zone(x, y, 2, 1, f"less {index}")
            paper.zone(x + 2, y, len(value) + 2, 1, f"more {index}")
        row = self.rows[self.at]
        value = row.words[row.at]
        whole = value if len(value) > paper.width - left - LABEL - 6 else ""
        says = textwrap.wrap(". ".join(filter(None, (whole, row.says))), paper.width - left - 3)
        for y, line in enumerate(says[: BELOW - 1], paper.height - BELOW + 1):
            paper.put(left + 2, y, line, self.styles_of["quiet"])


def _cut(text: str, room: int) -> str:
    """A text that fits."""
    return text if len(text) <= room else f"{text[: room - 1]}…"


class StartScreen(Screen[None]):
    """Choose and start."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("up", "row(-1)", show=False),
        Binding("down,tab", "row(1)", show=False, priority=True),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "start", show=False),
        Binding("q,ctrl+q,escape", "quit", show=False, priority=True),
    )

    def __init__(
        self,
        setting: Setting,
        words: Words,
        styles: Mapping[str, Style],
        start: Callable[[Setting, Words], object],
        leave: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setting = setting
        self.words = words
        self.form = Form(styles, id="form")
        self.prompt = Bar(styles, id="prompt")
        self.keys = Bar(styles, id="keys")
        self._start, self._leave = start, leave

    def compose(self) -> ComposeResult:
        """The form, and below it what to do."""
        yield self.form
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Fill in the form."""
        self._show()

    def _show(self, notice: str = "") -> None:
        words = self.words
        self.form.rows = list(self._rows(words))
        self.form.at = min(self.form.at, len(self.form.rows) - 1)
        self.form.repaint()
        start = Item(words.say("key-enter"), words.say("lobby-start"), "start")
        self.prompt.show((notice, "bad", ()), ("", "plain", (start, Item("Q", words.say("term-quit"), "quit"))))
        self.keys.show((words.say("term-start-keys"), "quiet", ()))

    def _rows(self, words: Words) -> list[Row]:
        setting, say = self.setting, words.say
        names = [name for name, game in GAMES.items() if has_screens(game)]
        seats = [str(count) for count in setting.game.seat_counts]
        level = setting.bots[0]
        texts = setting.options.texts(all_of_them=True)
        rows = [
            Row("game", say("new-game"), names, [say(f"game-{name}") for name in names], setting.game.name,
                say(f"game-{setting.game.name}-says")),
            Row("seats", say("new-seats"), seats, [say("new-seats-count", count=int(count)) for count in seats],
                str(setting.seats), ""),
            Row("bots", say("new-bots-level"), list(LEVELS), [say(f"level-{key}") for key in LEVELS], level,
                say(f"level-{level}-says")),
            Row("language", say("settings-language"), list(LANGUAGES), list(LANGUAGES.values()), words.language, ""),
        ]  # fmt: skip
        if words.has_own_letters:
            letters = [say("settings-letters-printed"), say("settings-letters-own", letters=words.pack_letters)]
            rows.append(Row("letters", say("settings-letters"), LETTERS, letters, LETTERS[words.own_letters], ""))
        return [*rows, *(self._option_row(words, spec, texts[spec.name]) for spec in setting.game.Options.table())]

    def _option_row(self, words: Words, spec: OptionSpec, now: str) -> Row:
        option = option_words(words, spec)
        return Row(f"option {spec.name}", option.label, list(option.values), list(option.values.values()), now,
                   f"{option.says} [{option.rules}]")  # fmt: skip

    def action_row(self, step: int) -> None:
        """Up or down."""
        self.form.at = (self.form.at + step) % len(self.form.rows)
        self.form.repaint()

    def action_change(self, step: int) -> None:
        """Another value; where it cannot be played with the rest, that is said and the value stays."""
        row = self.form.rows[self.form.at]
        value = row.values[(row.at + step) % len(row.values)]
        try:
            self._set(row.name, value)
        except GameError:
            self._show(self.words.say("error-bad-options"))
        else:
            self._show()

    def _set(self, name: str, value: str) -> None:
        setting = self.setting
        if name == "language":
            self.words = Words(value, own_letters=self.words.own_letters)
        elif name == "letters":
            self.words = Words(self.words.language, own_letters=value == LETTERS[True])
        elif name == "bots":
            self.setting = replace(setting, bots=(value,) * len(setting.bots))
        elif name == "game":
            game = GAMES[value]
            seats = setting.seats if setting.seats in game.seat_counts else game.seat_counts[0]
            self.setting = self._with_seats(replace(setting, game=game, options=game.Options()), seats)
        elif name == "seats":
            self.setting = self._with_seats(setting, int(value))
        else:
            texts = setting.options.texts() | {name.partition(" ")[2]: value}
            options = setting.game.Options.parse(texts)
            setting.game.sides(setting.seats, options)
            self.setting = replace(setting, options=options)

    def _with_seats(self, setting: Setting, seats: int) -> Setting:
        """So many players; the number of sides goes back to the usual one if it does not fit."""
        options = setting.options
        try:
            setting.game.sides(seats, options)
        except GameError:
            options = setting.game.Options()
        bots = (setting.bots[0],) * (seats - 1)
        return replace(setting, seats=seats, options=options, own=min(setting.own, seats - 1), bots=bots)

    def action_start(self) -> None:
        """Play."""
        self._start(self.setting, self.words)

    def action_quit(self) -> None:
        """Leave."""
        self._leave()

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Rows are chosen, values changed."""
        word, _, rest = event.name.partition(" ")
        if word in ("start", "quit"):
            self.action_start() if word == "start" else self.action_quit()
            return
        self.form.at = int(rest)
        if word == "row":
            self.form.repaint()
        else:
            self.action_change(1 if word == "more" else -1)
