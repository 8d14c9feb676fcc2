"""Several players at one table, each with their own browser and language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from knaves.words import Words
from tests.e2e.driver import DESKTOP, PHONE, TABLET, Player, Tables, post
from tests.e2e.player import play_to_the_end
from tests.e2e.situations import near_the_end
from tests.e2e.waiting import note_texts, wait_until_shown

NAMES = ["Ana", "Ben", "Chloé", "Dorota"]


def start(players: list[Player]) -> None:
    """The host starts the game, and all see their hands."""
    players[0].page.locator("button.primary").last.click()
    for player in players:
        player.wait_for_game()


def test_four_players_in_two_teams_and_four_languages(tables: Tables) -> None:
    table = tables.from_situation(near_the_end("classic", 4, 5), list(NAMES))
    screens = [(PHONE, "en-GB"), (DESKTOP, "de-DE"), (TABLET, "fr-FR"), (PHONE, "pl-PL")]
    players = [table.sit(seat, size=size, locale=locale) for seat, (size, locale) in enumerate(screens)]
    for player in players:
        player.wait_for_game()
    ana, ben, chloe, dorota = (player.page for player in players)
    languages = [player.page.locator("html").get_attribute("lang") for player in players]
    assert languages == ["en", "de", "fr", "pl"]

    for player in players:
        note_texts(player.page, ".sayings")
    ben.locator(".right .phrase").first.click()
    for page, greeting in ((ana, "Hello!"), (ben, "Hallo!"), (chloe, "Bonjour"), (dorota, "Cześć!")):
        wait_until_shown(page, ".sayings", "Ben")
        wait_until_shown(page, ".sayings", greeting)

    play_to_the_end(players)
    winners = players[0].view["outcome"]["winners"]
    for player, language in zip(players, languages, strict=True):
        words = Words(str(language))
        names = words.join([NAMES[seat] for seat in winners])
        headline = words.say("result-won") if player.seat in winners else words.say("result-lost", winners=names)
        expect(player.page.locator(".result-panel .headline")).to_have_text(headline)
    for player in players:
        player.press(player.page.locator(".actions .button.primary"))
    for player in players:
        expect(player.page.locator(".result-panel .headline")).to_have_count(0)
        player.wait_until(lambda player=player: player.update["table"]["number"] == 2)  # type: ignore[misc]
        player.wait_for_game()


def test_language_change_at_the_table_and_muted_phrases(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False)
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    ana, ben = (player.page for player in players)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Settings").click()
    ana.get_by_label("Language").select_option("pt")
    expect(ana.locator("html")).to_have_attribute("lang", "pt")
    ana.locator("dialog header button").click()
    expect(ana.locator(".right h2").first).to_have_text("Jogadas")
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
    situation = near_the_end("travel", 6, 7, options={"teams": "3"})
    names: list[str | None] = [None] * 6
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, size=TABLET)
    player.wait_for_game()
    for team in range(3):
        assert player.page.locator(f".score .team-{team}").count() == 1
    player.finish()
    assert player.view["needed"] == 1
    assert any(player.view["sequences"])  # one move may complete two
    assert player.view["teams"] == 3
    assert len(player.view["outcome"]["winners"]) == 2
    lines = [line for team in player.view["sequences"] for line in team]
    expect(player.page.locator(".strokes line")).to_have_count(len(lines))
    expect(player.page.locator(".chip.locked")).to_have_count(len({cell for line in lines for cell in line}))


def test_table_talk_is_called_judged_and_penalized(tables: Tables) -> None:
    table = tables.new("classic", NAMES, start=False, options={"table_talk": "penalty"})
    players = [table.sit(seat) for seat in range(4)]
    start(players)
    ana, ben, chloe, dorota = (player.page for player in players)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Call table talk on Green").click()
    expect(ben.get_by_text("Ana calls table talk. The other opponents are voting on it.").first).to_be_visible()
    assert ben.get_by_role("button", name="Yes").count() == 0  # the accused team is not asked
    expect(chloe.get_by_text("Ana calls table talk on Green. Do you agree?")).to_be_visible()
    chloe.get_by_role("button", name="No", exact=True).click()
    expect(ana.locator(".right .log")).to_contain_text("The call is dropped.")

    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Call table talk on Green").click()
    chloe.get_by_role("button", name="Yes").click()
    for accused in (players[1], players[3]):
        expect(accused.page.locator(".prompt")).to_have_text("Table talk: give up a card.")
        accused.page.locator(".held").first.click()
        accused.page.get_by_role("button", name="Confirm").click()
        expect(accused.page.locator(".held")).to_have_count(5)
    expect(ana.locator(".right .log")).to_contain_text("Dorota gives up")
    assert dorota.locator(".right .log").inner_text().count("You give up") == 1
    assert [player.page.locator(".held").count() for player in players] == [6, 5, 6, 5]


def test_a_draw_is_made_in_time_or_forfeited(tables: Tables) -> None:
    """The button counts down the time in which no other player can forfeit the draw."""
    seconds = 12  # enough for both on any machine
    rule = {"forgotten_draw": "permanent"}
    table = tables.new("travel", ["Ana", "Ben"], start=False, options=rule, settings={"draw_seconds": seconds})
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    first = next(player for player in players if player.my_turn)
    second = players[1 - first.seat]
    names = ["Ana", "Ben"]
    for player in players:
        player.avoids = lambda card: card[0] == "J"

    first.play()
    draw = first.page.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_be_visible()
    expect(first.page.locator(".prompt")).to_contain_text(f"Draw before {names[second.seat]}")
    left = int(str(first.page.locator(".ring text").text_content()))
    assert 1 <= left <= seconds
    expect(first.page.locator(".ring text")).not_to_have_text(str(left))  # it counts down
    draw.click()
    expect(first.page.locator(".held")).to_have_count(7)
    expect(draw).to_have_count(0)

    second.wait_for_turn()
    second.play()
    second.play("+")
    first.wait_for_turn()
    first.play()
    second.wait_for_turn()
    second.play()
    second.page.get_by_role("button", name="Draw", exact=True).click()
    expect(second.page.get_by_role("alert")).to_contain_text("Hold on")  # the other player has some seconds to draw
    assert first.page.get_by_role("button", name="Draw", exact=True).is_visible()
    expect(second.page.locator(".held")).to_have_count(7)  # the page repeats the move when it is possible
    expect(second.page.get_by_role("alert")).to_have_count(0)
    expect(first.page.locator(".right .log")).to_contain_text("You didn’t draw in time")
    expect(first.page.locator(".held")).to_have_count(6)
    assert first.page.get_by_role("button", name="Draw", exact=True).count() == 0


def test_a_spectator_sees_no_hand_and_may_take_a_bots_seat(tables: Tables) -> None:
    table = tables.new(
        "classic", ["Ana"], bots={1: "random"}, title="Sunday", settings={"public": True, "latecomers": True}
    )
    host = table.sit()
    host.wait_for_game()
    page = tables.page()
    player = Player(page)
    page.goto(tables.url)
    page.get_by_role("link", name="Tables to watch").click()
    page.get_by_role("link", name=re.compile("Sunday")).click()
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.get_by_text("You’re watching.")).to_be_visible()
    assert page.locator(".held").count() == 0
    assert player.update["you"] is None
    assert player.view["hand"] == []
    expect(host.page.locator(".watchers")).to_have_text("1")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".held")).to_have_count(7)
    expect(host.page.locator(".right .log")).to_contain_text("Ben sits down.")


def test_a_bot_that_joined_is_shown_as_a_bot(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Robo"], start=False)
    post(f"{tables.url}api/tables/{table.code}/join", {"name": "Robo", "token": table.tokens[1], "bot": True})
    ana = table.sit(0)
    robo = ana.page.locator(".seats li").nth(1)
    expect(robo).to_contain_text("Robo")
    expect(robo).to_contain_text("bot")
    expect(robo).not_to_contain_text("not ready")
    ana.page.locator("button.primary").last.click()
    ana.wait_for_game()
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text("Robo, Green, bot")
