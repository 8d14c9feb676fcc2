"""Pass and play: several players on one device."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.driver import DESKTOP, PHONE, TABLET, Player, Table, Tables
from tests.e2e.situations import Situation, before_block_window, completing_move, near_the_end
from tests.e2e.waiting import reload, wait_until


def start(tables: Tables, game: str, size: dict[str, int], names: list[str], **options: str) -> Player:
    """Start a game from the home page."""
    page = tables.page(size=size)
    player = Player(page, input_method="touch" if size == PHONE else "mouse")
    page.goto(tables.url)
    page.get_by_role("link", name="Pass and play").click()
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
    """Hold the button until the hand is shown; returns the name of its player."""
    heading = page.get_by_role("heading", name="Pass to")
    expect(heading).to_be_visible()
    name = heading.inner_text().removeprefix("Pass to ")
    box = page.locator(".hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_selector(".held")
    page.mouse.up()
    return name


def check_hidden(player: Player, hand: list[str]) -> None:
    """Check that neither the page nor its last update contains a hand."""
    page = player.page
    expect(page.get_by_role("heading", name="Pass to")).to_be_visible()
    assert page.locator(".held").count() == 0
    content = page.content()
    assert not any(f'data-card="{card}"' in content for card in hand)
    player.wait_until(lambda: player.update["you"] is None)  # the page hides the hand before the server answers
    assert player.update["own"]["hand"] == []


def one_device(tables: Tables, situation: Situation, **settings: Any) -> Table:
    """A table for one shared device, as the page creates it."""
    names: list[str | None] = ["Ana", "Ben", "Chloé"][: situation.state.seats]  # type: ignore[assignment]
    return tables.from_situation(
        situation, names, **{"one_device": True, "patience": 0, "block_seconds": 60, **settings}
    )


def open_window(player: Player) -> list[str]:
    """Let the player to move complete a pile; returns the names of the players who may block it."""
    page = player.page
    reveal(page)
    move = completing_move(player.view)
    assert move is not None
    player.play(move)
    expect(page.locator(".block-prompt")).to_be_visible()
    assert page.locator(".held").count() == 0
    assert page.get_by_role("heading").inner_text().endswith("Block it?")
    expect(page.locator(".pile").first).to_be_visible()
    return [text.removesuffix(": Block!") for text in page.locator(".block-prompt .button").all_inner_texts()]


def test_a_game_on_one_device_to_its_end(tables: Tables) -> None:
    player = one_device(tables, near_the_end("travel", 2, 5)).share_device(TABLET)
    page = player.page
    order: list[str] = []
    for _ in range(60):
        page.wait_for_selector(".hold, .result-panel")
        if page.locator(".headline").count():
            break
        check_hidden(player, [])
        page.locator(".hold").click()  # a short press reveals nothing
        assert page.locator(".held").count() == 0
        order.append(reveal(page))
        hand = player.hand()
        assert sorted(hand) == sorted(player.view["hand"])
        for _ in range(3):  # perhaps a dead card first
            move = player.play()
            page.wait_for_selector(".hold, .prompt.mine, .result-panel")
            if not player.my_turn:
                break
        if page.locator(".hold").count():
            check_hidden(player, [card for card in hand if card not in move])
    else:
        raise AssertionError(f"no end after these turns: {order}")
    assert set(order) == {"Ana", "Ben"}
    assert all(one != two for one, two in itertools.pairwise(order))
    winner = page.locator(".result-panel .headline").inner_text()
    assert winner in ("Ana won.", "Ben won.")
    page.get_by_role("button", name="Log").click()
    log = page.locator("dialog .log").inner_text()
    assert "Ana plays the " in log
    assert "Ben plays the " in log
    assert "You" not in log
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Rematch").click()
    check_hidden(player, [])


def test_stacks_on_one_device_with_block_windows(tables: Tables) -> None:
    """All players are asked together for a Block. Only a player who wants to block takes the device."""
    player = start(tables, "stacks", PHONE, ["Ana", "Ben", "Chloé"])
    check_hidden(player, [])
    reveal(player.page)
    player.wait_for_turn()
    player.play()

    player = one_device(tables, before_block_window(3)).share_device(PHONE)
    page = player.page
    may_block = open_window(player)
    assert len(may_block) == 2
    page.get_by_role("button", name=f"{may_block[0]}: Block!").tap()  # one player looks at the hand and does not block
    assert reveal(page) == may_block[0]
    player.play("let")
    expect(page.locator(".block-prompt")).to_be_visible()
    assert page.get_by_role("button", name="Block!").count() == 1
    page.locator(".let-stand").tap()
    check_hidden(player, [])
    assert page.locator(".block-prompt").count() == 0
    assert player.update["own"]["window"] is None
    turn = reveal(page)
    assert turn not in may_block
    player.wait_for_turn()
    player.play()


class InterceptedSocket:
    """The connection between a page and the server, with messages held back or refused."""

    def __init__(self) -> None:
        self.holds_back: Callable[[dict[str, Any]], bool] = lambda message: False
        """Whether to hold back a message from the server, and all after it."""
        self.refuses: Callable[[dict[str, Any]], bool] = lambda message: False
        """Whether to answer a message from the page with an error."""
        self.held_back: list[str] = []
        self._page: WebSocketRoute | None = None

    def install(self, page: Page) -> None:
        """Intercept the sockets of a page."""
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
            if self.held_back or self.holds_back(json.loads(text)):
                self.held_back.append(str(text))
            else:
                page.send(text)

        page.on_message(from_page)
        server.on_message(from_server)

    def release(self) -> None:
        """Deliver the held-back messages, and let all others through."""
        assert self._page is not None
        self.holds_back = lambda message: False
        held_back, self.held_back = self.held_back, []
        for text in held_back:
            self._page.send(text)


def test_no_player_is_asked_again_while_answers_are_being_sent(tables: Tables) -> None:
    """While the server is slow, the question does not reappear, where a second tap could hit it."""
    socket = InterceptedSocket()
    player = one_device(tables, before_block_window(3)).share_device(PHONE, prepare=socket.install)
    page = player.page
    may_block = open_window(player)
    socket.holds_back = lambda message: bool(((message.get("own") or {}).get("window") or {}).get("answer"))
    page.evaluate(
        """() => { window.prompts = 0;
            const look = () => { window.prompts += document.querySelectorAll('.block-prompt').length };
            new MutationObserver(look).observe(document.body, {childList: true, subtree: true}) }"""
    )
    page.locator(".let-stand").tap()
    expect(page.locator(".block-prompt")).to_have_count(0)
    wait_until(page, lambda: socket.held_back)  # the page waits for this answer, on that seat
    assert page.locator(".block-prompt, .held, .hold").count() == 0
    socket.release()
    check_hidden(player, [])
    assert page.evaluate("() => window.prompts") == 0
    assert player.sent.count("let") == len(may_block)
    assert player.update["own"]["window"] is None


def test_a_player_whose_answer_was_refused_is_asked_again(tables: Tables) -> None:
    socket = InterceptedSocket()
    player = one_device(tables, before_block_window(3)).share_device(PHONE, prepare=socket.install)
    page = player.page
    may_block = open_window(player)
    refused: list[str] = []

    def once(message: dict[str, Any]) -> bool:
        if message["t"] != "move" or refused:
            return False
        refused.append(message["move"])
        return True

    socket.refuses = once
    page.locator(".let-stand").tap()
    wait_until(page, lambda: refused == ["let"] and player.sent.count("let") == len(may_block) - 1)
    expect(page.locator(".block-prompt")).to_be_visible()
    assert page.get_by_role("button", name="Block!").all_inner_texts() == [f"{may_block[0]}: Block!"]
    page.locator(".let-stand").tap()
    check_hidden(player, [])
    assert player.update["own"]["window"] is None


def test_a_player_who_forgot_to_draw_can_take_the_device_back(tables: Tables) -> None:
    player = start(tables, "travel", TABLET, ["Ana", "Ben"], forgotten_draw="permanent")
    page = player.page
    first = reveal(page)
    second = "Ben" if first == "Ana" else "Ana"
    player.avoids = lambda card: card[0] == "J"
    player.play()
    expect(page.locator(".held")).to_have_count(6)
    page.get_by_role("button", name="Done – hide my hand").click()
    expect(page.get_by_role("heading", name=f"Pass to {second}")).to_be_visible()
    page.get_by_role("button", name=f"Pass to {first}").click()
    assert reveal(page) == first
    player.play("+")
    expect(page.get_by_role("heading", name=f"Pass to {second}")).to_be_visible()
    reveal(page)
    player.play()
    page.get_by_role("button", name="Done – hide my hand").click()
    reveal(page)
    expect(page.locator(".held")).to_have_count(7)


def test_a_reload_shows_no_hand(tables: Tables) -> None:
    player = start(tables, "classic", TABLET, ["Ana", "Ben"])
    page = player.page
    reveal(page)
    hand = player.hand()
    reload(page)
    check_hidden(player, hand)


@pytest.mark.parametrize(
    ("game", "size"), [("classic", PHONE), ("travel", TABLET), ("classic", DESKTOP), ("stacks", PHONE)]
)
def test_only_the_hand_is_covered_while_the_device_is_passed_on(
    tables: Tables, game: str, size: dict[str, int]
) -> None:
    player = start(tables, game, size, ["Ana", "Ben"])
    page = player.page
    table = page.locator("[role=grid], .piles")

    def check_table() -> list[float]:
        expect(table).to_be_visible()
        assert page.locator(".seats").first.inner_text().count("away") == 0
        box = table.bounding_box()
        assert box is not None
        return [box["x"], box["y"], box["width"], box["height"]]

    check_hidden(player, [])
    covered = check_table()
    reveal(page)
    player.wait_for_turn()
    assert check_table() == covered
    player.avoids = lambda card: card[0] == "J"
    hand = player.hand()
    move = player.play()
    if game == "stacks":
        return
    check_hidden(player, [card for card in hand if card not in move])
    assert check_table() == covered
    expect(page.locator(f'[data-cell="{move.split("@")[1]}"] .chip-place')).to_be_visible()


def test_the_next_player_is_asked_when_the_chip_has_landed(tables: Tables) -> None:
    """Also on a very slow device."""
    table = tables.new("classic", ["Ana", "Ben"], settings={"one_device": True, "patience": 0}, start=False)
    player = table.share_device(TABLET, prepare=lambda page: page.emulate_media(reduced_motion="no-preference"))
    page = player.page
    reveal(page)
    player.wait_for_turn()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
    page.evaluate(
        """() => new MutationObserver(() => {
            if (!document.querySelector('.hold') || window.atCurtain) return;
            const moving = document.getAnimations().filter((one) => one.effect.target.closest('.grid, .flyer'));
            window.atCurtain = {
                chips: document.querySelectorAll('.grid .chip-place').length,
                moving: moving.map((one) => one.animationName ?? 'flight'),
            };
        }).observe(document.body, {childList: true, subtree: true})"""
    )
    player.avoids = lambda card: card[0] == "J"
    player.play()
    page.wait_for_selector(".hold")
    assert page.evaluate("window.atCurtain") == {"chips": 1, "moving": []}
