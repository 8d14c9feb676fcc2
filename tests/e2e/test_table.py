"""A table from the lobby to the end: host actions, clocks, absent players, and notifications."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.driver import DESKTOP, PHONE, Player, Tables
from tests.e2e.situations import near_the_end
from tests.e2e.waiting import note_texts, wait_for, wait_until_shown


def start(players: list[Player]) -> None:
    players[0].page.get_by_role("button", name=re.compile("^Start")).click()
    for player in players:
        player.wait_for_game()


def find_player_to_move(players: list[Player]) -> Player:
    """The player whose turn it is."""
    players[0].page.wait_for_selector(".seat.acting")
    turn = players[0].view["turn"]
    return next(player for player in players if player.seat == turn)


def test_a_friend_joins_by_link_with_a_name_and_one_button(tables: Tables) -> None:
    """A host creates a table for four; a friend opens the link in their own language; bots take the rest."""
    host = Player(tables.page(size=DESKTOP))
    page = host.page
    page.goto(tables.url)
    page.get_by_role("link", name="Play with others").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Create table").click()
    code = page.locator(".code").inner_text()
    assert re.fullmatch(r"[2-9A-HJ-NP-Z]{5}", code)
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.endswith("/" + code)
    expect(page.get_by_text("Bot until someone joins")).to_have_count(3)
    page.get_by_label("Table name").fill("Sunday evening")
    page.get_by_label("Table name").press("Tab")

    friend = Player(tables.page(size=PHONE, locale="it-IT"), input_method="touch")
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Sunday evening")).to_be_visible()
    friend.page.locator("form input").fill("Bruno")
    friend.page.locator("form button").tap()
    expect(page.locator("ol.seats li").nth(1)).to_contain_text("Bruno")
    expect(page.locator("ol.seats li").nth(1)).to_contain_text("Green")

    page.get_by_role("button", name="Swap seats: Seat 2").click()
    page.get_by_role("button", name="Swap seats: Seat 3").click()
    expect(page.locator("ol.seats li").nth(2)).to_contain_text("Bruno")
    expect(page.locator("ol.seats li").nth(2)).to_contain_text("Blue")
    page.get_by_role("button", name="Start with bots in the empty seats").click()
    host.wait_for_game()
    friend.wait_for_game()
    assert friend.update["you"] == 2
    assert [seat["kind"] for seat in host.update["table"]["seats"]] == ["human", "bot", "human", "bot"]
    expect(page.locator(".seat").filter(has_text="Bruno")).to_have_count(1)


def test_title_and_notification_on_the_players_turn(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False)
    players = [table.sit(seat, permissions=["notifications"], worker=True) for seat in range(2)]
    for player in players:
        player.page.evaluate(
            """() => { window.shown = [];
            const worker = ServiceWorkerRegistration.prototype, show = worker.showNotification;
            worker.showNotification = function (title, options) {
                window.shown.push([title, options.body, options.tag]); return show.call(this, title, options) } }"""
        )
    start(players)
    first = find_player_to_move(players)
    second = players[1 - first.seat]
    expect(first.page).to_have_title("Your turn! – Knaves")
    expect(second.page).to_have_title("Travel – Knaves")
    second.page.get_by_role("button", name="Menu").click()
    second.page.get_by_role("button", name="Settings").click()
    second.page.get_by_label("Notify me when it’s my turn").check()
    second.page.get_by_role("button", name="Close", exact=True).click()
    wait_for(
        second.page, "() => navigator.serviceWorker.controller !== null"
    )  # the service worker shows the notification
    second.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")  # as if behind another window
    first.play()
    expect(second.page).to_have_title("Your turn! – Knaves")
    wait_for(second.page, "() => window.shown.length === 1")
    assert second.page.evaluate("window.shown[0]") == ["Knaves", f"It’s your turn at table {table.code}.", table.code]
    assert first.page.evaluate("window.shown") == []


def test_when_the_clock_runs_out_a_bot_moves(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False, settings={"clock": "move", "seconds": 12})
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    slow = find_player_to_move(players)
    for player in players:
        for part in (".prompt", "[role=status]"):
            note_texts(player.page, part)
    timer = slow.page.get_by_role("timer")
    shown = timer.inner_text()
    assert re.fullmatch(r"0:(0[1-9]|1[0-2])", shown.strip())
    expect(timer).not_to_have_text(shown)
    expect(slow.page.locator(".seat.acting .time")).to_be_visible()
    other, name = players[1 - slow.seat], ["Ana", "Ben"][slow.seat]
    told = {
        slow: "Your time is up: a bot makes this move for you.",
        other: f"{name}’s time is up: a bot makes this move.",
    }
    for player, sentence in told.items():
        page = player.page
        wait_until_shown(page, ".prompt", sentence, exact=True)
        wait_until_shown(page, "[role=status]", sentence)
        expect(page.locator(".right .log li.strong").first).to_have_text(sentence)
    other.page.wait_for_selector(".prompt.mine")
    assert slow.view["turn"] != slow.seat


def test_a_bot_stands_in_for_an_absent_player_until_they_return(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False, settings={"patience": 2})
    players = [table.sit(seat) for seat in range(2)]
    start(players)
    first = find_player_to_move(players)
    second = players[1 - first.seat]
    name = ["Ana", "Ben"][second.seat]
    second.page.close()
    expect(first.page.locator(".seat.away")).to_have_count(1)
    first.play()
    expect(first.page.locator(".right .log")).to_contain_text(f"A bot is playing for {name}.")
    first.wait_for_turn()
    back = table.sit(second.seat)
    back.wait_for_game()
    expect(first.page.locator(".right .log")).to_contain_text(f"{name} is back.")
    expect(first.page.locator(".seat.away")).to_have_count(0)
    first.play()
    back.wait_for_turn()
    back.play()


def test_others_let_a_bot_play_for_an_idle_player_who_is_back_with_one_tap(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False, settings={"patience": 0, "idle_seconds": 3, "pace": 5000})
    players = [table.sit(0), table.sit(1)]
    start(players)
    idle = find_player_to_move(players)
    other, name = players[1 - idle.seat], ["Ana", "Ben"][idle.seat]
    expect(idle.page.get_by_text("the others can let a bot play for you")).to_be_visible()
    expect(other.page.get_by_text(f"{name} hasn’t moved for a while.")).to_be_visible()
    other.page.get_by_role("button", name="Let a bot play").click()
    expect(other.page.locator(".right .log")).to_contain_text(f"A bot is playing for {name}.")
    expect(other.page.locator(f"[data-seat='{idle.seat}'].away")).to_have_count(1)
    idle.page.get_by_role("button", name="I’m back").click()
    expect(other.page.locator(".right .log")).to_contain_text(f"{name} is back.")
    expect(idle.page.get_by_role("button", name="I’m back")).to_have_count(0)


def test_the_host_locks_the_table_ends_spectating_and_hands_the_table_over(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], seats=3, start=False)
    host, guest = table.sit(0), table.sit(1)
    watcher = tables.page()
    watcher.goto(f"{tables.url}{table.code}")
    expect(watcher.get_by_role("button", name="Join")).to_be_visible()
    host.page.get_by_label("Lock the table").check()
    expect(watcher.get_by_text("Locked: nobody else can join")).to_be_visible()
    expect(watcher.get_by_role("button", name="Join")).to_have_count(0)
    host.page.get_by_label("Allow spectators").uncheck()
    expect(guest.page.get_by_text("No spectators")).to_be_visible()
    start([host, guest])
    expect(watcher.get_by_role("heading", name="This table doesn’t allow spectators.")).to_be_visible()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Table access").click()
    host.page.get_by_label("Allow spectators").check()
    expect(watcher.get_by_text("You’re watching.")).to_be_visible()
    host.page.get_by_role("button", name="Make Ben the host").click()
    expect(guest.page.locator(".right .log")).to_contain_text("You’re the host now.")


def test_the_game_continues_after_the_host_leaves(tables: Tables) -> None:
    table = tables.from_situation(near_the_end("travel", 2, 5), ["Ana", "Ben"])
    host, guest = table.sit(0), table.sit(1)
    for player in (host, guest):
        player.wait_for_game()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(host.page.get_by_role("link", name="Play alone")).to_be_visible()
    expect(guest.page.locator(".right .log")).to_contain_text("A bot is playing for Ana.")
    guest.finish()
    assert guest.update["table"]["host"] == 1


def test_free_chat_is_off_between_partners(tables: Tables) -> None:
    players: list[Player] = []
    for game, names, free in (("travel", ["Ana", "Ben"], True), ("classic", ["Ana", "Ben", "Cem", "Dora"], False)):
        table = tables.new(game, names, start=False, settings={"talk": "free"})
        for player in players:
            table.welcome(player, player.seat)
        players = players or [table.sit(seat) for seat in (0, 1)]
        start(players)
        ana, ben = (player.page for player in players)
        box = ana.get_by_label("Chat")
        if free:
            box.fill("A lovely board")
            box.press("Enter")
            expect(ben.locator(".sayings")).to_contain_text("A lovely board")
        else:
            assert box.count() == 0
            expect(ana.get_by_text("Partners can’t chat")).to_be_visible()
