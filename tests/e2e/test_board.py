"""Rare events on a board: a line of six, a broken sequence, dead cards, jacks on a small screen, passing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.player import InputMethod
from tests.e2e.situations import Situation, find
from tests.e2e.waiting import wait_for

CORNERS = {"a1", "j1", "a10", "j10"}


def legal(state: State) -> list[str]:
    return [str(move) for move in state.legal(min(state.actors))]


def sit(
    tables: Tables, situation: Situation, *, input_method: InputMethod | None = None, phone: bool = False
) -> Player:
    """The player to move, against bots."""
    return tables.sit_to_move(situation, input_method=input_method, size=PHONE if phone else None)


def jack_against_a_sequence() -> Situation:
    """A player with a one-eyed jack may remove a chip from a completed sequence."""

    def wanted(state: State) -> bool:
        locked = {cell for line in lines(state) for cell in line}
        return any(move[2] == "x" and move[3:] in locked for move in legal(state))

    return find("classic", 2, wanted, options={"advanced_jack": "on"})


def lines(state: State) -> list[list[str]]:
    made = state.view(None).data()["sequences"]
    assert isinstance(made, list)
    return [line for team in made for line in team]


def test_an_advanced_jack_breaks_a_sequence(tables: Tables) -> None:
    situation = jack_against_a_sequence()
    player = sit(tables, situation)
    page = player.page
    (line,) = lines(situation.state)
    assert page.locator(".strokes line").count() == 1
    assert page.locator(".chip.locked").count() == len(set(line) - CORNERS)
    move = next(move for move in player.view["legal"] if move[2] == "x" and move[3:] in line)
    player.play(move)
    expect(page.locator(".strokes line")).to_have_count(0)
    assert page.locator(".chip.locked").count() == 0
    expect(page.locator(".right .log")).to_contain_text("A sequence is broken")
    expect(page.locator(".score")).to_contain_text("0/2")


@pytest.mark.parametrize("input_method", ["touch", "keys"])
def test_the_player_chooses_a_sequence_in_a_line_of_six(tables: Tables, input_method: InputMethod) -> None:
    def wanted(state: State) -> bool:
        return len([move for move in legal(state) if move[0] == "="]) > 1

    situation = find("classic", 2, wanted)
    player = sit(tables, situation, input_method=input_method, phone=input_method == "touch")
    page = player.page
    expect(page.locator(".prompt")).to_have_text("Which chips form the sequence?")
    choices = [move for move in player.view["legal"] if move[0] == "="]
    assert page.locator(".middle .button").count() == len(choices)
    if input_method == "keys":
        player.tab_to(f'[data-move="{choices[-1]}"]')
        expect(page.locator(".cell.highlighted")).to_have_count(5)
    player.play(choices[-1])
    locked = page.locator(".cell:has(.locked)").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    ends = choices[-1][1:].split("-")
    assert set(ends) & set(locked) or CORNERS & set(ends)
    assert 4 <= len(locked) <= 5
    assert page.locator(".strokes line").count() == 1


def test_a_dead_card_is_marked_labelled_and_exchanged(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        moves = legal(state)
        return len([move for move in moves if move[2:] == "!"]) == 1 and any("@" in move for move in moves)

    player = sit(tables, find("travel", 2, wanted), phone=True)
    page = player.page
    dead = next(move for move in player.view["legal"] if move[2:] == "!")
    card = page.locator(f'.held[data-card="{dead[:2]}"]').first
    assert str(card.get_attribute("aria-label")).endswith(", dead")
    expect(card).to_contain_text("Dead card")
    before = player.hand()
    page.locator(".actions").get_by_role("button", name="Exchange a dead card").tap()  # it has its own button
    expect(page.locator(f'[data-move="{dead}"]')).to_have_count(0)
    expect(page.locator(".held")).to_have_count(len(before))
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("dialog .log")).to_contain_text("You exchange a dead card")
    assert player.view["turn"] == player.seat  # the turn goes on


def test_on_a_phone_the_first_tap_for_a_jack_zooms_in(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        return any(move[:3] in ("JC@", "JD@") for move in legal(state))

    player = sit(tables, find("classic", 2, wanted), phone=True)
    page = player.page
    move = next(move for move in player.view["legal"] if move[:3] in ("JC@", "JD@"))
    cell = page.locator(f'[data-cell="{move[3:]}"]')
    small = cell.bounding_box()
    page.locator(f'.held[data-card="{move[:2]}"]').first.tap()
    cell.tap()
    expect(page.locator(".zoomed")).to_have_count(1)
    assert small is not None
    large = 1.9 * small["width"]
    wait_for(page, "([cell, large]) => cell.getBoundingClientRect().width > large", [cell.element_handle(), large])
    assert page.locator(".proposed").count() == 0  # no move is proposed yet
    cell.tap()
    expect(cell.locator(".proposed")).to_have_count(1)
    page.locator(".confirm").tap()
    page.get_by_role("button", name="Log").tap()  # the chip itself may be removed soon, by a bot that plays at random
    expect(page.locator("dialog .log")).to_contain_text(re.compile("You play the jack of (clubs|diamonds)"))


def test_a_cell_tapped_first_offers_the_possible_cards(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        moves = [move for move in legal(state) if "@" in move]
        places = [move[3:] for move in moves if move[0] != "J"]
        wild = any(move[0] == "J" for move in moves)
        return wild and len(set(places)) == len(places) > 2

    player = sit(tables, find("travel", 2, wanted), phone=True)
    page = player.page
    plain = next(move for move in player.view["legal"] if "@" in move and move[0] != "J")
    page.locator(f'[data-cell="{plain[3:]}"]').tap()
    expect(page.locator(".prompt")).to_have_text("Which card?")
    candidates = page.locator(".middle .button")
    assert candidates.count() >= 2  # the card itself, or the jack
    page.locator(f'[data-move="{plain}"]').tap()
    expect(page.locator(f'[data-cell="{plain[3:]}"] .proposed')).to_have_count(1)
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".proposed")).to_have_count(0)
    assert player.view["turn"] == player.seat
    player.play(plain)


def test_a_player_without_moves_passes(tables: Tables) -> None:
    """With three players on the small board, all cards of a hand are dead now and then."""

    def wanted(state: State) -> bool:
        return legal(state) == ["pass"]

    player = sit(tables, find("travel", 3, wanted))
    expect(player.page.locator(".prompt")).to_have_text("You can’t play anything. Pass your turn.")
    player.play("pass")
    expect(player.page.locator(".right .log")).to_contain_text("You can’t play anything and pass.")


def test_a_draw_is_offered_and_accepted(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben"], start=False)
    players = [table.sit(seat) for seat in range(2)]
    players[0].page.get_by_role("button", name="Start the game").click()
    for player in players:
        player.wait_for_game()
    first = next(player for player in players if player.my_turn)
    second = players[1 - first.seat]
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Offer a draw").click()
    ply = first.ply()
    first.page.locator("dialog .primary").click()
    expect(first.page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))  # the offer has arrived
    first.play()
    second.wait_for_turn()
    expect(second.page.get_by_text("offers a draw. Accept?")).to_be_visible()
    second.page.get_by_role("button", name="Yes").click()
    for player in players:
        expect(player.page.locator(".result-panel .headline")).to_have_text("It’s a draw")
