"""The table as it looks: draws what a session tells and what the player has in mind, and follows every change."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from knaves.game import Move, View
from knaves.games import lines, stacks
from knaves.terminal.choice import Seen, Selection
from knaves.terminal.kinds import kind_of
from knaves.terminal.screen.board import LABELS, SIZES, Board
from knaves.terminal.screen.hand import CARD_HEIGHT, RAISED, TALL_CARD, Hand
from knaves.terminal.screen.help import key_names
from knaves.terminal.screen.panels import Bar, Item, LinesSeats, Log, Seats, StacksSeats
from knaves.terminal.screen.piles import Piles
from knaves.terminal.screen.table import Table
from knaves.terminal.session import Link, Session, Told
from knaves.terminal.tell import Teller
from knaves.words import Words

PARTS: Mapping[type[View], tuple[type[Table], type[Seats]]] = {
    lines.View: (Board, LinesSeats),
    stacks.View: (Piles, StacksSeats),
}
"""What each family of games puts on the screen."""
BARE_KEYS = {"+": "d", "end": "e", "block": "b", "let": "l"}
"""Keys for the moves without a card; others are picked from a list."""
WAY_KEYS = {"again": "key-ctrl+N", "menu": "M"}
"""Keys for what the program around the table offers."""
SIDE = 26
"""The least columns for seats, hand and log."""
LONG_LOG = 100
"""Sentences that can be scrolled back to."""
FOOT = 3
"""Rows for the prompt and the keys."""


class ShownGame(Screen[None]):
    """A session on the screen; what can be done with it is up to those who inherit."""

    def __init__(
        self, session: Session, words: Words, styles: Mapping[str, Style], clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__()
        self.session = session
        self.clock = clock
        self.words = words
        self.styles_of = styles
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
        self._left = Vertical(id="left")
        self._status = Static(id="status")
        self._card_height = CARD_HEIGHT
        self._on_table = False
        self._meant = False
        """Whether the player aimed at the move himself, or asked for it."""
        self._notice: tuple[str, str] | None = None
        self._hinted: Move | None = None
        self._heard = 0
        """How much had happened when the player last moved."""
        self._asked: View | None = None
        """The view for which the player was last asked."""
        self._log: list[tuple[Told, str]] = []
        """What has happened, and that in words; empty where there is nothing to tell."""

    @property
    def seen(self) -> Seen:
        """What there is to show now."""
        return self.teller.seen

    @property
    def own_turn(self) -> bool:
        """Whether the player may act."""
        view = self.session.view
        return view.seat in view.actors and bool(view.legal) and self.session.link is Link.LIVE

    def compose(self) -> ComposeResult:
        """Table and hand on the left, the rest on the right, prompt and keys below."""
        with Horizontal(id="main"):
            with self._left:
                yield self.table
                yield self.hands[0]
            with Vertical(id="side"):
                yield self._status
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
        if self.session.due:
            self._show_prompt()

    def asked(self) -> None:
        """It became the player's turn; for those who inherit."""

    def ended(self) -> None:
        """The game is over; for those who inherit."""

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
            self._card_height = TALL_CARD if height >= FOOT + TALL_CARD + RAISED + 1 + rows * 4 else CARD_HEIGHT
            room = height - FOOT - (self._card_height + RAISED if cards_below else 0)
            across = self.table.columns
            fitting = [w for w, h in SIZES if LABELS + across * w + 1 + SIDE <= width and 1 + rows * h <= room]
            cell = fitting[0] if fitting else SIZES[-1][0]
            left = LABELS + across * cell + 1
        else:
            self._card_height = TALL_CARD if height >= 32 else CARD_HEIGHT
            left = max(width * 2 // 3, 53) if width >= 80 else max(40, width - SIDE)
        self._left.styles.width = left
        self.hands[0].display = cards_below
        self.hands[1].display = not cards_below and self.session.view.seat is not None
        self._fit_panels()

    def _fit_panels(self) -> None:
        self.seats.styles.height = self.seats.rows
        self.hands[0].styles.height = self._card_height + RAISED
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
            if event.get("seat") != view.seat and (spot := event.get("cell") or event.get("place"))
        )
        self.table.lit = frozenset()
        self._fit_panels()
        status = [self.words.say(f"game-{view.game.name}"), *self.selection.kind.state_of_play(self.seen)]
        self._status.update(Text("\n".join(status)))
        self._tell_log()
        self._refresh()
        if view.outcome is not None:
            self.ended()
        elif self.own_turn and self._asked != view:
            self._asked = view
            self.asked()

    def _tell_log(self) -> None:
        """What happened, in words, each event only once; what was there before the own last move is quiet."""
        told = self.session.told
        same = next((at for at, (a, (b, _)) in enumerate(zip(told, self._log, strict=False)) if a is not b), len(told))
        del self._log[same:]  # taken back meanwhile
        self._log += [(event, self.teller.sentence(event)) for event in told[len(self._log) :]]
        self.log_panel.tell(
            [
                Text(sentence, style=self.styles_of["quiet" if at < self._heard else "plain"])
                for at, (_, sentence) in enumerate(self._log)
                if sentence
            ][-LONG_LOG:]
        )

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
            return f"{self.teller.result()} {self.note()}".strip(), "strong", ()
        situation = " ".join(self.selection.kind.situation(self.seen))
        if self.own_turn:
            left = self.teller.time_left({view.seat}, self.clock())
            text = situation or f"{say('turn-yours')}. {say('prompt-choose-card')}"
            return f"{left}  {text}".strip(), "turn", ()
        others = view.actors - {view.seat}
        left = self.teller.time_left(others, self.clock())
        names = self.words.join([self.session.names[seat] for seat in sorted(others)])
        said = f"{situation} {say('turn-thinking', name=names)}".strip() if names else situation
        return f"{left}  {said}".strip(), "quiet", ()

    def note(self) -> str:
        """What is to be said beside the result; for those who inherit."""
        return ""

    def _second_row(self) -> tuple[str, str, Sequence[Item]]:
        if self._notice is not None:
            return *self._notice, ()
        if self.session.view.outcome is not None:
            return "", "plain", (Item(self._enter, self.words.say("action-more"), "enter"),)
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
            items.append(Item(self._enter, self.seen.label(move), "enter"))
            if len(self.selection.moves) > 1:
                items.append(Item("N P", f"{self.selection.at + 1}/{len(self.selection.moves)}", "next"))
        items += [
            Item(BARE_KEYS[str(bare)].upper(), self.seen.label(bare), f"bare {bare}")
            for bare in self.selection.bare
            if str(bare) in BARE_KEYS
        ]
        if move is None and len(self.session.view.legal) == 1:
            items = [Item(self._enter, self.seen.label(self.session.view.legal[0]), "enter")]
        if self._may_wait():
            items.append(Item("W", self.words.say("prompt-wait"), "wait"))
        return items

    @property
    def _enter(self) -> str:
        """What is printed on the key."""
        return self.words.say("key-enter")

    def _may_wait(self) -> bool:
        view = self.session.view
        others_could = bool(view.actors - {view.seat}) and not all(move.secret for move in view.legal)
        return self.session.holds_up and others_could

    def _key_items(self) -> list[Item]:
        say = self.words.say
        items = [Item("?", say("help-key-help"), "help")]
        if self.session.view.outcome is None and self.session.can_hint:
            items.append(Item("H", say("table-hint"), "hint", drop=1))
        if self.session.can_undo:
            items.append(Item("U", say("table-undo"), "undo", drop=1))
        if self.session.view.asides or self.session.phrases:
            items.append(Item("T", say("term-aside"), "aside", drop=2))
        items.append(Item("O", say("new-options"), "options", drop=5))
        items += [
            Item(key_names(self.words, WAY_KEYS[way]), say(key), f"way {way}", drop=4 if way == "menu" else 3)
            for way, key in self.ways().items()
            if way in WAY_KEYS
        ]
        items.append(Item("Q", say("term-quit"), "quit"))
        return items

    def ways(self) -> Mapping[str, str]:
        """Where one can go from here, and the message that says so; for those who inherit."""
        return {}

    def _tell(self, text: str, style: str = "bad") -> None:
        """Say something until the player goes on."""
        self._notice = (text, style)
        self._show_prompt()
