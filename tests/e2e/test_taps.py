"""Taps that are refused say why, and the moves since the player's last turn are marked in order."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page, expect

from knaves.cards import ONE_EYED
from knaves.deal import seed_from
from knaves.game import State
from knaves.games.lines import CLASSIC
from knaves.words import Words
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.situations import Situation, find
from tests.e2e.test_last_move import board_box


def free_cell(player: Player, *, playable: bool) -> str:
    """A free cell that a card in the hand can go to, or none can."""
    cells = {move.split("@")[1] for move in player.view["legal"] if "@" in move}
    for cell in player.page.locator(".cell:not(.taken):not(.corner)").all():
        name = str(cell.get_attribute("data-cell"))
        if (name in cells) == playable:
            return name
    raise AssertionError("no such cell")


def before_a_plain_turn(tables: Tables, locale: str = "en-GB") -> Player:
    """A player with ordinary cards only, on a board with some chips."""

    def plain(state: State) -> bool:
        view = state.view(min(state.actors)).data()
        chips = sum(letter.isalpha() for letter in view["board"])
        kinds = {move[2] for move in view["legal"] if len(move) > 2}
        return chips > 4 and kinds == {"@"} and not any(card[0] == "J" for card in view["hand"])

    situation = find("classic", 2, plain)
    names: list[str | None] = ["Ben", "Ben"]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, size=PHONE, locale=locale)
    player.wait_for_game()
    return player


def check_refused(page: Page, cell: str, sentence: str) -> None:
    """Tap a cell and read why nothing happens. It is spoken once."""
    page.locator(f'[data-cell="{cell}"]').tap()
    expect(page.locator(".prompt.refused")).to_contain_text(sentence)
    expect(page.get_by_role("status")).to_have_text(sentence)
    expect(page.locator(f'[data-cell="{cell}"].refused')).to_have_count(1)


def test_a_refused_tap_says_why_and_keeps_the_card(tables: Tables) -> None:
    player = before_a_plain_turn(tables)
    page = player.page
    taken = str(page.locator(".cell.taken").first.get_attribute("data-cell"))
    before = board_box(page)
    check_refused(page, taken, "There’s already a chip on that space.")
    check_refused(page, free_cell(player, playable=False), "You don’t have that card.")
    check_refused(page, "a1", "Corners are free for everyone; no chip goes there.")
    page.get_by_role("button", name="Rule G10").tap()
    sheet = page.get_by_role("dialog", name="Rule G10")
    expect(sheet).to_contain_text("not even with a two-eyed jack")
    expect(sheet.locator("figure .cell").first).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)

    move = next(move for move in player.view["legal"] if "@" in move)
    card, cell = move.split("@")
    page.locator(f'.held[data-card="{card}"]').first.tap()
    expect(page.locator(".prompt.refused")).to_have_count(0)
    check_refused(page, free_cell(player, playable=False), "That space doesn’t match your card.")
    expect(page.locator(".held.chosen")).to_have_count(1)
    check_refused(page, taken, "There’s already a chip on that space.")
    assert page.locator(".held.chosen").get_attribute("data-card") == card
    assert board_box(page) == before
    page.locator(f'[data-cell="{cell}"]').tap()
    page.locator(".confirm").tap()
    player.wait_until(lambda: player.sent == [move])


def test_refusals_fit_above_the_board_in_long_languages(tables: Tables) -> None:
    for locale in ("de-DE", "pl-PL"):
        player = before_a_plain_turn(tables, locale)
        page, words = player.page, Words(locale[:2])
        before = board_box(page)
        taken = str(page.locator(".cell.taken").first.get_attribute("data-cell"))
        check_refused(page, taken, words.say("error-rule-C20"))
        assert board_box(page) == before
        check_refused(page, "a1", words.say("error-rule-G10"))
        assert board_box(page) == before


def test_all_moves_since_my_last_turn_are_marked_in_order(tables: Tables) -> None:
    deals = (CLASSIC.new(seats=4, seed=seed_from(number)) for number in itertools.count())
    deal = next(deal for deal in deals if deal.turn == 0 and not ONE_EYED & set(itertools.chain(*deal.hands)))
    situation = Situation(CLASSIC, deal.options, deal.seed, (), deal)  # no bot removes a chip that has just been placed
    player = tables.from_situation(situation, ["Ana", None, None, None]).sit(size=PHONE)
    player.wait_for_game()
    player.wait_for_turn()
    player.play()
    player.wait_until(lambda: player.must_act and player.view["turn"] == player.seat)
    events = [one["event"] for one in player.update["events"]]
    played = [one["cell"] for one in events if one["event"] in ("placed", "removed") and one["seat"] != player.seat]
    expect(player.page.locator(".cell.last")).to_have_count(3)
    marks = "cells => cells.map(cell => [cell.dataset.cell, cell.querySelector('.order').textContent])"
    marked = dict(player.page.locator(".cell.last").evaluate_all(marks))
    assert sorted(marked.values()) == ["1", "2", "3"]
    assert marked[played[-1]] == "3"


def test_a_pile_that_the_card_does_not_fit_says_why(tables: Tables) -> None:
    player = tables.new("stacks", ["Ana"], bots={1: "random"}).sit(size=PHONE)
    page = player.page
    player.wait_for_game()
    player.wait_for_turn()
    view = player.view
    card = view["hand"][0]
    fits = {move[3:] for move in view["legal"] if move.startswith(f"{card}@")}
    place = next(place for place in ("b1", "b2", "r1", "r2") if place not in fits)
    page.locator(f'.held[data-card="{card}"]').first.tap()
    page.locator(f'[data-place="{place}"]').tap(force=True)  # it is marked as disabled
    expect(page.locator(".prompt.refused")).to_be_visible()
    assert page.locator(".prompt.refused span").inner_text() == page.get_by_role("status").inner_text()
    expect(page.locator(f'[data-place="{place}"].refused')).to_have_count(1)
    expect(page.locator(".held.chosen")).to_have_count(1)
