"""Several people at one table, each with a browser and a language of his own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from knaves.words import Words
from tests.e2e.driver import DESKTOP, PHONE, TABLET, Player, Tables
from tests.e2e.player import take_turns
from tests.e2e.situations import close_to_the_end

NAMES = ["Ana", "Ben", "Chloé", "Dorota"]


def start(players: list[Player]) -> None:
    """The host presses the button, and all have their hands."""
    players[0].page.locator("button.primary").last.click()
    for player in players:
        player.wait_for_game()


def test_four_people_in_two_teams_and_four_languages(tables: Tables) -> None:
    table = tables.at(close_to_the_end("classic", 4, 5), list(NAMES))
    screens = [(PHONE, "en-GB"), (DESKTOP, "de-DE"), (TABLET, "fr-FR"), (PHONE, "pl-PL")]
    players = [table.sit(seat, size=size, locale=locale) for seat, (size, locale) in enumerate(screens)]
    for player in players:
        player.wait_for_game()
    ana, ben, chloe, dorota = (player.page for player in players)
    languages = [player.page.locator("html").get_attribute("lang") for player in players]
    assert languages == ["en", "de", "fr", "pl"]

    ben.locator(".right .phrase").first.click()
    for page, greeting in ((ana, "Hello!"), (ben, "Hallo!"), (chloe, "Bonjour"), (dorota, "Cześć!")):
        expect(page.locator(".sayings")).to_contain_text("Ben")
        expect(page.locator(".sayings")).to_contain_text(greeting)

    take_turns(players)
    winners = players[0].view["outcome"]["winners"]
    for player, language in zip(players, languages, strict=True):
        words = Words(str(language))
        names = words.join([NAMES[seat] for seat in winners])
        said = words.say("result-won") if player.seat in winners else words.say("result-lost", winners=names)
        expect(player.page.locator("dialog .headline")).to_have_text(said)
    for player in players:
        player.press(player.page.locator("dialog .button.primary"))
    for player in players:
        expect(player.page.locator("dialog .headline")).to_have_count(0)
        player.until(lambda player=player: player.update["table"]["number"] == 2)  # type: ignore[misc]
        player.wait_for_game()


def test_the_language_is_switched_at_the_table_and_phrases_can_be_muted(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False)
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    ana, ben = (player.page for player in players)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Settings").click()
    ana.get_by_label("Language").select_option("pt")
    expect(ana.locator("html")).to_have_attribute("lang", "pt")
    ana.locator("dialog header button").click()
    expect(ana.locator(".right h2").first).to_have_text("Registo")
    assert ana.locator(".right .log").inner_text().startswith("O jogo começa")
    ben.get_by_role("button", name="Thank you!").click()
    expect(ana.locator(".sayings")).to_contain_text("Obrigado")
    ana.get_by_label("Silenciar todos").check()
    expect(ana.locator(".sayings p")).to_have_count(0)
    ben.get_by_role("button", name="Well played!").click()
    expect(ben.locator(".sayings")).to_contain_text("Well played!")
    ana.wait_for_timeout(150)
    assert ana.locator(".sayings p").count() == 0


def test_three_teams_on_the_small_board(tables: Tables) -> None:
    situation = close_to_the_end("travel", 6, 7, options={"teams": "3"})
    names: list[str | None] = [None] * 6
    names[situation.turn] = "Ana"
    player = tables.at(situation, names).sit(situation.turn, size=TABLET)
    player.wait_for_game()
    for team in range(3):
        assert player.page.locator(f".score .team-{team}").count() == 1
    player.finish()
    assert player.view["needed"] == 1
    assert any(player.view["sequences"])  # one move may make two
    assert player.view["teams"] == 3
    assert len(player.view["outcome"]["winners"]) == 2
    lines = [line for team in player.view["sequences"] for line in team]
    player.page.get_by_role("button", name="Close", exact=True).click()
    expect(player.page.locator(".strokes line")).to_have_count(len(lines))
    expect(player.page.locator(".chip.locked")).to_have_count(len({cell for line in lines for cell in line}))


def test_table_talk_is_called_judged_and_paid_for(tables: Tables) -> None:
    table = tables.new("classic", NAMES, start=False, options={"table_talk": "penalty"})
    players = [table.sit(seat) for seat in range(4)]
    start(players)
    ana, ben, chloe, dorota = (player.page for player in players)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Call table talk: Green").click()
    expect(ben.get_by_text("Ana calls table talk. The other opponents are asked.").first).to_be_visible()
    assert ben.get_by_role("button", name="Yes").count() == 0  # the accused are not asked
    expect(chloe.get_by_text("Ana calls table talk against Green. Do you agree?")).to_be_visible()
    chloe.get_by_role("button", name="No", exact=True).click()
    expect(ana.locator(".right .log")).to_contain_text("Nothing comes of the call.")

    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Call table talk: Green").click()
    chloe.get_by_role("button", name="Yes").click()
    for accused in (players[1], players[3]):
        expect(accused.page.locator(".prompt")).to_have_text("Give up a card for table talk.")
        accused.page.locator(".held").first.click()
        accused.page.get_by_role("button", name="Confirm").click()
        expect(accused.page.locator(".held")).to_have_count(5)
    expect(ana.locator(".right .log")).to_contain_text("Dorota gives up")
    assert dorota.locator(".right .log").inner_text().count("You give up") == 1
    assert [player.page.locator(".held").count() for player in players] == [6, 5, 6, 5]


def test_a_draw_is_made_in_time_or_lost(tables: Tables) -> None:
    """The button runs out with the time in which nobody can cut the draw off."""
    seconds = 5
    rule = {"forgotten_draw": "permanent"}
    table = tables.new("travel", ["Ana", "Ben"], start=False, options=rule, settings={"draw_seconds": seconds})
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    first = next(player for player in players if player.my_turn)
    second = players[1 - first.seat]
    names = ["Ana", "Ben"]
    for player in players:
        player.spared = lambda card: card[0] == "J"

    first.play()
    draw = first.page.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_be_visible()
    expect(first.page.locator(".prompt")).to_contain_text(f"Draw before {names[second.seat]}")
    left = int(str(first.page.locator(".ring text").text_content()))
    assert 1 <= left <= seconds
    expect(first.page.locator(".ring text")).not_to_have_text(str(left))  # it runs
    draw.click()
    expect(first.page.locator(".held")).to_have_count(7)
    expect(draw).to_have_count(0)

    second.wait()
    second.play()
    second.play("+")
    first.wait()
    first.play()
    second.wait()
    second.play()
    second.page.get_by_role("button", name="Draw", exact=True).click()
    expect(second.page.get_by_role("alert")).to_contain_text("One moment")  # the other one has some seconds of his own
    assert first.page.get_by_role("button", name="Draw", exact=True).is_visible()
    expect(second.page.locator(".held")).to_have_count(7)  # then it is done by itself
    expect(second.page.get_by_role("alert")).to_have_count(0)
    expect(first.page.locator(".right .log")).to_contain_text("You did not draw in time")
    expect(first.page.locator(".held")).to_have_count(6)
    assert first.page.get_by_role("button", name="Draw", exact=True).count() == 0


def test_who_watches_sees_no_hand_and_may_take_a_bots_seat(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, title="Sunday", settings={"public": True})
    host = table.sit()
    host.wait_for_game()
    page = tables.page()
    player = Player(page)
    page.goto(tables.url)
    page.get_by_role("link", name="Tables to watch").click()
    page.get_by_role("link", name=re.compile("Sunday")).click()
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert page.locator(".held").count() == 0
    assert player.update["you"] is None
    assert player.view["hand"] == []
    expect(host.page.locator(".watchers")).to_have_text("1")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".held")).to_have_count(7)
    expect(host.page.locator(".right .log")).to_contain_text("Ben sits down.")
