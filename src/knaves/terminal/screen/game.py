"""The table: turns keys and clicks into moves of a session, and shows what it tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from knaves.game import GameError, IllegalMove, Move, View
from knaves.games import lines, stacks
from knaves.terminal.choice import Seen, Selection
from knaves.terminal.kinds import kind_of
from knaves.terminal.screen.board import LABELS, SIZES, Board
from knaves.terminal.screen.dialogs import Pick, Reader
from knaves.terminal.screen.hand import CARD_HEIGHT, RAISED, Hand
from knaves.terminal.screen.help import help_text
from knaves.terminal.screen.panels import Bar, Item, LinesSeats, Log, Seats, StacksSeats
from knaves.terminal.screen.paper import Canvas
from knaves.terminal.screen.piles import Piles
from knaves.terminal.screen.table import Table
from knaves.terminal.session import Link, Session
from knaves.terminal.tell import Teller
from knaves.words import Words, error_sentence

PARTS: Mapping[type[View], tuple[type[Table], type[Seats]]] = {
    lines.View: (Board, LinesSeats),
    stacks.View: (Piles, StacksSeats),
}
"""What each family of games puts on the screen."""
BARE_KEYS = {"+": "d", "end": "e", "block": "b", "let": "l"}
"""Keys for the moves without a card; others are picked from a list."""
SIDE = 26
"""The least columns for seats, hand and log."""
LONG_LOG = 100
"""Sentences that can be scrolled back to."""
FEW = 4
"""With more moves than these Enter first goes to the table."""
FOOT = 3
"""Rows for the prompt and the keys."""


class Host(Protocol):
    """What the table asks of the program around it."""

    def save(self, session: Session) -> str:
        """Write the record; where it is now."""
        ...

    def play_again(self) -> None:
        """The same game with another deal."""
        ...

    def show_menu(self) -> None:
        """Back to the start."""
        ...

    def leave(self) -> None:
        """End the program."""
        ...


class GameScreen(Screen[None]):
    """One session on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
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
        Binding("ctrl+n", "again", show=False),
        Binding("m", "menu", show=False),
        Binding("q,ctrl+q", "quit", show=False, priority=True),
        Binding("pageup", "scroll_log(-5)", show=False),
        Binding("pagedown", "scroll_log(5)", show=False),
        *(Binding(str(digit), f"card({digit - 1})", show=False) for digit in range(1, 10)),
        Binding("0", "card(9)", show=False),
    ]

    def __init__(self, session: Session, words: Words, styles: Mapping[str, Style], host: Host) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.styles_of = styles
        self.host = host
        self.teller = Teller(words, session)
        view = session.view
        self.selection = Selection(kind_of(view), view)
        table, seats = PARTS[type(view)]
        self.table = table(styles, self.seen, self.selection, id="table")
        self.seats = seats(styles, self.seen, id="seats")
        self.hands = (
            Hand(styles, self.seen, self.selection, cards=True, id="cards"),
            Hand(styles, self.seen, self.selection, cards=False, id="list"),
        )
        self.prompt = Bar(styles, id="prompt")
        self.keys = Bar(styles, id="keys")
        self.log_panel = Log(id="log")
        self._on_table = False
        self._meant = False
        """Whether the player aimed at the move himself, or asked for it."""
        self._notice: tuple[str, str] | None = None
        self._heard = 0
        """How much had happened when the player last moved."""
        self._asked = -1
        """The version for which a list of moves was opened."""
        self._over = False
        self._sentences: list[str] = []
        """What has happened, in words; empty where there is nothing to tell."""

    @property
    def seen(self) -> Seen:
        """What there is to show now."""
        return Seen(self.session.view, self.words, self.session.names)

    @property
    def own_turn(self) -> bool:
        """Whether the player may act."""
        view = self.session.view
        return view.seat in view.actors and bool(view.legal) and self.session.link is Link.LIVE

    def compose(self) -> ComposeResult:
        """Table and hand on the left, the rest on the right, prompt and keys below."""
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield self.table
                yield self.hands[0]
            with Vertical(id="side"):
                yield Static(id="status")
                yield self.seats
                yield self.hands[1]
                yield self.log_panel
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Begin to follow the session."""
        self._lay_out()
        self.run_worker(self._follow(), group="follow")
        self.set_interval(1.0, self._tick)

    async def _follow(self) -> None:
        version = -1
        while self.session.link is not Link.CLOSED:
            version = await self.session.changed(version)
            self._show_view()

    def _tick(self) -> None:
        """A clock that runs is shown."""
        if self.session.deadline is not None:
            self._show_prompt()

    # --- Showing ------------------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        """Use the room there is."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.app.size
        board = isinstance(self.table, Board)
        cards_below = not board
        if isinstance(self.table, Board):
            rows = self.table.rows
            cards_below = width >= 100 and height >= FOOT + CARD_HEIGHT + RAISED + 1 + rows * 3
            room = height - FOOT - (CARD_HEIGHT + RAISED if cards_below else 0)
            across = self.table.columns
            fitting = [w for w, h in SIZES if LABELS + across * w + 1 + SIDE <= width and 1 + rows * h <= room]
            cell = fitting[0] if fitting else SIZES[-1][0]
            left = LABELS + across * cell + 1
        else:
            left = max(width * 2 // 3, 53) if width >= 80 else max(40, width - SIDE)
        self.query_one("#left").styles.width = left
        self.hands[0].display = cards_below
        self.hands[1].display = not cards_below
        self._fit_panels()

    def _fit_panels(self) -> None:
        self.seats.styles.height = self.seats.rows
        self.hands[0].styles.height = CARD_HEIGHT + RAISED
        self.hands[1].styles.height = len(self.selection.held) + 1

    def _show_view(self) -> None:
        view = self.session.view
        self.selection.see(view)
        if not self.own_turn:
            self._on_table, self.table.cursor = False, None
        self._heard = min(self._heard, len(self.session.told))
        news = self.session.told[self._heard :]
        self.table.last = frozenset(
            spot
            for event in news
            if getattr(event, "seat", None) != view.seat
            and (spot := getattr(event, "cell", None) or getattr(event, "place", None))
        )
        self.table.lit = frozenset()
        self._fit_panels()
        status = [self.words.say(f"game-{view.game.name}"), *self.selection.kind.state_of_play(self.seen)]
        self.query_one("#status", Static).update(Text("\n".join(status)))
        told = self.session.told
        del self._sentences[len(told) :]
        self._sentences += map(self.teller.sentence, told[len(self._sentences) :])
        self.log_panel.tell(
            [
                Text(sentence, style=self.styles_of["quiet" if at < self._heard else "plain"])
                for at, sentence in enumerate(self._sentences)
                if sentence
            ][-LONG_LOG:]
        )
        self._refresh()
        if view.outcome is not None:
            self._end()
        elif self.own_turn and self._asked != self.session.version:
            self._asked = self.session.version
            self._ask_for_bare_move()

    def _refresh(self) -> None:
        """Draw again what depends on the choice."""
        seen = self.seen
        self.table.show(seen)
        self.seats.seen = seen
        self.seats.targets = self.table.targets
        self.seats.aim = self.table.aim
        self.seats.repaint()
        for hand in self.hands:
            hand.show(seen)
        self._show_prompt()
        self.keys.show(("", "quiet", self._key_items()))

    def _show_prompt(self) -> None:
        self.prompt.show(self._first_row(), self._second_row())

    def _first_row(self) -> tuple[str, str, Sequence[Item]]:
        view, say = self.session.view, self.words.say
        if self.session.link is Link.LOST:
            return say("state-reconnecting"), "bad", ()
        if view.outcome is not None:
            return self.teller.result(), "strong", ()
        situation = " ".join(self.selection.kind.situation(self.seen))
        if self.own_turn:
            text = situation or f"{say('turn-yours')}. {say('prompt-choose-card')}"
            return text, "turn", ()
        names = self.words.join([self.session.names[seat] for seat in sorted(view.actors - {view.seat})])
        return f"{situation} {say('turn-thinking', name=names)}".strip(), "quiet", ()

    def _second_row(self) -> tuple[str, str, Sequence[Item]]:
        if self._notice is not None:
            return *self._notice, ()
        if self.session.view.outcome is not None:
            return "", "plain", (Item("Enter", self.words.say("action-more"), "enter"),)
        if not self.own_turn:
            return "", "plain", ()
        if self._on_table and self.table.cursor is not None:
            cursor = self.table.cursor
            known = cursor in self.selection.kind.spots(self.session.view)
            return (self.selection.kind.spot_words(self.seen, cursor) if known else ""), "plain", ()
        return "", "plain", self._move_items()

    def _move_items(self) -> list[Item]:
        """What Enter does, and what other keys do with the chosen card or without one."""
        move, items = self.selection.move, []
        if move is not None:
            items.append(Item("Enter", self.seen.label(move), "enter"))
            if len(self.selection.moves) > 1:
                items.append(Item("N P", f"{self.selection.at + 1}/{len(self.selection.moves)}", "next"))
        items += [
            Item(BARE_KEYS[str(bare)].upper(), self.seen.label(bare), f"bare {bare}")
            for bare in self.selection.bare
            if str(bare) in BARE_KEYS
        ]
        if move is None and len(self.session.view.legal) == 1:
            items = [Item("Enter", self.seen.label(self.session.view.legal[0]), "enter")]
        if self._may_wait():
            items.append(Item("W", self.words.say("prompt-wait"), "wait"))
        return items

    def _may_wait(self) -> bool:
        view = self.session.view
        return bool(view.actors - {view.seat}) and not all(move.secret for move in view.legal)

    def _key_items(self) -> list[Item]:
        say = self.words.say
        items = [Item("?", say("help-key-help"), "help"), Item("H", say("table-hint"), "hint")]
        if self.session.can_undo:
            items.append(Item("U", say("table-undo"), "undo"))
        if self.session.view.asides:
            items.append(Item("T", say("term-aside"), "aside"))
        items.append(Item("O", say("new-options"), "options"))
        items.append(Item("^N", say("term-new-game"), "again"))
        items.append(Item("M", say("table-menu"), "menu"))
        items.append(Item("Q", say("term-quit"), "quit"))
        return items

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
        self._notice = None
        if self._on_table:
            self._walk(right, down)
        elif self.hands[0].display and down:
            self.selection.step_move(down)
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
        self._notice = None
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
            self._notice = None
            self._on_table = not self._on_table
            self.table.cursor = (self.table.aim or self.table.step(None, 0, 0, ())) if self._on_table else None
            self._refresh()

    def action_release(self) -> None:
        """Choose nothing."""
        self._let_go()
        self.selection.choose(None)
        self.table.lit = frozenset()
        self._refresh()

    def _let_go(self) -> None:
        self._notice = None
        self._meant = False
        self._on_table, self.table.cursor = False, None

    def action_enter(self) -> None:
        """Make the move in mind."""
        if self.session.view.outcome is not None:
            self._show_result()
        elif self.own_turn:
            if self._on_table and self.table.cursor is not None:
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
        """Offer a draw, or call a team for table talk."""
        if self.session.view.asides:
            self._pick(self.words.say("term-aside"), self.session.view.asides)

    def _ask_for_bare_move(self) -> None:
        """Lines to choose from are shown one by one on the board."""
        unkeyed = [move for move in self.selection.bare if str(move) not in BARE_KEYS]
        if len(unkeyed) > 1:
            self._pick(self.words.say("prompt-choose-line"), unkeyed, must=True)

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

        self.app.push_screen(Pick(title, [self.seen.label(move) for move in moves], must=must, look_at=light), picked)

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
        self._notice = None
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
            "again": self.action_again,
            "menu": self.action_menu,
            "quit": self.action_quit,
        }
        actions[word]()

    # --- Doing --------------------------------------------------------------------------------------------------

    def _tell(self, text: str, style: str = "bad") -> None:
        self._notice = (text, style)
        self._show_prompt()

    def _send(self, move: Move) -> None:
        self._let_go()
        self._heard = len(self.session.told)

        async def send() -> None:
            try:
                await self.session.send(move)
            except GameError as error:
                rule = error.rule if isinstance(error, IllegalMove) else None
                self._tell(error_sentence(self.words, "illegal", rule))

        self.run_worker(send(), group="send")

    def action_wait(self) -> None:
        """Let the others go first."""
        if self._may_wait():
            self.run_worker(self.session.let_others_go_first(), group="send")

    def action_hint(self) -> None:
        """Aim at what a strong player would do, and say why."""
        if not self.own_turn:
            return

        async def ask() -> None:
            version = self.session.version
            hint = await self.session.hint()
            if hint is None or version != self.session.version:
                return
            self._let_go()
            self.selection.aim(hint.move)
            self._meant = True
            label = self.words.say("table-hint-says", move=self.seen.label(hint.move), reason=hint.reason)
            self._refresh()
            self._tell(f"{self.words.say('table-hint')}: {label}".strip(), "good")

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

    # --- Beside the game ----------------------------------------------------------------------------------------

    def action_help(self) -> None:
        """Keys and reminders."""
        text = help_text(self.words, self.session.view.game.name, self.styles_of)
        self.app.push_screen(Reader(self.words.say("help-title"), text, f"Esc {self.words.say('action-close')}"))

    def action_options(self) -> None:
        """What was agreed, in words, and the fingerprint of the deal."""
        rows = [*self.teller.options(every=True), "", self.words.say("term-commitment", sha=self.session.commitment)]
        text = Text("\n".join(rows))
        self.app.push_screen(Reader(self.words.say("table-options"), text, f"Esc {self.words.say('action-close')}"))

    def action_again(self) -> None:
        """Another deal."""
        self._unless_playing("term-new-game", self.host.play_again)

    def action_menu(self) -> None:
        """Back to the start."""
        self._unless_playing("table-menu", self.host.show_menu)

    def action_quit(self) -> None:
        """End the program."""
        self._unless_playing("term-quit", self.host.leave)

    def _unless_playing(self, key: str, then: Callable[[], None]) -> None:
        """Ask first while a game is going on."""
        if self.session.view.outcome is not None or not self.session.can_undo:
            then()
            return

        def answered(index: int | None) -> None:
            if index == 0:
                then()

        say = self.words.say
        self.app.push_screen(Pick(f"{say(key)}?", [say("action-yes"), say("action-no")]), answered)

    # --- The end ------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self._show_result()

    def _show_result(self) -> None:
        say = self.words.say
        record = self.session.record
        said = [self.teller.result()]
        if record is not None and record.seed is not None:
            said += [say("result-deal-good" if self.teller.deal_holds() else "result-deal-bad")]
            said += [f"{say('result-seed')}: {record.seed.hex()}"]
        choices: list[tuple[str, Callable[[], None]]] = [
            (say("action-again"), self.host.play_again),
            (say("term-look"), self._refresh),
            (say("term-save"), self._save),
            (say("table-menu"), self.host.show_menu),
            (say("term-quit"), self.host.leave),
        ]

        def picked(index: int | None) -> None:
            if index is not None:
                choices[index][1]()

        labels = [label for label, _ in choices]
        self.app.push_screen(Pick(said[0], labels, says="\n".join(said[1:])), picked)

    def _save(self) -> None:
        try:
            self._tell(self.words.say("term-saved", path=self.host.save(self.session)), "good")
        except OSError as error:
            self._tell(str(error))
