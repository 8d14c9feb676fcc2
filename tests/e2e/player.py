"""A player at a table who uses a mouse, a touch screen or only the keyboard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from tests.e2e.strategies import choose
from tests.e2e.waiting import wait_for, wait_until

InputMethod = Literal["mouse", "touch", "keys"]
ANSWERS = ("block", "let")
"""Moves in a Block window, which closes by itself."""


class Player:
    """Reads the updates that the page receives, chooses a move, and enters it as a person would."""

    def __init__(self, page: Page, seat: int = 0, input_method: InputMethod = "mouse", seed: int = 1) -> None:
        self.page = page
        self.seat = seat
        self.input_method = input_method
        self.rng = random.Random(seed)
        self.update: dict[str, Any] = {}
        """The last update that the page received."""
        self.avoids: Callable[[str], bool] = lambda card: False
        """Cards that the player plays only if no other move is possible."""
        self.tap: Callable[[Locator], None] = lambda what: what.tap()
        """How to touch an element."""
        self.played: list[str] = []
        self.sent: list[str] = []
        """The moves that the page has sent."""
        assert page.url == "about:blank", "what the server says before this would be missed"
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._on_received)
        socket.on("framesent", self._on_sent)

    def _on_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "move":
            self.sent.append(message["move"])

    def _on_received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "update":
            self.update = message

    # --- Waiting ---

    def wait_for_game(self) -> None:
        """Wait until the hand is shown."""
        expect(self.page.locator(".held").first).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".result-panel").count() > 0

    @property
    def my_turn(self) -> bool:
        """Whether the page asks this player to act."""
        return self.page.locator(".prompt.mine").count() > 0

    @property
    def must_act(self) -> bool:
        """Whether the last update asks this player to act."""
        own = self.update.get("own")
        return bool(own and own["legal"])

    def wait_for_turn(self) -> None:
        """Wait until this player has to act, or the game is over."""
        self.page.wait_for_selector(".prompt.mine, .result-panel")

    def wait_until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition on the received updates is true."""
        wait_until(self.page, condition, lambda: self.update)

    def ply(self) -> str | None:
        """The number of moves that the page shows."""
        return self.page.locator("[data-ply]").get_attribute("data-ply")

    @property
    def view(self) -> dict[str, Any]:
        """The view of the position that the page shows."""
        self.wait_until(lambda: str(self.update.get("ply")) == self.ply())
        view: dict[str, Any] = self.update["view"] | self.update["own"]
        return view

    def hand(self) -> list[str]:
        """The cards in the hand, as the page shows them."""
        cards = "cards => cards.map(card => card.dataset.card)"
        return list(self.page.locator(".held:not(.extra)").evaluate_all(cards))

    # --- Playing ---

    def play(self, move: str | None = None) -> str:
        """Make the given or a chosen move, and wait until the page shows its effect."""
        if move is None:
            view = self.view
            if not view["legal"]:  # the Block window has closed meanwhile
                return ""
            preferred = [text for text in view["legal"] if not self.avoids(text[:2])]
            move = choose({**view, "legal": preferred or view["legal"]}, self.rng)
        ply = self.ply()
        if self.input_method == "keys":
            self._by_keys(move)
        else:
            self._by_pointer(move)
        self._wait_for_position(ply, move)
        self.played.append(move)
        return move

    def finish(self, limit: int = 400) -> None:
        """Play until the game is over."""
        for _ in range(limit):
            self.wait_for_turn()
            if self.over:
                return
            self.play()
        raise AssertionError(f"no end after {limit} moves: {self.update}")

    def _wait_for_position(self, ply: str | None, move: str) -> None:
        """Wait for the next position. A sealed answer to a Block window only removes the buttons."""
        sealed = move in ANSWERS
        wait_for(
            self.page,
            """([ply, sealed]) => document.querySelector('[data-ply]')?.dataset.ply !== ply
                || document.querySelector('.result-panel, .hold, .block-prompt')
                || sealed && !document.querySelector('[data-move=block], [data-move=let]')""",
            [ply, sealed],
        )

    def wait_for_move(self) -> None:
        """Wait until a move that was confirmed by hand has been made."""
        wait_for(self.page, "() => document.querySelector('.proposed, .confirm') === null")

    def press(self, what: Locator) -> None:
        """Tap or click."""
        if self.input_method == "touch":
            self.tap(what)
        else:
            what.click()

    def _answer(self, move: str) -> None:
        """Press a button once. The Block window may close first; then the player does not block."""
        button, before = self._button(move), len(self.sent)
        try:
            (button.tap if self.input_method == "touch" else button.click)(timeout=5000)
        except Error:
            assert button.count() == 0, "the button is shown but cannot be pressed"
            return
        self.wait_until(lambda: len(self.sent) > before or not button.count())

    def _wait_for_response(self, what: str, ply: str | None) -> None:
        """Wait until the page shows one of these elements after a tap, or the tap has made the move."""
        wait_for(
            self.page,
            """([what, ply]) => document.querySelector(`${what}, .hold, .block-prompt, .result-panel`)
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
        card, target = self._parts(move)
        self.press(self._card(card))
        if target:
            self.press(page.locator(target))
            self._wait_for_response(".zoomed, .confirm", ply)
            if page.locator(".zoomed").count():  # on a phone the first tap for a jack zooms in
                self.press(page.locator(target))
                self._wait_for_response(".confirm", ply)
        else:
            self._wait_for_response(f'.open-steals, [data-move="{move}"], .confirm', ply)
            if page.locator(".open-steals").count():
                self.press(page.locator(".open-steals"))
                self.press(self._button(move))
            elif self._button(move).count():
                self.press(self._button(move))
        if page.locator(".confirm").count():
            self.press(page.locator(".confirm"))

    def _button(self, move: str) -> Locator:
        return self.page.locator(f'[data-move="{move}"]')

    def _card(self, card: str) -> Locator:
        """The card in the hand, or with ^ the top of the player's discard pile."""
        if card[0] == "^":
            return self.page.locator(".held.extra")
        return self.page.locator(f'.held:not(.extra)[data-card="{card}"]').first

    @staticmethod
    def _parts(move: str) -> tuple[str, str]:
        """The card of a move, and a selector for its target."""
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
            if self.tab_to(f'[data-move="{move}"]', may_disappear=move in ANSWERS):
                keys.press("Enter")
            return
        card, target = self._parts(move)
        self._select_card(card)
        if "data-cell" in target:
            self._move_to_cell(target)
        elif target:
            self.tab_to(target)
        elif self.page.locator(".open-steals").count():
            self.tab_to(".open-steals")
            keys.press("Enter")
            self.page.wait_for_selector("dialog")
            self.tab_to(f'[data-move="{move}"]')
        else:
            self.tab_to(f'[data-move="{move}"], .confirm')
        keys.press("Enter")

    def _select_card(self, card: str) -> None:
        """Select a card with Tab, arrow keys and Enter."""
        keys = self.page.keyboard
        self.tab_to(".held")
        at = self.page.evaluate("[...document.querySelectorAll('.held')].indexOf(document.activeElement)")
        to = self._card(card).evaluate("card => [...document.querySelectorAll('.held')].indexOf(card)")
        for _ in range(abs(to - at)):
            keys.press("ArrowRight" if to > at else "ArrowLeft")
        keys.press("Enter")
        self.page.wait_for_selector(".held.chosen")

    def _move_to_cell(self, cell: str) -> None:
        """Move with arrow keys from the first legal cell, which has the focus after Enter on the card."""
        wait_for(self.page, "() => document.activeElement.matches('.cell')")
        to = int(str(self.page.locator(cell).get_attribute("data-index")))
        at = int(self.page.evaluate("document.activeElement.dataset.index"))
        width = len(self.page.locator("[role=row]").first.locator(".cell").all())
        down, right = to // width - at // width, to % width - at % width
        for count, forth, back in ((down, "ArrowDown", "ArrowUp"), (right, "ArrowRight", "ArrowLeft")):
            for _ in range(abs(count)):
                self.page.keyboard.press(forth if count > 0 else back)
        assert self.page.evaluate("cell => document.activeElement.matches(cell)", cell)

    def tab_to(self, selector: str, *, may_disappear: bool = False) -> bool:
        """Press Tab until the element has the focus; false if it may disappear and is gone."""
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return True
            if may_disappear and not self.page.locator(selector).count():
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    # --- Reading ---

    def log(self) -> str:
        """The log on a wide screen."""
        return "\n".join(self.page.locator(".right .log li").all_inner_texts())


def play_to_the_end(players: list[Player], limit: int = 400) -> None:
    """Let the players move until all see the result."""

    def over() -> bool:
        return any(player.update["view"]["outcome"] for player in players)

    def state() -> str:
        return " ".join(f"{player.seat}: {player.update}" for player in players)

    for _ in range(limit):
        wait_until(players[0].page, lambda: over() or any(player.must_act for player in players), state)
        if over():
            break
        next(player for player in players if player.must_act).play()
    else:
        raise AssertionError(f"no end after {limit} moves: {state()}")
    for player in players:
        expect(player.page.locator(".result-panel")).to_be_visible()
