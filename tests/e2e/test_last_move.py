"""The end of a game: the last move, the line, the result beside the board, and who wants a rematch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, TABLET, Player, Tables
from tests.e2e.situations import Situation, near_the_end
from tests.e2e.waiting import reload, resize

STILL_MS = 1000
"""The line is seen at least this long before the result."""

NOTE_TIMES = """() => {
    window.times = {};
    const lines = document.querySelectorAll('.strokes line').length;
    new MutationObserver(() => {
        const now = performance.now();
        if (document.querySelectorAll('.strokes line').length > lines) window.times.line ??= now;
        if (document.querySelector('.headline')) window.times.result ??= now;
    }).observe(document.body, {subtree: true, childList: true});
}"""

OVERLAP = """() => {
    const board = document.querySelector('.grid').getBoundingClientRect();
    const result = document.querySelector('.headline').parentElement.getBoundingClientRect();
    const inside = result.left >= 0 && result.right <= innerWidth && result.bottom <= innerHeight;
    const apart = result.top >= board.bottom || result.left >= board.right || result.right <= board.left;
    return {apart, inside, top: board.top, height: board.height};
}"""


def winning_move(situation: Situation) -> str:
    """The text of a move that ends the game."""
    state, seat = situation.state, situation.turn
    return next(str(move) for move in state.legal(seat) if state.apply(seat, move)[0].outcome is not None)


def before_last_move(tables: Tables, seats: int = 2, **how: Any) -> tuple[list[Player], str]:
    """Players before the last move of a game, the winner first."""
    situation = near_the_end("travel", seats, 1)
    names: list[str | None] = ["Ana", "Ben", "Cem"]
    table = tables.from_situation(situation, names[:seats])
    order = [(situation.turn + step) % seats for step in range(seats)]
    players = [table.sit(seat, **how) for seat in order]
    for player in players:
        player.wait_for_game()
    return players, winning_move(situation)


def board_box(page: Page) -> Any:
    box = "document.querySelector('.grid').getBoundingClientRect()"
    return page.evaluate(f"(({{top, height}}) => ({{top, height}}))({box})")


@pytest.mark.parametrize("sizes", [[PHONE], [TABLET, DESKTOP]], ids=["phone", "tablet, desktop"])
def test_the_line_is_seen_before_the_result_and_beside_it(tables: Tables, sizes: list[dict[str, int]]) -> None:
    (winner, loser), move = before_last_move(tables, size=sizes[0])
    check_last_move(winner, loser, move)
    for size in sizes[1:]:
        table = tables.from_situation(near_the_end("travel", 2, 1), ["Ana", "Ben"])
        for player in (winner, loser):
            resize(player.page, size)
            table.welcome(player, player.seat)
            player.wait_for_game()
        check_last_move(winner, loser, move)


def check_last_move(winner: Player, loser: Player, move: str) -> None:
    before = board_box(winner.page)
    for player in (winner, loser):
        player.page.evaluate(NOTE_TIMES)
    winner.play(move)
    for player in (winner, loser):
        page = player.page
        expect(page.locator(".headline")).to_be_visible()
        times = page.evaluate("window.times")
        assert times["result"] - times["line"] >= STILL_MS
        assert page.locator("dialog[open]").count() == 0
        place = page.evaluate(OVERLAP)
        assert place["apart"], place
        assert place["inside"], place
        rematch = page.get_by_role("button", name="Rematch")
        expect(rematch).to_be_focused()
    place = winner.page.evaluate(OVERLAP)
    assert {"top": place["top"], "height": place["height"]} == before  # nothing has moved


def test_rematch_stays_within_reach_after_the_details_are_closed(tables: Tables) -> None:
    (winner, _), move = before_last_move(tables, size=PHONE)
    winner.play(move)
    page = winner.page
    page.get_by_role("button", name="More").tap()
    expect(page.locator("dialog").get_by_role("button", name="Verify the deal")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport()


def test_a_finished_game_that_is_opened_again_shows_its_result_at_once(tables: Tables) -> None:
    (winner, _), move = before_last_move(tables)
    winner.play(move)
    expect(winner.page.locator(".headline")).to_be_visible()
    reload(winner.page)
    expect(winner.page.locator(".headline")).to_have_text("You won!")


def test_a_rematch_that_somebody_wants_is_shown_to_the_others(tables: Tables) -> None:
    players, move = before_last_move(tables, 3)
    players[0].play(move)
    for player in players:
        expect(player.page.locator(".headline")).to_be_visible()
    pages = {["Ana", "Ben", "Cem"][player.seat]: player.page for player in players}
    pages["Ben"].get_by_role("button", name="Rematch").click()
    expect(pages["Ben"].locator(".result-panel").get_by_text("Waiting for Ana and Cem…")).to_be_visible()
    for name in ("Ana", "Cem"):
        expect(pages[name].locator(".result-panel").get_by_text("Ben wants another game.")).to_be_visible()
        expect(pages[name].get_by_role("status")).to_contain_text("Ben wants another game.")
    pages["Cem"].get_by_role("button", name="Rematch").click()
    expect(pages["Ana"].locator(".result-panel").get_by_text("Ben and Cem want another game.")).to_be_visible()
    expect(pages["Ben"].locator(".result-panel").get_by_text("Waiting for Ana…")).to_be_visible()
    pages["Ana"].get_by_role("button", name="Rematch").click()
    for page in pages.values():
        expect(page.locator(".headline")).to_have_count(0)
