"""One tablet that is passed around."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import PHONE, TABLET, Player, Tables


def start(tables: Tables, game: str, size: dict[str, int], names: list[str]) -> Player:
    """From the home page to the first curtain, as a person does it."""
    page = tables.page(size=size)
    player = Player(page, manner="touch" if size == PHONE else "mouse")
    page.goto(tables.url)
    page.get_by_role("link", name="One device").click()
    page.locator("label", has=page.locator(f"input[value={game}]")).click()
    page.get_by_role("radio", name=str(len(names)), exact=True).check(force=True)
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}").fill(name)
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
    assert player.update["you"] is None
    assert player.update["view"]["hand"] == []


def test_a_whole_game_is_passed_around(tables: Tables) -> None:
    player = start(tables, "travel", TABLET, ["Ana", "Ben"])
    page = player.page
    order: list[str] = []
    while not player.over:
        page.wait_for_selector(".hold, dialog .headline")
        if player.over:
            break
        check_hidden(player, [])
        page.locator(".hold").click()  # a short press shows nothing
        assert page.locator(".held").count() == 0
        order.append(reveal(page))
        hand = player.hand()
        assert hand == player.view["hand"]
        move = player.play()
        while not player.over and page.locator(".hold").count() == 0:  # a dead card, then the play
            move = player.play()
        if not player.over:
            check_hidden(player, [card for card in hand if card not in move])
    assert set(order) == {"Ana", "Ben"}
    assert all(one != two for one, two in zip(order, order[1:], strict=False))
    winner = page.locator("dialog .headline").inner_text()
    assert winner in ("Ana won.", "Ben won.")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Log").click()
    log = page.locator("dialog .log").inner_text()
    assert "Ana plays the " in log
    assert "Ben plays the " in log
    assert "You" not in log
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Rematch").click()
    check_hidden(player, [])


@pytest.mark.parametrize("names", [["Ana", "Ben", "Chloé"]])
def test_stacks_is_passed_around_with_its_block_windows(tables: Tables, names: list[str]) -> None:
    """Who holds a Block is asked behind a curtain of his own, and so is everybody else."""
    player = start(tables, "stacks", PHONE, names)
    page = player.page
    seen: set[str] = set()
    asked: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(".hold, dialog .headline")
        if player.over or (seen == set(names) and len(asked) > 1):
            break
        check_hidden(player, [])
        name = reveal(page)
        seen.add(name)
        if player.view["window"]:
            asked.add(name)
        while not player.over and page.locator(".hold").count() == 0:
            player.wait()
            player.play()
            page.wait_for_selector(".prompt.mine, .hold, dialog .headline")
    assert seen == set(names)
    assert len(asked) > 1


def test_a_reload_behind_the_curtain_and_in_front_of_it_shows_no_hand(tables: Tables) -> None:
    player = start(tables, "classic", TABLET, ["Ana", "Ben"])
    page = player.page
    reveal(page)
    hand = player.hand()
    page.reload()
    check_hidden(player, hand)
