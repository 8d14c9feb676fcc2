"""One tablet that is passed around."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page, expect

from tests.e2e.driver import PHONE, TABLET, Player, Tables


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


def test_a_whole_game_is_passed_around(tables: Tables) -> None:
    player = start(tables, "travel", TABLET, ["Ana", "Ben"])
    page = player.page
    order: list[str] = []
    while True:
        page.wait_for_selector(".hold, dialog .headline")
        if page.locator(".headline").count():
            break
        check_hidden(player, [])
        page.locator(".hold").click()  # a short press shows nothing
        assert page.locator(".held").count() == 0
        order.append(reveal(page))
        hand = player.hand()
        assert hand == player.view["hand"]
        move = player.play()
        page.wait_for_selector(".hold, .prompt.mine, dialog .headline")
        while player.my_turn:  # a dead card, then the play
            move = player.play()
            page.wait_for_selector(".hold, .prompt.mine, dialog .headline")
        if page.locator(".hold").count():
            check_hidden(player, [card for card in hand if card not in move])
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
    names = ["Ana", "Ben", "Chloé"]
    player = start(tables, "stacks", PHONE, names)
    page = player.page
    windows = 0
    while windows < 3:
        page.wait_for_selector(".hold, .ask, dialog .headline")
        if player.over:
            break
        if page.locator(".ask").count():
            windows += 1
            assert page.locator(".held").count() == 0
            heading = page.get_by_role("heading").inner_text()
            assert heading.endswith("Block?")
            asked = [name for name in names if not heading.startswith(name)]
            if windows == 1:  # one of them looks at his hand before all let it pass
                page.get_by_role("button", name=f"{asked[0]}: Block!").tap()
                assert reveal(page) == asked[0]
                player.play("let")
            page.locator(".let-stand").tap()
            expect(page.locator(".ask")).to_have_count(0)
            continue
        check_hidden(player, [])
        reveal(page)
        while page.locator(".hold, .ask, dialog .headline").count() == 0:
            player.wait()
            player.play()
            page.wait_for_selector(".prompt.mine, .hold, .ask, dialog .headline")
    assert windows > 0


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
