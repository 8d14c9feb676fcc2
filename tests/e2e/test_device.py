"""One tablet that is passed around."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.driver import PHONE, TABLET, Player, Table, Tables
from tests.e2e.situations import Situation, before_a_window, close_to_the_end, completing
from tests.e2e.waiting import until


def start(tables: Tables, game: str, size: dict[str, int], names: list[str], **options: str) -> Player:
    """From the home page to the first curtain, as a person does it."""
    page = tables.page(size=size)
    player = Player(page, manner="touch" if size == PHONE else "mouse")
    page.goto(tables.url)
    page.get_by_role("link", name="One device").click()
    page.locator("label", has=page.locator(f"input[value={game}]")).click()
    page.get_by_role("radio", name=str(len(names)), exact=True).check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}").fill(name)
    if options:
        page.locator("summary").click()
    for name, value in options.items():
        page.locator(f"select[name={name}]").select_option(value)
    page.get_by_role("button", name="Start").click()
    return player


def reveal(page: Page) -> str:
    """Press the button and hold it, as it asks; whose hand is shown then."""
    heading = page.get_by_role("heading", name="Pass to")
    expect(heading).to_be_visible()
    name = heading.inner_text().removeprefix("Pass to ")
    box = page.locator(".hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.wait_for_selector(".held")
    page.mouse.up()
    return name


def check_hidden(player: Player, hand: list[str]) -> None:
    """Neither the page nor what it was sent last holds a hand."""
    page = player.page
    expect(page.get_by_role("heading", name="Pass to")).to_be_visible()
    assert page.locator(".held").count() == 0
    content = page.content()
    assert not any(f'data-card="{card}"' in content for card in hand)
    player.until(lambda: player.update["you"] is None)  # the curtain does not wait for the server
    assert player.update["view"]["hand"] == []


def one_device(tables: Tables, situation: Situation, **settings: Any) -> Table:
    """A table that is played on one device, as the page for it makes them."""
    names: list[str | None] = ["Ana", "Ben", "Chloé"][: situation.state.seats]  # type: ignore[assignment]
    return tables.at(situation, names, **{"one_device": True, "patience": 0, "block_seconds": 60, **settings})


def open_window(player: Player) -> list[str]:
    """Whoever has the turn completes a pile; the names of those who are asked for a Block."""
    page = player.page
    reveal(page)
    move = completing(player.view)
    assert move is not None
    player.play(move)
    expect(page.locator(".ask")).to_be_visible()
    assert page.locator(".held").count() == 0
    assert page.get_by_role("heading").inner_text().endswith("Block?")
    return [text.removesuffix(": Block!") for text in page.locator(".ask .button:not(.let-stand)").all_inner_texts()]


def test_a_game_is_passed_around_to_its_end(tables: Tables) -> None:
    player = one_device(tables, close_to_the_end("travel", 2, 5)).pass_around(TABLET)
    page = player.page
    order: list[str] = []
    for _ in range(60):
        page.wait_for_selector(".hold, dialog .headline")
        if page.locator(".headline").count():
            break
        check_hidden(player, [])
        page.locator(".hold").click()  # a short press shows nothing
        assert page.locator(".held").count() == 0
        order.append(reveal(page))
        hand = player.hand()
        assert hand == player.view["hand"]
        for _ in range(3):  # a dead card, then the play
            move = player.play()
            page.wait_for_selector(".hold, .prompt.mine, dialog .headline")
            if not player.my_turn:
                break
        if page.locator(".hold").count():
            check_hidden(player, [card for card in hand if card not in move])
    else:
        raise AssertionError(f"no end after these turns: {order}")
    assert set(order) == {"Ana", "Ben"}
    assert all(one != two for one, two in itertools.pairwise(order))
    winner = page.locator("dialog .headline").inner_text()
    assert winner in ("Ana won.", "Ben won.")
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Log").click()
    log = page.locator("dialog .log").inner_text()
    assert "Ana plays the " in log
    assert "Ben plays the " in log
    assert "You" not in log
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Rematch").click()
    check_hidden(player, [])


def test_stacks_is_passed_around_with_its_block_windows(tables: Tables) -> None:
    """All are asked at once whether they block; only who wants to takes the device, and nobody waits for a clock."""
    player = start(tables, "stacks", PHONE, ["Ana", "Ben", "Chloé"])
    check_hidden(player, [])
    reveal(player.page)
    player.wait()
    player.play()

    player = one_device(tables, before_a_window(3)).pass_around(PHONE)
    page = player.page
    asked = open_window(player)
    assert len(asked) == 2
    page.get_by_role("button", name=f"{asked[0]}: Block!").tap()  # one of them looks at the hand, and lets it pass
    assert reveal(page) == asked[0]
    player.play("let")
    expect(page.locator(".ask")).to_be_visible()
    assert page.get_by_role("button", name="Block!").count() == 1
    page.locator(".let-stand").tap()
    check_hidden(player, [])
    assert page.locator(".ask").count() == 0
    assert player.update["view"]["window"] is None
    turn = reveal(page)
    assert turn not in asked
    player.wait()
    player.play()


class Line:
    """The line between a page and the server, on which single messages can be stopped."""

    def __init__(self) -> None:
        self.stops: Callable[[dict[str, Any]], bool] = lambda message: False
        """Whether a message from the server waits, and all after it."""
        self.refuses: Callable[[dict[str, Any]], bool] = lambda message: False
        """Whether a message from the page is answered with an error."""
        self.waiting: list[str] = []
        self._page: WebSocketRoute | None = None

    def lay(self, page: Page) -> None:
        """Put it between the page and the server."""
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if self.refuses(message):
                page.send(json.dumps({"t": "error", "id": message["id"], "code": "conflict", "message": "try again"}))
            else:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            if self.waiting or self.stops(json.loads(text)):
                self.waiting.append(str(text))
            else:
                page.send(text)

        page.on_message(from_page)
        server.on_message(from_server)

    def let_go(self) -> None:
        """Deliver what waits, and stop nothing more."""
        assert self._page is not None
        self.stops = lambda message: False
        waiting, self.waiting = self.waiting, []
        for text in waiting:
            self._page.send(text)


def test_nobody_is_asked_again_while_the_answers_are_on_their_way(tables: Tables) -> None:
    """The server is slow to take an answer: the question does not come back, where a second tap would fall into it."""
    line = Line()
    player = one_device(tables, before_a_window(3)).pass_around(PHONE, prepare=line.lay)
    page = player.page
    asked = open_window(player)
    line.stops = lambda message: bool(message.get("answered"))
    page.evaluate(
        """() => { window.asked = 0;
            const look = () => { window.asked += document.querySelectorAll('.ask').length };
            new MutationObserver(look).observe(document.body, {childList: true, subtree: true}) }"""
    )
    page.locator(".let-stand").tap()
    expect(page.locator(".ask")).to_have_count(0)
    until(page, lambda: line.waiting)  # the page waits for this answer, and sits on that seat
    assert page.locator(".ask, .held, .hold").count() == 0
    line.let_go()
    check_hidden(player, [])
    assert page.evaluate("() => window.asked") == 0
    assert player.sent.count("let") == len(asked)
    assert player.update["view"]["window"] is None


def test_whose_answer_was_not_taken_is_asked_again(tables: Tables) -> None:
    line = Line()
    player = one_device(tables, before_a_window(3)).pass_around(PHONE, prepare=line.lay)
    page = player.page
    asked = open_window(player)
    refused: list[str] = []

    def once(message: dict[str, Any]) -> bool:
        if message["t"] != "move" or refused:
            return False
        refused.append(message["move"])
        return True

    line.refuses = once
    page.locator(".let-stand").tap()
    until(page, lambda: refused == ["let"] and player.sent.count("let") == len(asked) - 1)
    expect(page.locator(".ask")).to_be_visible()
    assert page.get_by_role("button", name="Block!").all_inner_texts() == [f"{asked[0]}: Block!"]
    page.locator(".let-stand").tap()
    check_hidden(player, [])
    assert player.update["view"]["window"] is None


def test_who_passes_the_device_on_without_drawing_can_still_take_it_back(tables: Tables) -> None:
    player = start(tables, "travel", TABLET, ["Ana", "Ben"], forgotten_draw="permanent")
    page = player.page
    first = reveal(page)
    second = "Ben" if first == "Ana" else "Ana"
    player.spared = lambda card: card[0] == "J"
    player.play()
    expect(page.locator(".held")).to_have_count(6)
    page.get_by_role("button", name="Done: hide my hand").click()
    expect(page.get_by_role("heading", name=f"Pass to {second}")).to_be_visible()
    page.get_by_role("button", name=f"Pass to {first}").click()
    assert reveal(page) == first
    player.play("+")
    expect(page.get_by_role("heading", name=f"Pass to {second}")).to_be_visible()
    reveal(page)
    player.play()
    page.get_by_role("button", name="Done: hide my hand").click()
    reveal(page)
    expect(page.locator(".held")).to_have_count(7)


def test_a_reload_behind_the_curtain_and_in_front_of_it_shows_no_hand(tables: Tables) -> None:
    player = start(tables, "classic", TABLET, ["Ana", "Ben"])
    page = player.page
    reveal(page)
    hand = player.hand()
    page.reload()
    check_hidden(player, hand)
