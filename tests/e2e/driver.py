"""Tables made over HTTP, and people at them: each a browser of its own that clicks, taps or types."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1440, "height": 900}
QUICK = {"pace": 0, "block_seconds": 1, "draw_seconds": 0}
"""Bots that answer at once."""


def post(url: str, body: dict[str, Any]) -> Any:
    """What the server answers to a request in JSON."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Tables:
    """Makes tables and seats people at them."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def new(self, game: str, names: list[str], *, bots: dict[int, str] | None = None, **more: Any) -> Table:
        """A table with these people on its first free seats, and bots on the others; the game begins at once."""
        bots = bots or {}
        seats = len(names) + len(bots)
        settings = {**QUICK, **more.pop("settings", {})}
        begin = more.pop("start", True)
        wanted = {
            "game": game,
            "seats": seats,
            "name": names[0],
            "bots": {str(seat): level for seat, level in bots.items()},
            "settings": settings,
            "start": begin and len(names) == 1,
            **more,
        }
        made = post(self.url + "api/tables", wanted)
        tokens = {made["seat"]: made["token"]}
        for name in names[1:]:
            joined = post(f"{self.url}api/tables/{made['code']}/join", {"name": name})
            tokens[joined["seat"]] = joined["token"]
        return Table(self, made["code"], tokens)

    def page(self, *, size: dict[str, int] | None = None, locale: str = "en-GB", **more: Any) -> Page:
        """A browser of its own. Motion is reduced, since nothing can be clicked while it moves."""
        touch = more.pop("touch", size == PHONE)
        options = {
            "viewport": size or DESKTOP,
            "locale": locale,
            "has_touch": touch,
            "reduced_motion": "reduce",
            **more,
        }
        context = self._browser.new_context(**options)
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self._fail(str(error)))
        page.on("console", lambda message: self._fail(message.text) if "Content Security" in message.text else None)
        return page

    def _fail(self, why: str) -> None:
        raise AssertionError(f"the page has an error: {why}")

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()


class Table:
    """A table, and the keys to its seats."""

    def __init__(self, tables: Tables, code: str, tokens: dict[int, str]) -> None:
        self.tables = tables
        self.code = code
        self.tokens = tokens

    def link(self, seat: int) -> str:
        """The personal link of a seat."""
        return f"{self.tables.url}{self.code}#k/{self.tokens[seat]}"

    def sit(self, seat: int = 0, **how: Any) -> Player:
        """A person on this seat, with a browser; without the first-game help unless asked for."""
        page = self.tables.page(**how)
        page.add_init_script("localStorage.getItem('knaves') || localStorage.setItem('knaves', '{\"taught\":true}')")
        page.goto(self.link(seat))
        return Player(page, seat)


class Player:
    """Somebody who plays with a mouse, a finger or the keyboard."""

    def __init__(self, page: Page, seat: int, seed: int = 1) -> None:
        self.page = page
        self.seat = seat
        self.rng = random.Random(seed)
        self.spared: Callable[[str], bool] = lambda card: False
        """Cards that are kept for later."""

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

    def wait(self) -> None:
        """Until something is asked of this person, or the game is over."""
        self.page.wait_for_selector(".prompt.mine, dialog .headline", timeout=30_000)

    def moved(self, ply: str | None) -> None:
        """Wait until the move has arrived."""
        self.page.wait_for_function(
            """ply => document.querySelector('[data-ply]')?.dataset.ply !== ply
                || document.querySelector('dialog .headline')""",
            arg=ply,
        )

    def ply(self) -> str | None:
        """The number of moves so far, as the page has it."""
        return self.page.locator("[data-ply]").get_attribute("data-ply")

    # --- Moves on a board ---

    def play_by_mouse(self) -> None:
        """One move by clicking: a card and one of its cells, or the button that is offered."""
        ply = self.ply()
        cards = self._cards()
        if not cards:
            self.page.locator(".middle .button").first.click()
            self.moved(ply)
            return
        card = self.rng.choice(cards)
        card.click()
        targets = self.page.locator(".cell.target")
        if targets.count():
            targets.nth(self.rng.randrange(targets.count())).click()
            confirm = self.page.locator(".middle .button.primary")
            if self.page.locator(".ghost, .going").count():
                confirm.click()
        else:
            self.page.locator(".middle .button.primary").click()
        self.moved(ply)

    def _cards(self) -> list[Any]:
        found = self.page.locator(".held:not(.idle)").all()
        kept = [card for card in found if not self.spared(str(card.get_attribute("data-card")))]
        return kept or found

    def play_by_keys(self) -> None:
        """One move on a board by keyboard alone."""
        ply = self.ply()
        self._take_up_a_card()
        if self._focused("cell"):
            for _ in range(self.rng.randrange(3)):
                self.page.keyboard.press("n")
        elif not self._focused("button"):
            self._tab_to(".middle .button")
        self.page.keyboard.press("Enter")
        self.moved(ply)

    def play_stacks_by_keys(self) -> None:
        """One move of the card game by keyboard alone."""
        ply = self.ply()
        if self.page.locator("dialog .take").count():
            self._tab_to(".take")
        elif self.page.locator(".middle .button").count():
            self._tab_to(".middle .button")
        else:
            self._take_up_a_card()
            if not self._focused("pile") and not self._focused("button"):
                self._tab_to(".middle .button")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(30)
        if self.page.locator("dialog .theft").count():
            self._tab_to(".theft")
            self.page.keyboard.press("Enter")
        self._moved_in_stacks(ply)

    def _take_up_a_card(self) -> None:
        """Tab to the hand, arrows to a card that can be played, Enter."""
        keys = self.page.keyboard
        self._tab_to(".held")
        count = self.page.locator(".held").count()
        for _ in range(self.rng.randrange(count)):
            keys.press("ArrowRight")
        for _ in range(count + 1):
            if not self._focused("idle"):
                break
            at = self.page.evaluate("[...document.querySelectorAll('.held')].indexOf(document.activeElement)")
            keys.press("ArrowRight" if at < count - 1 else "Home")
        keys.press("Enter")
        self.page.wait_for_timeout(30)

    def _focused(self, name: str) -> bool:
        return bool(self.page.evaluate("name => document.activeElement.classList.contains(name)", name))

    def _tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there, as somebody without a mouse does."""
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    # --- Moves in stacks ---

    def play_stacks(self) -> None:
        """One move of the card game by clicking: lay what can be laid, play specials, else discard."""
        page, ply = self.page, self.ply()
        if page.locator("dialog .take").count():
            page.locator("dialog .take").first.click()
        elif page.locator(".middle .button").count() and not page.locator(".held.chosen").count():
            page.locator(".middle .button").first.click()
        else:
            self._lay_or_discard()
        self._moved_in_stacks(ply)

    def _moved_in_stacks(self, ply: str | None) -> None:
        """Until the move has arrived; an answer to a Block window stays sealed and only takes the buttons away."""
        self.page.wait_for_function(
            """ply => document.querySelector('[data-ply]')?.dataset.ply !== ply
                || document.querySelector('dialog .headline, dialog .take')
                || !document.querySelector('.middle .button')""",
            arg=ply,
        )

    def _lay_or_discard(self) -> None:
        page = self.page
        for card in page.locator(".held:not(.idle)").all():
            card.click()
            if page.locator(".pile.target").count():
                page.locator(".pile.target").first.click()
                return
            if page.locator(".middle .button.primary").count():
                page.locator(".middle .button.primary").first.click()
                thefts = page.locator("dialog .theft")
                if thefts.count():
                    thefts.nth(self.rng.randrange(thefts.count())).click()
                return
            card.click()
        page.locator(".held:not(.idle)").first.click()
        page.locator(".middle .button").last.click()

    def finish(self, move: Callable[[], None], limit: int = 400) -> None:
        """Play on until the game is over."""
        for _ in range(limit):
            self.wait()
            if self.over:
                return
            move()
        raise AssertionError("the game does not end")

    def log(self) -> str:
        """The log on a wide screen."""
        return "\n".join(self.page.locator(".right .log li").all_inner_texts())
