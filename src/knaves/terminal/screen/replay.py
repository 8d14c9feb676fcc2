"""The replay viewer: a finished game, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from knaves.terminal.replay_session import ReplayNarrator, ReplaySession
from knaves.terminal.screen.base_game import BaseGameScreen
from knaves.terminal.screen.canvas import CanvasWidget
from knaves.terminal.screen.dialogs import TextViewer
from knaves.terminal.screen.help import key_names
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import KeyBar, KeyHint
from knaves.words import Words

STEP_SECONDS = 1.2
"""Seconds between two moves when the game plays by itself."""
MANY_STEPS = 10
KEYS = (
    ("→", "replay-next"),
    ("←", "replay-previous"),
    ("key-page-up key-page-down", "replay-ten"),
    ("key-home", "replay-first"),
    ("key-end", "replay-last"),
    ("key-space", "replay-play"),
    ("key-tab", "replay-whose"),
    ("O", "table-options"),
    ("Q", "term-quit"),
)


class ReplayScreen(BaseGameScreen):
    """Steps through a record with keys."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("right,down,n,enter", "step(1)", show=False),
        Binding("left,up,p,b,backspace", "step(-1)", show=False),
        Binding("pagedown", f"step({MANY_STEPS})", show=False),
        Binding("pageup", f"step(-{MANY_STEPS})", show=False),
        Binding("home,0", "first", show=False),
        Binding("end", "last", show=False),
        Binding("space", "play", show=False),
        Binding("tab", "next_seat(1)", show=False, priority=True),
        Binding("shift+tab", "next_seat(-1)", show=False, priority=True),
        Binding("o", "options", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,ctrl+q,escape", "quit", show=False, priority=True),
    )

    def __init__(
        self, replay: ReplaySession, words: Words, palette: Mapping[str, Style], leave: Callable[[], object]
    ) -> None:
        super().__init__(replay, words, palette)
        self.replay = replay
        self.replay_narrator = ReplayNarrator(words, replay)
        self.narrator = self.replay_narrator
        self._leave = leave
        self._timer: Timer | None = None
        self._one_seat = replay.seat is not None
        """Whether only the cards of one seat may be shown."""

    @property
    def own_turn(self) -> bool:
        """Never: the moves have been made."""
        return False

    def _show_view(self) -> None:
        self._events_at_move = self.replay.earlier_events
        seat = self.replay.view.seat
        if seat is not None:
            self.hands[1].title = self.words.say("table-hand-of", name=self.replay.names[seat])
        super()._show_view()

    def _recent_spots(self) -> frozenset[str]:
        """Where the current step was played."""
        news = self.replay.events[self.replay.earlier_events :]
        return frozenset(spot for event in news if (spot := event.get("cell") or event.get("place")))

    def _first_row(self) -> tuple[str, str, Sequence[KeyHint]]:
        told = " ".join([self.replay_narrator.position(), *self.replay_narrator.step_sentences()])
        return told, "strong", ()

    def _second_row(self) -> tuple[str, str, Sequence[KeyHint]]:
        if result := self.replay_narrator.result():
            return result, "turn", ()
        seat = self.replay.view.seat
        return ("" if seat is None else self.words.say("replay-one-hand", name=self.replay.names[seat])), "quiet", ()

    def _key_hints(self) -> list[KeyHint]:
        say = self.words.say
        playing = "replay-pause" if self._timer is not None else "replay-play"
        hints = [
            KeyHint("?", say("help-key-help"), "help"),
            KeyHint("← →", say("replay-step"), "step(1)"),
            KeyHint(say("key-space"), say(playing), "play", drop=1),
            KeyHint(f"{say('key-home')} {say('key-end')}", say("replay-ends"), "last", drop=2),
        ]
        if not self._one_seat:
            hints.append(KeyHint(say("key-tab"), say("replay-whose"), "next_seat(1)", drop=3))
        hints.append(KeyHint("Q", say("term-quit"), "quit"))
        return hints

    # --- Actions ------------------------------------------------------------------------------------------------

    def action_step(self, steps: int) -> None:
        """Go forwards or backwards."""
        self._pause()
        self.replay.go(self.replay.number + steps)

    def action_first(self) -> None:
        """Go to the deal."""
        self._pause()
        self.replay.go(0)

    def action_last(self) -> None:
        """Go to the end."""
        self._pause()
        self.replay.go(self.replay.last)

    def action_play(self) -> None:
        """Let the game play by itself, or stop it; at the end it begins again."""
        if self._timer is not None:
            self._pause()
            return
        if self.replay.number == self.replay.last:
            self.replay.go(0)
        self._timer = self.set_interval(STEP_SECONDS, self._play_step)
        self._refresh()

    def _play_step(self) -> None:
        self.replay.go(self.replay.number + 1)
        if self.replay.number == self.replay.last:
            self._pause()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._refresh()

    def action_next_seat(self, step: int) -> None:
        """Show the cards of the next seat; after the last one those of whoever moves."""
        if not self._one_seat:
            shown = [None, *range(self.replay.seats)]
            self.replay.show_seat(shown[(shown.index(self.replay.seat) + step) % len(shown)])

    def action_options(self) -> None:
        """Show the options and the commitment to the deal."""
        commitment = self.words.say("term-commitment", sha=self.replay.commitment)
        lines = [*self.narrator.options(include_defaults=True), "", commitment]
        self._open_viewer("table-options", Text("\n".join(lines)))

    def action_help(self) -> None:
        """Show the keys."""
        keys = [(key_names(self.words, key), self.words.say(message)) for key, message in KEYS]
        width = max(len(key) for key, _ in keys) + 2
        lines = [Text(f"{key:<{width}}", self.palette["key"]) + Text(said) for key, said in keys]
        self._open_viewer("help-title", Text("\n").join(lines))

    def _open_viewer(self, title: str, text: Text) -> None:
        closing = f"{self.words.say('key-escape')} {self.words.say('action-close')}"
        self.app.push_screen(TextViewer(self.words.say(title), text, closing))

    def action_quit(self) -> None:
        """Quit."""
        self._leave()

    async def on_canvas_widget_clicked(self, event: CanvasWidget.Clicked) -> None:
        """A key was clicked."""
        if isinstance(event.widget, KeyBar):
            await self.run_action(event.name)
