"""Somebody at a table who plays with a mouse, a finger or the keyboard alone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from tests.e2e.minds import choose
from tests.e2e.waiting import holds, until

Manner = Literal["mouse", "touch", "keys"]
ANSWERS = ("block", "let")
"""In a Block window, which closes by itself."""


class Player:
    """Sees what the page was sent, decides by that, and does it as a person would."""

    def __init__(self, page: Page, seat: int = 0, manner: Manner = "mouse", seed: int = 1) -> None:
        self.page = page
        self.seat = seat
        self.manner = manner
        self.rng = random.Random(seed)
        self.update: dict[str, Any] = {}
        """The last update that the page got."""
        self.spared: Callable[[str], bool] = lambda card: False
        """Cards that are kept for later."""
        self.tap: Callable[[Locator], None] = lambda what: what.tap()
        """How something is touched."""
        self.played: list[str] = []
        self.sent: list[str] = []
        """The moves that the page has sent."""
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", self._say)

    def _say(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "move":
            self.sent.append(message["move"])

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "update":
            self.update = message

    # --- Waiting ---

    def wait_for_game(self) -> None:
        """Until the hand is there."""
        expect(self.page.locator(".held").first).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("dialog .headline").count() > 0

    @property
    def my_turn(self) -> bool:
        """Whether something is asked of this person."""
        return self.page.locator(".prompt.mine").count() > 0

    @property
    def asked(self) -> bool:
        """Whether the page was told that something is asked of this person."""
        view = self.update.get("view")
        return bool(view and self.seat in view["actors"] and view["legal"] and not self.update.get("answered"))

    def wait(self) -> None:
        """Until something is asked of this person, or the game is over."""
        self.page.wait_for_selector(".prompt.mine, dialog .headline")

    def until(self, true: Callable[[], object]) -> None:
        """Until what the page was sent is so."""
        until(self.page, true, lambda: self.update)

    def ply(self) -> str | None:
        """The number of moves so far, as the page has it."""
        return self.page.locator("[data-ply]").get_attribute("data-ply")

    @property
    def view(self) -> dict[str, Any]:
        """The position as the page has it."""
        self.until(lambda: str(self.update.get("ply")) == self.ply())
        view: dict[str, Any] = self.update["view"]
        return view

    def hand(self) -> list[str]:
        """The cards as they lie in the page."""
        cards = "cards => cards.map(card => card.dataset.card)"
        return list(self.page.locator(".held:not(.extra)").evaluate_all(cards))

    # --- Playing ---

    def play(self, move: str | None = None) -> str:
        """Make a move, one of its own choice unless it is given, and see it arrive."""
        if move is None:
            view = self.view
            if not view["legal"]:  # a window has closed meanwhile
                return ""
            kept = [text for text in view["legal"] if not self.spared(text[:2])]
            move = choose({**view, "legal": kept or view["legal"]}, self.rng)
        ply = self.ply()
        if self.manner == "keys":
            self._by_keys(move)
        else:
            self._by_pointer(move)
        self._arrived(ply, move)
        self.played.append(move)
        return move

    def finish(self, limit: int = 400) -> None:
        """Play on until the game is over."""
        for _ in range(limit):
            self.wait()
            if self.over:
                return
            self.play()
        raise AssertionError(f"no end after {limit} moves: {self.update}")

    def _arrived(self, ply: str | None, move: str) -> None:
        """Wait for the next position; an answer to a Block window stays sealed and only takes the buttons away."""
        sealed = move in ANSWERS
        holds(
            self.page,
            """([ply, sealed]) => document.querySelector('[data-ply]')?.dataset.ply !== ply
                || document.querySelector('dialog .headline, .hold, .ask')
                || sealed && !document.querySelector('[data-move=block], [data-move=let]')""",
            [ply, sealed],
        )

    def moved_on(self) -> None:
        """Until a move has arrived, after what was pressed by hand."""
        holds(self.page, "() => document.querySelector('.ghost, .confirm') === null")

    def press(self, what: Locator) -> None:
        """Tap or click."""
        if self.manner == "touch":
            self.tap(what)
        else:
            what.click()

    def _answer(self, move: str) -> None:
        """Press a button once. Its window may close first: who is too slow has let it pass."""
        button, before = self._button(move), len(self.sent)
        try:
            (button.tap if self.manner == "touch" else button.click)(timeout=5000)
        except Error:
            assert button.count() == 0, "the button is there and cannot be pressed"
            return
        self.until(lambda: len(self.sent) > before or not button.count())

    def _led_to(self, what: str, ply: str | None) -> None:
        """Until the page shows what a tap led to, which it does a moment later, or the move was made by it."""
        holds(
            self.page,
            """([what, ply]) => document.querySelector(`${what}, .hold, .ask, dialog .headline`)
                || document.querySelector('[data-ply]')?.dataset.ply !== ply""",
            [what, ply],
        )

    def _by_pointer(self, move: str) -> None:
        page, ply = self.page, self.ply()
        if move in ANSWERS:
            self._answer(move)
            return
        if self._button(move).count():
            self.press(self._button(move))
            return
        card, goal = self._parts(move)
        self.press(self._card(card))
        if goal:
            self.press(page.locator(goal))
            self._led_to(".zoomed, .confirm", ply)
            if page.locator(".zoomed").count():  # on a phone the first tap for a jack brings the cells nearer
                self.press(page.locator(goal))
                self._led_to(".confirm", ply)
        else:
            self._led_to(f'.thieving, [data-move="{move}"], .confirm', ply)
            if page.locator(".thieving").count():
                self.press(page.locator(".thieving"))
                self.press(self._button(move))
            elif self._button(move).count():
                self.press(self._button(move))
        if page.locator(".confirm").count():
            self.press(page.locator(".confirm"))

    def _button(self, move: str) -> Locator:
        return self.page.locator(f'[data-move="{move}"]')

    def _card(self, card: str) -> Locator:
        """The card in the hand, or with ^ the top of one's own discard pile."""
        if card[0] == "^":
            return self.page.locator(".held.extra")
        return self.page.locator(f'.held:not(.extra)[data-card="{card}"]').first

    @staticmethod
    def _parts(move: str) -> tuple[str, str]:
        """The card of a move, and where on the table it goes."""
        card = move[1:3] if move[0] == "-" else move[:3] if move[0] == "^" else move[:2]
        rest = move.removeprefix("-")[len(card) :]
        if rest[:1] in ("@", "x"):
            name = "place" if card.lstrip("^")[0] in "BR" and len(rest) == 3 and rest[1] in "br" else "cell"
            return card, f'[data-{name}="{rest[1:]}"]'
        return card, ""

    # --- By keyboard alone ---

    def _by_keys(self, move: str) -> None:
        keys = self.page.keyboard
        if self._button(move).count() or move in ANSWERS:
            self.tab_to(f'[data-move="{move}"]', may_go=move in ANSWERS)
            keys.press("Enter")
            return
        card, goal = self._parts(move)
        self._take_up(card)
        if "data-cell" in goal:
            self._walk_to(goal)
        elif goal:
            self.tab_to(goal)
        elif self.page.locator(".thieving").count():
            self.tab_to(".thieving")
            keys.press("Enter")
            self.page.wait_for_selector("dialog")
            self.tab_to(f'[data-move="{move}"]')
        else:
            self.tab_to(f'[data-move="{move}"], .confirm')
        keys.press("Enter")

    def _take_up(self, card: str) -> None:
        """Tab to the hand, arrows to the card, Enter."""
        keys = self.page.keyboard
        self.tab_to(".held")
        at = self.page.evaluate("[...document.querySelectorAll('.held')].indexOf(document.activeElement)")
        to = self._card(card).evaluate("card => [...document.querySelectorAll('.held')].indexOf(card)")
        for _ in range(abs(to - at)):
            keys.press("ArrowRight" if to > at else "ArrowLeft")
        keys.press("Enter")
        self.page.wait_for_selector(".held.chosen")

    def _walk_to(self, cell: str) -> None:
        """From the first legal cell, where Enter on the card led, with the arrows to the one that is meant."""
        holds(self.page, "() => document.activeElement.matches('.cell')")
        to = int(str(self.page.locator(cell).get_attribute("data-index")))
        at = int(self.page.evaluate("document.activeElement.dataset.index"))
        width = len(self.page.locator("[role=row]").first.locator(".cell").all())
        down, right = to // width - at // width, to % width - at % width
        for count, forth, back in ((down, "ArrowDown", "ArrowUp"), (right, "ArrowRight", "ArrowLeft")):
            for _ in range(abs(count)):
                self.page.keyboard.press(forth if count > 0 else back)
        assert self.page.evaluate("cell => document.activeElement.matches(cell)", cell)

    def tab_to(self, selector: str, *, may_go: bool = False) -> None:
        """Press Tab until the focus is there, as somebody without a mouse does; or until it is gone, if it may go."""
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            if may_go and not self.page.locator(selector).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    # --- Reading ---

    def log(self) -> str:
        """The log on a wide screen, the latest first."""
        return "\n".join(self.page.locator(".right .log li").all_inner_texts())


def take_turns(players: list[Player], limit: int = 400) -> None:
    """Whoever is asked plays, until all see the result."""

    def over() -> bool:
        return any(player.update["view"]["outcome"] for player in players)

    def where() -> str:
        return " ".join(f"{player.seat}: {player.update}" for player in players)

    for _ in range(limit):
        until(players[0].page, lambda: over() or any(player.asked for player in players), where)
        if over():
            break
        next(player for player in players if player.asked).play()
    else:
        raise AssertionError(f"no end after {limit} moves: {where()}")
    for player in players:
        expect(player.page.locator("dialog .headline")).to_be_visible()
