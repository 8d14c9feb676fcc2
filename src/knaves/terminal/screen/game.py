"""Playing at the table: turns keys and clicks into moves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from knaves.game import GameError, Move
from knaves.terminal.screen.around import GameWithMenus
from knaves.terminal.screen.dialogs import Ask, Pick
from knaves.terminal.screen.hand import Hand
from knaves.terminal.screen.keys import key_bindings
from knaves.terminal.screen.panels import Bar
from knaves.terminal.screen.paper import Canvas
from knaves.terminal.screen.shown import BARE_KEYS
from knaves.terminal.session import Accusation, send_patiently
from knaves.terminal.tell import refusal

FEW = 4
"""With more moves than these Enter first goes to the table."""


class GameScreen(GameWithMenus):
    """One session, with everything the player can do."""

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
        Binding("x,minus,delete", "lay_down", show=False),
        Binding("d,plus", "bare('+')", show=False),
        Binding("e", "bare('end')", show=False),
        Binding("b", "bare('block')", show=False),
        Binding("l", "bare('let')", show=False),
        Binding("w", "wait", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("t", "aside", show=False),
        Binding("o", "options", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("ctrl+n", "way('again')", show=False),
        Binding("m", "way('menu')", show=False),
        Binding("q,ctrl+q", "quit", show=False, priority=True),
        Binding("pageup", "scroll_log(-5)", show=False),
        Binding("pagedown", "scroll_log(5)", show=False),
        *(Binding(str(digit), f"card({digit - 1})", show=False) for digit in range(1, 10)),
        Binding("0", "card(9)", show=False),
    )

    _picking: tuple[Pick, Sequence[Move]] | None = None
    """The list of moves that was last opened."""
    _call: tuple[Pick, Accusation | None] | None = None
    """The question about a call that was last put."""

    # --- Choosing -----------------------------------------------------------------------------------------------

    def action_card(self, index: int) -> None:
        """Choose a card by its number."""
        if self.own_turn:
            self._let_go()
            self.selection.choose(index)
            self._refresh()

    def action_arrow(self, right: int, down: int) -> None:
        """Walk through the cards, or over the table."""
        if not self.own_turn:
            return
        self._forget()
        if self._on_table:
            self._walk(right, down)
        elif self.hands[0].display and down and self.selection.chosen is not None:
            self.selection.step_move(down)
            self._meant = True
        else:
            self._meant = False
            self.selection.step_card(right or down)
        self._refresh()

    def _walk(self, right: int, down: int) -> None:
        targets = self.table.targets if self.selection.chosen is not None else ()
        spot = self.table.step(self.table.cursor or self.table.aim, right, down, targets)
        self.table.cursor = spot
        self._aim_at(spot)

    def _aim_at(self, spot: str) -> None:
        fitting = [move for move in self.selection.moves if self.selection.kind.spot(move) == spot]
        if fitting:
            self.selection.aim(fitting[0])

    def action_target(self, step: int) -> None:
        """The next or previous place of the chosen card, or of all cards."""
        if not self.own_turn:
            return
        self._forget()
        if self.selection.chosen is None:
            spots = [spot for spot in self.selection.kind.spots(self.session.view) if self.selection.at_spot(spot)]
            if spots:
                here = spots.index(self.table.cursor) if self.table.cursor in spots else -1 if step > 0 else 0
                self._on_table, self.table.cursor = True, spots[(here + step) % len(spots)]
        else:
            self._on_table, self.table.cursor = False, None
            self.selection.step_move(step)
            self._meant = True
        self._refresh()

    def action_switch(self) -> None:
        """From the hand to the table and back."""
        if self.own_turn:
            self._forget()
            self._on_table = not self._on_table
            self.table.cursor = (self.table.aim or self.table.step(None, 0, 0, ())) if self._on_table else None
            self._refresh()

    def action_release(self) -> None:
        """Choose nothing."""
        self._let_go()
        self.selection.choose(None)
        self.table.lit = frozenset()
        self._refresh()

    def _forget(self) -> None:
        """What was said, and what was hinted at."""
        self._notice, self._hinted = None, None

    def _let_go(self) -> None:
        self._forget()
        self._meant = False
        self._on_table, self.table.cursor = False, None

    def action_enter(self) -> None:
        """Make the move in mind."""
        if self.session.view.outcome is not None:
            self._show_result()
        elif self.own_turn:
            if self._hinted is not None and self._hinted in self.session.view.legal:
                self._send(self._hinted)
            elif self._on_table and self.table.cursor is not None:
                self._play_at(self.table.cursor)
            elif (
                len(self.selection.moves) > FEW and not self._meant
            ):  # a jack that goes anywhere should not go just anywhere
                self.action_switch()
            elif self.selection.move is not None:
                self._send(self.selection.move)
            elif len(self.session.view.legal) == 1:
                self._send(self.session.view.legal[0])
            elif self.selection.chosen is None:
                self.action_arrow(1, 0)
            else:
                self._tell(self.words.say("term-no-move"))

    def _play_at(self, spot: str) -> None:
        """Cell first: the one move there, or a choice of several."""
        moves = self.selection.at_spot(spot)
        if not moves:
            self._tell(self.words.say("term-nothing-here"))
        elif len(moves) == 1:
            self._send(moves[0])
        else:
            self._pick(self.words.say("prompt-choose-fit"), moves)

    def action_lay_down(self) -> None:
        """Exchange a dead card, discard, or give up the chosen card: the move of a card that goes to no place."""
        if not self.own_turn:
            return
        down = [m for m in self.selection.moves or self.session.view.legal if self.selection.kind.lays_down(m)]
        if len(down) == 1:
            self._send(down[0])
        elif down:
            self._pick(self.words.say("prompt-choose-fit"), down)

    def action_bare(self, text: str) -> None:
        """Make a move without a card."""
        for move in self.selection.bare:
            if str(move) == text:
                self._send(move)

    def action_aside(self) -> None:
        """Offer a draw, call a team for table talk, or say a quick phrase."""
        say, session = self.words.say, self.session
        choices: list[tuple[str, Callable[[], object]]] = [
            *((self.seen.label(aside), partial(self._send, aside)) for aside in session.view.asides),
            *([(f"{say('table-chat')} …", self._write)] if session.talks_freely else []),
            *((say(f"phrase-{phrase}"), partial(self._talk, phrase)) for phrase in session.phrases),
        ]

        def picked(index: int | None) -> None:
            if index is not None:
                choices[index][1]()

        if choices:
            self.app.push_screen(Pick(say("term-aside"), [label for label, _ in choices]), picked)

    def _talk(self, what: str) -> None:
        self._do(self.session.talk(what))

    def _write(self) -> None:
        """Say something in one's own words."""
        self.app.push_screen(Ask(self.words.say("table-chat")), lambda text: self._talk(text) if text else None)

    def _do(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something that may be refused; then it is said why."""

        async def attempt() -> None:
            try:
                await work
            except GameError as error:
                self._tell(refusal(self.words, error))

        self.run_worker(attempt(), group="send")

    def asked(self) -> None:
        """Lines to choose from are shown one by one on the board."""
        unkeyed = [move for move in self.selection.bare if str(move) not in BARE_KEYS]
        if len(unkeyed) > 1:
            self._pick(self.words.say("prompt-choose-line"), unkeyed, must=True)

    def _show_view(self) -> None:
        """Besides, close a list whose moves have passed by, and ask what somebody wants to know."""
        legal = {*self.session.view.legal, *self.session.view.asides}
        if self._picking is not None and self._picking[0] is self.app.screen and not legal.issuperset(self._picking[1]):
            self._picking[0].dismiss(None)
        super()._show_view()
        self._ask_about_call()

    def _ask_about_call(self) -> None:
        """Whether one agrees that a team talked."""
        call, asks = self.session.accusation, self.teller.accusation()
        if self._call is not None and self._call[0] is self.app.screen and self._call[1] != call:
            self._call[0].dismiss(None)  # it was judged without us
        if self._call is not None and self._call[1] != call:
            self._call = None
        if asks and self._call is None:
            pick = Pick(asks, [self.words.say("action-yes"), self.words.say("action-no")])
            self._call = pick, call

            def answered(index: int | None) -> None:
                if index is not None:
                    self._do(self.session.judge(agree=index == 0))

            self.app.push_screen(pick, answered)

    def _pick(self, title: str, moves: Sequence[Move], *, must: bool = False) -> None:
        def light(index: int) -> None:
            line = getattr(moves[index], "line", None)
            cell = self.selection.kind.spot(moves[index])
            self.table.lit = self.table.line_cells(line) if line else frozenset({cell} if cell else ())
            self.table.repaint()

        def picked(index: int | None) -> None:
            self.table.lit = frozenset()
            if index is not None:
                self._send(moves[index])
            self._refresh()

        pick = Pick(title, [self.seen.label(move) for move in moves], must=must, look_at=light)
        self._picking = pick, moves
        self.app.push_screen(pick, picked)

    # --- The mouse ----------------------------------------------------------------------------------------------

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """A card is chosen, a place played to, a key pressed."""
        if isinstance(event.canvas, Hand):
            self.action_card(int(event.name))
        elif isinstance(event.canvas, Bar):
            self._press(event.name)
        elif self.own_turn:
            self._click_spot(event.name)

    def _click_spot(self, spot: str) -> None:
        """With a chosen card a click plays; without one the first click aims and the second plays."""
        self._forget()
        moves = self.selection.at_spot(spot)
        mine = [move for move in self.selection.moves if self.selection.kind.spot(move) == spot]
        if len(mine) > 1:
            self._pick(self.words.say("prompt-choose-source"), mine)
        elif mine:
            self._send(mine[0])
        elif len(moves) == 1:
            self.selection.aim(moves[0])
        elif moves:
            self._pick(self.words.say("prompt-choose-fit"), moves)
        else:
            self._on_table, self.table.cursor = True, spot
        self._refresh()

    def _press(self, name: str) -> None:
        word, _, rest = name.partition(" ")
        actions: dict[str, Callable[[], None]] = {
            "enter": self.action_enter,
            "next": lambda: self.action_target(1),
            "bare": lambda: self.action_bare(rest),
            "wait": self.action_wait,
            "help": self.action_help,
            "hint": self.action_hint,
            "undo": self.action_undo,
            "aside": self.action_aside,
            "options": self.action_options,
            "way": lambda: self.action_way(rest),
            "quit": self.action_quit,
        }
        actions[word]()

    # --- Doing --------------------------------------------------------------------------------------------------

    def _send(self, move: Move) -> None:
        self._let_go()
        self._heard = len(self.session.told)
        self._asked = None
        self._do(send_patiently(self.session, move, lambda why: self._tell(refusal(self.words, why)), self.clock))

    def action_wait(self) -> None:
        """Let the others go first."""
        if self._may_wait():
            self.run_worker(self.session.let_others_go_first(), group="send")

    def action_hint(self) -> None:
        """Aim at what a strong player would do, and say why."""
        if not self.own_turn:
            return

        async def ask() -> None:
            view = self.session.view
            try:
                hint = await self.session.hint()
            except GameError as error:
                self._tell(refusal(self.words, error))
                return
            if hint is None or view != self.session.view:
                return
            self._let_go()
            self.selection.aim(hint.move)
            self._meant, self._hinted = True, hint.move
            self._refresh()
            self._tell(self.teller.hint(hint), "good")

        self.run_worker(ask(), group="hint", exclusive=True)

    def action_undo(self) -> None:
        """Take the last move back."""

        async def take_back() -> None:
            done = await self.session.undo()
            self._tell(self.words.say("term-undone" if done else "error-nothing-to-undo"), "good" if done else "bad")

        self.run_worker(take_back(), group="send")

    def action_scroll_log(self, rows: int) -> None:
        """Read what happened before."""
        self.log_panel.scroll_relative(y=rows, animate=False)
