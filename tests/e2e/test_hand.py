"""The order of the hand, and offering a draw from the menu."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, Player, Tables
from tests.e2e.waiting import reload

SUITS, RANKS = "SHCD", "23456789TJQKA"


def seated(tables: Tables, size: dict[str, int]) -> Player:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=size)
    player.wait_for_game()
    player.wait_for_turn()
    return player


def open_order(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Order of your hand").click()


def test_players_choose_the_order_of_their_hand(tables: Tables) -> None:
    player = seated(tables, PHONE)
    page, dealt = player.page, player.view["hand"]

    def suits_first(card: str) -> tuple[bool, int, int]:
        return card[0] == "J", SUITS.index(card[1]), RANKS.index(card[0])

    def ranks_first(card: str) -> tuple[bool, int, int]:
        return card[0] == "J", RANKS.index(card[0]), SUITS.index(card[1])

    assert player.hand() == sorted(dealt, key=suits_first)
    for label, expected in (("by rank", sorted(dealt, key=ranks_first)), ("as dealt", dealt)):
        open_order(page)
        page.get_by_role("radio", name=label).check()
        page.get_by_role("button", name="Close", exact=True).click()
        assert player.hand() == expected
    open_order(page)
    page.get_by_role("radio", name="my own order").check()
    page.get_by_role("button", name="Move right").click()
    page.get_by_role("button", name="Move right").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expected = [dealt[1], dealt[2], dealt[0], *dealt[3:]]
    assert player.hand() == expected
    reload(page)
    player.wait_for_game()
    assert player.hand() == expected


def test_a_card_is_moved_in_the_hand_with_the_keyboard(tables: Tables) -> None:
    player = seated(tables, DESKTOP)
    page, before = player.page, player.hand()
    player.tab_to(".held")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert player.hand() == [before[1], before[2], before[0], *before[3:]]
    assert page.evaluate("document.activeElement.dataset.card") == before[0]
    page.keyboard.press("Enter")
    expect(page.locator(".held.chosen")).to_have_attribute("data-card", before[0])


def test_a_draw_is_offered_in_the_menu_with_a_confirmation(tables: Tables) -> None:
    table = tables.new("classic", ["Ana", "Ben"], start=False)
    players = [table.sit(seat, size=PHONE) for seat in (0, 1)]
    players[0].page.get_by_role("button", name="Start").click()
    for player in players:
        player.wait_for_game()
    waiting, turn = sorted(players, key=lambda player: player.my_turn)
    waiting.page.get_by_role("button", name="Menu").click()
    waiting.page.get_by_role("button", name="Offer a draw").click()
    expect(waiting.page.get_by_text("You can offer a draw when it’s your turn.")).to_be_visible()
    turn.page.get_by_role("button", name="Menu").click()
    turn.page.get_by_role("button", name="Offer a draw").click()
    expect(turn.page.get_by_text("Offer a draw? The game ends if every team agrees.")).to_be_visible()
    assert turn.sent == []
    turn.page.locator("dialog .primary").click()
    turn.wait_until(lambda: turn.sent == ["offer"])
    expect(turn.page.locator("dialog")).to_have_count(0)
