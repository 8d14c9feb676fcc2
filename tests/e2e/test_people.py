"""Several people at one table, each with a browser and a language of his own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.driver import DESKTOP, PHONE, TABLET, Player, Tables


def start(players: list[Player]) -> None:
    players[0].page.locator("button.primary").last.click()
    for player in players:
        player.wait_for_game()


def take_turns(players: list[Player], limit: int = 400) -> None:
    """Whoever is asked plays, until all see the result."""
    for _ in range(limit):
        if all(player.over for player in players):
            return
        for player in players:
            if player.my_turn and not player.over:
                player.play_by_mouse()
                break
        else:
            players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_four_people_in_two_teams_and_four_languages(tables: Tables) -> None:
    table = tables.new("classic", ["Ana", "Ben", "Chloé", "Dorota"], start=False)
    screens = [(PHONE, "en-GB"), (DESKTOP, "de-DE"), (TABLET, "fr-FR"), (PHONE, "pl-PL")]
    players = [table.sit(seat, size=size, locale=locale) for seat, (size, locale) in enumerate(screens)]
    start(players)
    heads = [player.page.locator("html").get_attribute("lang") for player in players]
    assert heads == ["en", "de", "fr", "pl"]
    players[1].page.locator(".right .phrase").first.click()
    expect(players[0].page.locator(".sayings")).to_contain_text("Hello!")
    take_turns(players)
    assert {player.page.locator("dialog .headline").count() for player in players} == {1}
    for player in players:
        player.page.locator("dialog .button.primary").click()
    for player in players:
        expect(player.page.locator("dialog .headline")).to_have_count(0)
        player.wait_for_game()


def test_three_teams_on_the_small_board(tables: Tables) -> None:
    table = tables.new("travel", ["Ana"], bots=dict.fromkeys(range(1, 6), "casual"), options={"teams": "3"})
    player = table.sit(size=TABLET)
    player.wait_for_game()
    shapes = player.page.locator(".score use").evaluate_all("uses => uses.map(use => use.getAttribute('href'))")
    assert shapes == ["#chip-0", "#chip-1", "#chip-2"]
    player.finish(player.play_by_mouse)


def test_six_at_stacks_with_all_that_can_happen(tables: Tables) -> None:
    """A Block, a Skip, both thefts; the deals are random, so there are a few games to see them all."""
    table = tables.new("stacks", ["Ana"], bots=dict.fromkeys(range(1, 6), "greedy"))
    player = table.sit()
    player.wait_for_game()
    seen: set[str] = set()
    words = {"blocks": "block", "Skip": "skip", "Steal a Card": "card", "steals": "chip", "You steal": "chip"}
    for _ in range(6):
        player.finish(player.play_stacks)
        log = player.page.locator(".right .log").inner_text()
        seen |= {name for word, name in words.items() if word in log}
        if seen == {"block", "skip", "card", "chip"}:
            return
        player.page.locator("dialog .button.primary").click()
        expect(player.page.locator("dialog .headline")).to_have_count(0)
    raise AssertionError(f"only seen: {seen}")


def test_table_talk_is_called_judged_and_paid_for(tables: Tables) -> None:
    table = tables.new("classic", ["Ana", "Ben", "Chloé", "Dorota"], start=False, options={"table_talk": "penalty"})
    players = [table.sit(seat) for seat in range(4)]
    start(players)
    players[0].page.get_by_role("button", name="Menu").click()
    players[0].page.get_by_role("button", name="Call table talk: Green").click()
    players[2].page.get_by_role("button", name="Yes").click()
    for accused in (players[1], players[3]):
        expect(accused.page.locator(".prompt")).to_have_text("Give up a card for table talk.")
        accused.page.locator(".held").first.click()
        accused.page.get_by_role("button", name="Confirm").click()
        expect(accused.page.locator(".held")).to_have_count(5)
    expect(players[0].page.locator(".right .log")).to_contain_text("Dorota gives up")


def test_a_forgotten_draw_is_lost(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False, options={"forgotten_draw": "permanent"})
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    first = next(player for player in players if player.my_turn)
    second = players[1 - first.seat]
    first.spared = second.spared = lambda card: card[0] == "J"
    first.play_by_mouse()
    expect(first.page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    expect(first.page.locator(".prompt")).to_contain_text("Draw before")
    second.page.wait_for_selector(".prompt.mine")
    second.play_by_mouse()
    second.page.get_by_role("button", name="Draw", exact=True).click()
    expect(first.page.locator(".right .log")).to_contain_text("You did not draw in time")
    expect(first.page.locator(".held")).to_have_count(6)


def test_who_watches_sees_no_hand_and_may_take_a_bots_seat(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    table.sit().wait_for_game()
    page = tables.page()
    page.goto(tables.url + table.code)
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert page.locator(".held").count() == 0
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".held")).to_have_count(7)
