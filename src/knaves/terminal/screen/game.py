"""The game screen with its actions: turns keys and clicks into moves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from knaves.game import GameError, Move
from knaves.terminal.coach import Strength
from knaves.terminal.narration import refusal_sentence
from knaves.terminal.screen.base_game import CARDLESS_KEYS
from knaves.terminal.screen.canvas import CanvasWidget
from knaves.terminal.screen.dialogs import ChoiceDialog, TextDialog
from knaves.terminal.screen.hand import Hand
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.menus import GameScreenWithMenus
from knaves.terminal.screen.panels import KeyBar
from knaves.terminal.session import Accusation, SeatAction, can_let_others_act, send_with_retries

MAX_DIRECT_MOVES = 4
"""A card with more moves isn't played by Enter at once; the cursor goes to the table first."""


class GameScreen(GameScreenWithMenus):
    """One session, with all actions of the player."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("left", "arrow(-1,0)", show=False),
        Binding("right", "arrow(1,0)", show=False),
        Binding("up", "arrow(0,-1)", show=False),
        Binding("down", "arrow(0,1)", show=False),
        Binding("n", "target(1)", show=False),
        Binding("p", "target(-1)", show=False),
        Binding("enter,space", "enter", show=False),
        Binding("tab,shift+tab", "switch", show=False, priority=True),
        Binding("escape", "release", show=False),
        Binding("x,minus,delete", "discard", show=False),
        Binding("d,plus", "cardless('+')", show=False),
        Binding("e", "cardless('end')", show=False),
        Binding("b", "cardless('block')", show=False),
        Binding("l", "cardless('let')", show=False),
        Binding("w", "wait", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "coach", show=False),
        Binding("u", "undo", show=False),
        Binding("t", "table_menu", show=False),
        Binding("o", "options", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("ctrl+n", "take_step('again')", show=False),
        Binding("m", "take_step('menu')", show=False),
        Binding("q,ctrl+q", "quit", show=False, priority=True),
        Binding("pageup", "scroll_log(-5)", show=False),
        Binding("pagedown", "scroll_log(5)", show=False),
        *(Binding(str(digit), f"card({digit - 1})", show=False) for digit in range(1, 10)),
        Binding("0", "card(9)", show=False),
    )

    _move_dialog: tuple[ChoiceDialog, Sequence[Move]] | None = None
    """The latest dialog of moves."""
    _accusation_dialog: tuple[ChoiceDialog, Accusation | None] | None = None
    """The latest question about a call."""

    # --- Selecting ----------------------------------------------------------------------------------------------

    def action_card(self, index: int) -> None:
        """Select a card by its number."""
        if self.own_turn:
            self._clear_cursor()
            self.selection.select_card(index)
            self._refresh()

    def action_arrow(self, right: int, down: int) -> None:
        """Move through the cards, or the cursor over the table."""
        if not self.own_turn:
            return
        self._clear_notice()
        if self._cursor_on_table:
            self._move_cursor(right, down)
        elif self.hands[0].display and down and self.selection.card_index is not None:
            self.selection.step_move(down)
            self._move_confirmed = True
        else:
            self._move_confirmed = False
            self.selection.step_card(right or down)
        self._refresh()

    def _move_cursor(self, right: int, down: int) -> None:
        targets = self.play_area.targets if self.selection.card_index is not None else ()
        spot = self.play_area.step(self.play_area.cursor or self.play_area.aim, right, down, targets)
        self.play_area.cursor = spot
        moves = [move for move in self.selection.moves if self.selection.presenter.spot(move) == spot]
        if moves:
            self.selection.select_move(moves[0])

    def action_target(self, step: int) -> None:
        """Go to the next or previous place of the selected card, or of all cards."""
        if not self.own_turn:
            return
        self._clear_notice()
        area = self.play_area
        if self.selection.card_index is None:
            spots = [
                spot for spot in self.selection.presenter.spots(self.session.view) if self.selection.moves_to(spot)
            ]
            if spots:
                index = spots.index(area.cursor) if area.cursor in spots else -1 if step > 0 else 0
                self._cursor_on_table, area.cursor = True, spots[(index + step) % len(spots)]
        else:
            self._cursor_on_table, area.cursor = False, None
            self.selection.step_move(step)
            self._move_confirmed = True
        self._refresh()

    def action_switch(self) -> None:
        """Switch between the hand and the table."""
        if self.own_turn:
            self._clear_notice()
            self._cursor_on_table = not self._cursor_on_table
            area = self.play_area
            area.cursor = (area.aim or area.step(None, 0, 0, ())) if self._cursor_on_table else None
            self._refresh()

    def action_release(self) -> None:
        """Select nothing."""
        self._clear_cursor()
        self.selection.select_card(None)
        self.play_area.highlighted = frozenset()
        self._refresh()

    def _clear_notice(self) -> None:
        self._notice, self._hinted_move = None, None

    def _clear_cursor(self) -> None:
        self._clear_notice()
        self._move_confirmed = False
        self._cursor_on_table, self.play_area.cursor = False, None

    def action_enter(self) -> None:
        """Make the selected move, or do the next sensible thing."""
        legal = self.session.view.legal
        if self.session.view.outcome is not None:
            self.show_result()
        elif not self.own_turn:
            return
        elif self._hinted_move is not None and self._hinted_move in legal:
            self._send(self._hinted_move)
        elif self._cursor_on_table and self.play_area.cursor is not None:
            self._play_to(self.play_area.cursor)
        elif len(self.selection.moves) > MAX_DIRECT_MOVES and not self._move_confirmed:
            self.action_switch()
        elif self.selection.move is not None:
            self._send(self.selection.move)
        elif len(legal) == 1:
            self._send(legal[0])
        elif self.selection.card_index is None:
            self.action_arrow(1, 0)
        else:
            self._show_notice(self.words.say("term-no-move"))

    def _play_to(self, spot: str) -> None:
        """Play to a place, after a choice if several moves go there."""
        moves = self.selection.moves_to(spot)
        if not moves:
            self._show_notice(self.words.say("term-nothing-here"))
        elif len(moves) == 1:
            self._send(moves[0])
        else:
            self._choose_move(self.words.say("prompt-choose-fit"), moves)

    def action_discard(self) -> None:
        """Exchange a dead card, discard, or give up the selected card."""
        if not self.own_turn:
            return
        moves = self.selection.moves or self.session.view.legal
        discards = [move for move in moves if self.selection.presenter.is_discard(move)]
        if len(discards) == 1:
            self._send(discards[0])
        elif discards:
            self._choose_move(self.words.say("prompt-choose-fit"), discards)

    def action_cardless(self, text: str) -> None:
        """Make a move without a card."""
        for move in self.selection.cardless_moves:
            if str(move) == text:
                self._send(move)

    def action_table_menu(self) -> None:
        """Take the seat back, offer a draw, call a team for table talk, or say something."""
        say, session = self.words.say, self.session
        choices: list[tuple[str, Callable[[], object]]] = [
            *((self.narrator.seat_action(each), partial(self._act_on_seat, each)) for each in session.seat_actions),
            *((self.context.label(action), partial(self._send, action)) for action in session.view.table_actions),
            *([(f"{say('table-chat')} …", self._ask_for_text)] if session.can_chat else []),
            *((say(f"phrase-{phrase}"), partial(self._say, phrase)) for phrase in session.phrases),
        ]
        if choices:
            ChoiceDialog.open(self.app, say("term-aside"), choices, width=self.side_width)

    def _act_on_seat(self, action: SeatAction) -> None:
        self._run(self.session.seat_command(action.typed))

    def _say(self, text: str) -> None:
        self._run(self.session.say(text))

    def _ask_for_text(self) -> None:
        self.app.push_screen(TextDialog(self.words.say("table-chat")), lambda text: self._say(text) if text else None)

    # --- Dialogs ------------------------------------------------------------------------------------------------

    def on_turn(self) -> None:
        """Ask for a choice that has no key, such as which line to lock."""
        moves = [move for move in self.selection.cardless_moves if str(move) not in CARDLESS_KEYS]
        if len(moves) > 1:
            self._choose_move(self.words.say("prompt-choose-line"), moves, required=True)

    def _show_view(self) -> None:
        """Close a dialog whose moves are no longer legal, and ask about a call."""
        legal = {*self.session.view.legal, *self.session.view.table_actions}
        if self._move_dialog is not None:
            dialog, moves = self._move_dialog
            if dialog is self.app.screen and not legal.issuperset(moves):
                dialog.dismiss(None)
        super()._show_view()
        self._ask_about_accusation()

    def _ask_about_accusation(self) -> None:
        """Ask whether the player agrees with a call for table talk."""
        accusation, question = self.session.accusation, self.narrator.accusation()
        if self._accusation_dialog is not None and self._accusation_dialog[1] != accusation:
            if self._accusation_dialog[0] is self.app.screen:
                self._accusation_dialog[0].dismiss(None)  # it was settled without this player
            self._accusation_dialog = None
        if question and self._accusation_dialog is None:
            answers = [self.words.say("action-yes"), self.words.say("action-no")]
            dialog = ChoiceDialog(question, answers, width=self.side_width)
            self._accusation_dialog = dialog, accusation

            def answer(index: int | None) -> None:
                if index is not None:
                    self._run(self.session.answer_accusation(agree=index == 0))

            self.app.push_screen(dialog, answer)

    def _choose_move(self, title: str, moves: Sequence[Move], *, required: bool = False) -> None:
        """Ask for one of several moves; the table highlights the places of each."""

        def highlight(index: int) -> None:
            self.play_area.highlighted = self.selection.presenter.spots_of(self.session.view, moves[index])
            self.play_area.repaint()

        def send(index: int | None) -> None:
            self.play_area.highlighted = frozenset()
            if index is not None:
                self._send(moves[index])
            self._refresh()

        labels = [self.context.label(move) for move in moves]
        dialog = ChoiceDialog(title, labels, required=required, on_highlight=highlight, width=self.side_width)
        self._move_dialog = dialog, moves
        self.app.push_screen(dialog, send)

    # --- The mouse ----------------------------------------------------------------------------------------------

    async def on_canvas_widget_clicked(self, event: CanvasWidget.Clicked) -> None:
        """Select a card, play to a place, or run the action of a key."""
        if isinstance(event.widget, Hand):
            self.action_card(int(event.name))
        elif isinstance(event.widget, KeyBar):
            await self.run_action(event.name)
        elif self.own_turn:
            self._click_spot(event.name)

    def _click_spot(self, spot: str) -> None:
        """With a selected card, play it there; without one, the first click selects and the second plays."""
        self._clear_notice()
        moves = self.selection.moves_to(spot)
        own = [move for move in self.selection.moves if self.selection.presenter.spot(move) == spot]
        if len(own) > 1:
            self._choose_move(self.words.say("prompt-choose-source"), own)
        elif own:
            self._send(own[0])
        elif len(moves) == 1:
            self.selection.select_move(moves[0])
        elif moves:
            self._choose_move(self.words.say("prompt-choose-fit"), moves)
        else:
            self._cursor_on_table, self.play_area.cursor = True, spot
        self._refresh()

    # --- Commands -----------------------------------------------------------------------------------------------

    def _run(self, work: Coroutine[object, object, object]) -> None:
        """Run a command; if it is refused, show why."""

        async def attempt() -> None:
            try:
                await work
            except GameError as error:
                self._show_notice(refusal_sentence(self.words, error))

        self.run_worker(attempt(), group="send")

    def _send(self, move: Move) -> None:
        """Make a move, after a question if the coach is on and doubts it."""
        self._clear_cursor()
        if not self.host.coach.helps(self.session):
            self._play(move)
            return

        async def check() -> None:
            view = self.session.view
            doubt = await self.host.coach.doubt(self.session, move)
            if view != self.session.view:
                return
            if doubt is None:
                self._play(move)
                return
            say, asked = self.words.say, self.narrator.doubt(doubt)
            choices: list[tuple[str, Callable[[], object]]] = [
                (say("coach-anyway"), partial(self._play, move)),
                (say("coach-again"), self._refresh),
            ]
            ChoiceDialog.open(self.app, say("coach-name"), choices, message=asked, width=self.side_width)

        self.run_worker(check(), group="check", exclusive=True)

    def _play(self, move: Move) -> None:
        self._events_at_move = len(self.session.events)
        self._announced_view = None

        def on_wait(error: GameError) -> None:
            self._show_notice(refusal_sentence(self.words, error))

        self._run(send_with_retries(self.session, move, on_wait, self.clock))

    def action_wait(self) -> None:
        """Let the others act first."""
        if can_let_others_act(self.session):
            self.run_worker(self.session.let_others_act_first(), group="send")

    def action_coach(self) -> None:
        """Turn the coach on or off."""
        if self.session.view.outcome is None:
            self._show_notice(self.words.say(self.host.coach.toggle(self.session)), "good")

    def action_hint(self) -> None:
        """Show a nudge; when asked again, select a strong player's move; then show the reason."""
        if not self.own_turn:
            return

        async def show_hint() -> None:
            try:
                found = await self.hints.ask()
            except GameError as error:
                self._show_notice(refusal_sentence(self.words, error))
                return
            if found is None:
                return
            hint, strength = found
            if strength > Strength.NUDGE:
                self._clear_cursor()
                self.selection.select_move(hint.move)
                self._move_confirmed, self._hinted_move = True, hint.move
                self._refresh()
            self._show_notice(self.narrator.hint(hint, strength, "H"), "good")

        self.run_worker(show_hint(), group="hint")

    def action_undo(self) -> None:
        """Undo the last move."""

        async def undo() -> None:
            done = await self.session.undo()
            key, style = ("term-undone", "good") if done else ("error-nothing-to-undo", "bad")
            self._show_notice(self.words.say(key), style)

        self.run_worker(undo(), group="send")

    def action_scroll_log(self, rows: int) -> None:
        """Scroll the log."""
        self.event_log.scroll_relative(y=rows, animate=False)
