"""One tablet that is passed around."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.driver import TABLET, Player, Tables


def reveal(page: Page) -> None:
    """Press the button and hold it, as it asks."""
    box = page.locator(".hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.wait_for_selector(".held")
    page.mouse.up()


def test_the_curtain_closes_first_and_no_hand_is_in_the_page(tables: Tables) -> None:
    page = tables.page(size=TABLET)
    page.goto(tables.url + "#/new/device")
    page.get_by_label("Player 1").fill("Ana")
    page.get_by_label("Player 2").fill("Ben")
    page.locator("label", has=page.locator("input[value=travel]")).click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass to")).to_be_visible()
    frames: list[str] = []
    order = []
    for _ in range(6):
        order.append(page.get_by_role("heading", name="Pass to").inner_text())
        assert page.locator(".held").count() == 0
        page.locator(".hold").click()  # a short press shows nothing
        assert page.locator(".held").count() == 0
        reveal(page)
        player = Player(page, 0)
        player.spared = lambda card: card[0] == "J"
        hand = [str(card.get_attribute("data-card")) for card in page.locator(".held").all()]
        card = next(card for card in page.locator(".held:not(.idle)").all())
        card.click()
        if page.locator(".cell.target").count() == 0:
            page.locator(".middle .button.primary").click()
            continue
        page.locator(".cell.target").first.click()
        if page.locator(".ghost, .going").count():
            page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_role("heading", name="Pass to")).to_be_visible()
        assert page.locator(".held").count() == 0
        assert not any(f'data-card="{one}"' in page.content() for one in hand)
        frames.append(page.content())
    assert set(order) == {"Pass to Ana", "Pass to Ben"}
    assert all("You play" not in content for content in frames)
