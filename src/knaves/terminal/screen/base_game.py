"""The game screen without actions: draws the session and the player's selection, and follows every change."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from knaves.game import Move, View
from knaves.games import lines, stacks
from knaves.terminal.narration import Narrator
from knaves.terminal.presenters import presenter_for
from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.screen.board import LABELS, SIZES, Board
from knaves.terminal.screen.hand import CARD_HEIGHT, RAISED, TALL_CARD, Hand
from knaves.terminal.screen.help import key_names
from knaves.terminal.screen.panels import EventLog, KeyBar, KeyHint, LinesSeatPanel, SeatPanel, StacksSeatPanel
from knaves.terminal.screen.piles import Piles
from knaves.terminal.screen.play_area import PlayArea
from knaves.terminal.selection import Selection
from knaves.terminal.session import ConnectionState, SeenEvent, Session, can_let_others_act
from knaves.words import Words

WIDGETS: Mapping[type[View], tuple[type[PlayArea], type[SeatPanel]]] = {
    lines.View: (Board, LinesSeatPanel),
    stacks.View: (Piles, StacksSeatPanel),
}
"""The widgets of each family of games."""
CARDLESS_KEYS = {"+": "d", "end": "e", "block": "b", "let": "l"}
"""Keys for moves without a card; other such moves are chosen from a list."""
STEP_KEYS = {"again": "key-ctrl+N", "menu": "M"}
"""Keys for the next steps that the program offers."""
MIN_SIDE_WIDTH = 26
"""Columns for the seats, the hand and the log."""
MAX_LOG_SENTENCES = 100
FOOTER_HEIGHT = 3
"""Rows for the prompt and the keys."""


class BaseGameScreen(Screen[None]):
    """Shows a session; subclasses add the actions."""

    def __init__(
        self, session: Session, words: Words, palette: Mapping[str, Style], clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__()
        self.session = session
        self.clock = clock
        self.words = words
        self.palette = palette
        self.narrator = Narrator(words, session)
        view = session.view
        self.selection = Selection(presenter_for(view), view)
        play_area, seats = WIDGETS[type(view)]
        self.play_area = play_area(palette, self.context, self.selection, id="table")
        self.seats = seats(palette, self.context, id="seats")
        self.hands = (
            Hand(palette, self.context, self.selection, cards=True, id="cards"),
            Hand(palette, self.context, self.selection, cards=False, id="list"),
        )
        self.prompt = KeyBar(palette, id="prompt")
        self.keys = KeyBar(palette, id="keys")
        self.event_log = EventLog(id="log")
        self._left = Vertical(id="left")
        self._summary = Static(id="status")
        self._card_height = CARD_HEIGHT
        self._cursor_on_table = False
        self._move_confirmed = False
        """Whether the player picked the selected move themselves, or asked for a hint."""
        self._notice: tuple[str, str] | None = None
        self._hinted_move: Move | None = None
        own = [index for index, event in enumerate(session.events) if event.get("seat") == view.seat]
        self._events_at_move = own[-1] if own else 0
        """The number of events at the player's last move."""
        self._announced_view: View | None = None
        """The view for which `on_turn` was last called."""
        self._log: list[tuple[SeenEvent, str]] = []
        """The events with their sentences; empty for those that aren't reported."""

    @property
    def context(self) -> RenderContext:
        """The current state, for the presenter."""
        return self.narrator.context

    @property
    def own_turn(self) -> bool:
        """Whether the player may act."""
        view = self.session.view
        return view.seat in view.actors and bool(view.legal) and self.session.connection_state is ConnectionState.LIVE

    def compose(self) -> ComposeResult:
        """The table and the hand on the left, the rest on the right, the prompt and the keys below."""
        with Horizontal(id="main"):
            with self._left:
                yield self.play_area
                yield self.hands[0]
            with Vertical(id="side"):
                yield self._summary
                yield self.seats
                yield self.hands[1]
                yield self.event_log
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Start to follow the session."""
        self._lay_out()
        self.run_worker(self._follow(), group="follow")
        self.set_interval(1.0, self._tick)

    async def _follow(self) -> None:
        version = -1
        while self.session.connection_state is not ConnectionState.CLOSED:
            version = await self.session.wait_for_change(version)
            self._show_view()

    def _tick(self) -> None:
        """Update a running clock."""
        if self.session.deadlines or self.session.idle_until:
            self._show_prompt()

    def on_turn(self) -> None:
        """It is the player's turn; for subclasses."""

    def on_game_over(self) -> None:
        """The game is over; for subclasses."""

    def on_resize(self) -> None:
        """Fit the layout to the screen."""
        self._lay_out()

    def _lay_out(self) -> None:
        height = self.app.size.height
        tall = (
            FOOTER_HEIGHT + TALL_CARD + RAISED + 1 + self.play_area.rows * 4
            if isinstance(self.play_area, Board)
            else 32
        )
        self._card_height = TALL_CARD if height >= tall else CARD_HEIGHT
        self._left.styles.width = self._table_width()
        self.hands[0].display = self._cards_below()
        self.hands[1].display = not self._cards_below() and self.session.view.seat is not None
        self._fit_panels()

    def side_width(self) -> int:
        """The columns beside the table, which dialogs may cover."""
        return max(MIN_SIDE_WIDTH, self.app.size.width - self._table_width())

    def _table_width(self) -> int:
        width, height = self.app.size
        if not isinstance(self.play_area, Board):
            return max(width * 2 // 3, 53) if width >= 80 else max(40, width - MIN_SIDE_WIDTH)
        rows, across = self.play_area.rows, self.play_area.columns
        room = height - FOOTER_HEIGHT - (self._card_height + RAISED if self._cards_below() else 0)
        fitting = [w for w, h in SIZES if LABELS + across * w + 1 + MIN_SIDE_WIDTH <= width and 1 + rows * h <= room]
        return LABELS + across * (fitting[0] if fitting else SIZES[-1][0]) + 1

    def _cards_below(self) -> bool:
        """Whether the hand fits below the table, as cards."""
        if not isinstance(self.play_area, Board):
            return True
        width, height = self.app.size
        return width >= 100 and height >= FOOTER_HEIGHT + CARD_HEIGHT + RAISED + 1 + self.play_area.rows * 3

    def _fit_panels(self) -> None:
        self.seats.styles.height = self.seats.rows
        self.hands[0].styles.height = self._card_height + RAISED
        self.hands[1].styles.height = len(self.selection.cards) + 1

    def _show_view(self) -> None:
        view = self.session.view
        self.selection.update(view)
        if not self.own_turn:
            self._cursor_on_table, self.play_area.cursor = False, None
        self._events_at_move = min(self._events_at_move, len(self.session.events))
        self.play_area.recent = self._recent_spots()
        self.play_area.highlighted = frozenset()
        self._fit_panels()
        status = [self.words.say(f"game-{view.game.name}"), *self.selection.presenter.progress(self.context)]
        self._summary.update(Text("\n".join(status)))
        self._show_log()
        self._refresh()
        if view.outcome is not None:
            self.on_game_over()
        elif self.own_turn and self._announced_view != view:
            self._announced_view = view
            self.on_turn()

    def _recent_spots(self) -> frozenset[str]:
        """Where the others have played since the player's last move."""
        news = self.session.events[self._events_at_move :]
        own = self.session.view.seat
        return frozenset(
            spot for event in news if event.get("seat") != own and (spot := event.get("cell") or event.get("place"))
        )

    def _show_log(self) -> None:
        """Show the log; events before the player's last move are dimmed."""
        seen = self.session.events
        same = next((at for at, (a, (b, _)) in enumerate(zip(seen, self._log, strict=False)) if a is not b), len(seen))
        del self._log[same:]  # these were undone
        self._log += [(event, self.narrator.sentence(event)) for event in seen[len(self._log) :]]
        self.event_log.show(
            [
                Text(sentence, style=self.palette["quiet" if at < self._events_at_move else "plain"])
                for at, (_, sentence) in enumerate(self._log)
                if sentence
            ][-MAX_LOG_SENTENCES:]
        )

    def _refresh(self) -> None:
        """Draw everything that depends on the selection."""
        context = self.context
        self.play_area.show(context)
        self.seats.context = context
        self.seats.targets = self.play_area.targets
        self.seats.aim = self.play_area.aim
        self.seats.repaint()
        for hand in self.hands:
            hand.show(context)
        self._show_prompt()
        self.keys.show(("", "quiet", self._key_hints()))

    def _show_prompt(self) -> None:
        first, second = self._first_row(), self._second_row()
        if self._notice is not None and len(second[0]) > self.app.size.width:  # a long notice takes both rows
            rows = wrap(second[0], self.app.size.width)
            first, second = (rows[0], second[1], ()), (" ".join(rows[1:]), second[1], ())
        self.prompt.show(first, second)

    def _first_row(self) -> tuple[str, str, Sequence[KeyHint]]:
        view, say = self.session.view, self.words.say
        if self.session.connection_state is ConnectionState.LOST:
            return say("state-reconnecting"), "bad", ()
        if view.outcome is not None:
            return f"{self.narrator.result()} {self.result_note()}".strip(), "strong", ()
        if note := self.narrator.seat_note(self.clock()):
            return note, "bad", (KeyHint("T", say("term-aside"), "table_menu"),)
        situation = " ".join(self.selection.presenter.situation(self.context))
        if self.own_turn:
            left = self.narrator.time_left({view.seat}, self.clock())
            text = situation or f"{say('turn-yours')}. {say('prompt-choose-card')}"
            return f"{left}  {text}".strip(), "turn", ()
        others = view.actors - {view.seat}
        left = self.narrator.time_left(others, self.clock())
        names = self.words.join([self.session.names[seat] for seat in sorted(others)])
        text = f"{situation} {say('turn-thinking', name=names, count=len(others))}".strip() if names else situation
        return f"{left}  {text}".strip(), "quiet", ()

    def result_note(self) -> str:
        """A note beside the result; for subclasses."""
        return ""

    def _second_row(self) -> tuple[str, str, Sequence[KeyHint]]:
        if self._notice is not None:
            return *self._notice, ()
        if self.session.view.outcome is not None:
            return "", "plain", (KeyHint(self._enter, self.words.say("action-more"), "enter"),)
        if not self.own_turn:
            return "", "plain", ()
        if self._cursor_on_table and self.play_area.cursor is not None:
            cursor = self.play_area.cursor
            known = cursor in self.selection.presenter.spots(self.session.view)
            return (self.selection.presenter.describe_spot(self.context, cursor) if known else ""), "plain", ()
        return "", "plain", self._move_hints()

    def _move_hints(self) -> list[KeyHint]:
        """The keys for the selected move and for moves without a card."""
        selected, hints = self.selection.move, []
        if selected is not None:
            hints.append(KeyHint(self._enter, self.context.label(selected), "enter"))
            if len(self.selection.moves) > 1:
                hints.append(
                    KeyHint("N P", f"{self.selection.move_index + 1}/{len(self.selection.moves)}", "target(1)")
                )
        hints += [
            KeyHint(CARDLESS_KEYS[str(move)].upper(), self.context.label(move), f"cardless('{move}')")
            for move in self.selection.cardless_moves
            if str(move) in CARDLESS_KEYS
        ]
        if selected is None and len(self.session.view.legal) == 1:
            hints = [KeyHint(self._enter, self.context.label(self.session.view.legal[0]), "enter")]
        if can_let_others_act(self.session):
            hints.append(KeyHint("W", self.words.say("term-help-wait"), "wait"))
        return hints

    @property
    def _enter(self) -> str:
        """The label of the Enter key."""
        return self.words.say("key-enter")

    def _key_hints(self) -> list[KeyHint]:
        say = self.words.say
        hints = [KeyHint("?", say("help-key-help"), "help")]
        if self.session.view.outcome is None and self.session.can_hint:
            hints.append(KeyHint("H", say("table-hint"), "hint", drop=1))
        if self.session.can_undo:
            hints.append(KeyHint("U", say("table-undo"), "undo", drop=1))
        if self.session.view.table_actions or self.session.phrases or self.session.seat_actions:
            hints.append(KeyHint("T", say("term-aside"), "table_menu", drop=2))
        hints.append(KeyHint("O", say("new-options"), "options", drop=5))
        hints += [
            KeyHint(
                key_names(self.words, STEP_KEYS[step]),
                say(key),
                f"take_step('{step}')",
                drop=4 if step == "menu" else 3,
            )
            for step, key in self.next_steps().items()
            if step in STEP_KEYS
        ]
        hints.append(KeyHint("Q", say("term-quit"), "quit"))
        return hints

    def next_steps(self) -> Mapping[str, str]:
        """What the player can do besides leaving, each with its message; for subclasses."""
        return {}

    def _show_notice(self, text: str, style: str = "bad") -> None:
        """Show a notice until the player does something else."""
        self._notice = (text, style)
        self._show_prompt()
