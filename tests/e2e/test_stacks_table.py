"""The table of stacks: nothing jumps, and every special card is shown with its player and its victim."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knaves.game import State
from tests.e2e.driver import PHONE, SIDEWAYS, Player, Tables
from tests.e2e.situations import SPECIALS, Situation, find, keep_specials
from tests.e2e.waiting import resize

BOXES = """() => Object.fromEntries([...document.querySelectorAll('.pile, .held, .prompt, .chips, .stage, .actions')]
    .map((one, index) => [index + ' ' + one.className.replace(/ ?(svelte-\\w+|chosen|target|mine|idle)/g, ''),
        [one.offsetLeft, one.offsetTop, one.offsetHeight]]))"""
"""Places in the layout, which a lifted card does not leave."""


def boxes(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(BOXES)
    return found


def sit(tables: Tables, situation: Situation, **how: Any) -> Player:
    names: list[str | None] = [None] * situation.state.seats
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, **how)
    player.wait_for_game()
    player.wait_for_turn()
    return player


def with_wild_for_two_piles(state: State) -> bool:
    moves = {str(move) for move in state.legal(min(state.actors))}
    return {"BW@b1", "BW@b2"} <= moves or {"RW@r1", "RW@r2"} <= moves


@pytest.mark.parametrize("locale", ["de-DE", "pl-PL"])
def test_choosing_a_card_moves_nothing(tables: Tables, locale: str) -> None:
    """The buttons for a wild card need more room than those for another card."""
    situation = find("stacks", 4, with_wild_for_two_piles, choose=keep_specials)
    page = sit(tables, situation, size=PHONE, locale=locale).page
    for size in (PHONE, SIDEWAYS):
        resize(page, size)
        before = boxes(page)
        for index in range(page.locator(".held").count()):
            page.locator(".held").nth(index).tap()
            expect(page.locator(".held.chosen")).to_have_count(1)
            assert boxes(page) == before
            page.locator(".held").nth(index).tap()
            expect(page.locator(".held.chosen")).to_have_count(0)
        assert boxes(page) == before


def before_a_block() -> Situation:
    """A player can complete a pile, and the next one holds a Block."""

    def wanted(state: State) -> bool:
        data: Any = state.view(None).data()
        turn = data["turn"]
        if data["window"] or state.actors != {turn}:
            return False
        full = {place for place, pile in data["piles"].items() if len(pile["cards"]) == 4}
        if "BL" not in state.view(1 - turn).hand:  # type: ignore[attr-defined]
            return False
        return any(str(move)[3:] in full for move in state.legal(turn) if "@" in str(move))

    return find("stacks", 2, wanted, choose=keep_specials)


def test_the_victim_sees_who_blocked(tables: Tables) -> None:
    situation = before_a_block()
    names: list[str | None] = ["Bea", "Bea"]
    names[situation.turn] = "Tom"
    table = tables.from_situation(situation, names, block_seconds=12)  # enough time for Bea on any machine
    tom, bea = table.sit(situation.turn, size=PHONE), table.sit(1 - situation.turn)
    for player in (tom, bea):
        player.wait_for_game()
    stage = tom.page.locator(".stage")
    expect(stage).to_have_text("")
    before = [box for name, box in boxes(tom.page).items() if "held" not in name]
    full = {place for place, pile in tom.view["piles"].items() if len(pile["cards"]) == 4}
    tom.play(next(move for move in tom.view["legal"] if move[3:] in full))
    bea.wait_for_turn()
    bea.play("block")
    expect(stage).to_contain_text("Bea blocks")
    expect(stage.locator(".versus")).to_have_text("Bea → Tom")
    expect(stage.locator(".face")).to_have_count(1)
    expect(bea.page.locator(".stage")).to_contain_text("You block")
    assert [box for name, box in boxes(tom.page).items() if "held" not in name][:5] == before[:5]


def test_a_special_card_is_shown_when_it_is_played(tables: Tables) -> None:
    actor, other = tables.visitor(), tables.visitor(size=PHONE)
    for card in SPECIALS:
        if card != "BL":
            check_special(tables, card, actor, other)


def check_special(tables: Tables, card: str, actor: Player, other: Player) -> None:
    def wanted(state: State) -> bool:
        return any(str(move)[:2] == card for move in state.legal(min(state.actors)))

    situation = find("stacks", 3, wanted, choose=keep_specials)
    names: list[str | None] = ["Ana", "Ben", "Cem"]
    table = tables.from_situation(situation, names)
    table.welcome(actor, situation.turn)
    table.welcome(other, (situation.turn + 1) % 3)
    for player in (actor, other):
        player.wait_for_game()
    actor.play(next(move for move in actor.view["legal"] if move[:2] == card))
    name = str(names[situation.turn])
    expect(actor.page.locator(".stage .card")).to_have_attribute("data-card", card)
    expect(other.page.locator(".stage .card")).to_have_attribute("data-card", card)
    expect(other.page.locator(".stage")).to_contain_text(name)
    if card in ("SC", "ST"):
        expect(other.page.locator(".stage .versus")).to_contain_text("→")
