"""Lessons and puzzles on the page: by keyboard alone, read aloud, remembered, and without a network."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from knaves import puzzles
from knaves.games import GAMES
from knaves.lessons import find_lesson
from tests.campaigns import WHOLE
from tests.e2e import sample_puzzles
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.test_accessibility import check
from tests.e2e.waiting import go_to, wait_for

KEPT = """async () => {
    const list = await caches.match(new URL('api/puzzles', document.baseURI));
    if (!list) return false;
    const batches = Object.values((await list.json()).games).flatMap(shelf => shelf.batches);
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    const parts = loaded.filter(name => name.includes('/assets/'));
    const kept = await Promise.all([...batches, ...parts].map(name => caches.match(name)));
    return kept.every(Boolean) }"""
"""Whether all puzzles, and all that the page has loaded, are kept for the time without a network."""


class Learner(Player):
    """Someone who uses only the keyboard, and hears what is announced."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, input_method="keys")
        page.add_init_script(
            """window.heard = []; addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
                const text = document.querySelector('[aria-live]')?.textContent.trim();
                if (text && text !== heard.at(-1)) heard.push(text);
            }).observe(document.body, {subtree: true, childList: true, characterData: true}))"""
        )

    def enter(self, move: str) -> None:
        """Enter a move. Nothing but keys is used."""
        self.wait_for_game()
        self._by_keys(move)

    def said(self) -> Any:
        """The text of the bubble."""
        return self.page.locator(".bubble p")

    def heard(self) -> list[str]:
        """What was announced since the last time."""
        found: list[str] = self.page.evaluate("heard.splice(0)")
        return found

    def stored(self) -> dict[str, Any]:
        """What the browser remembers."""
        found: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('knaves')"))
        return found


def test_a_lesson_by_keyboard(tables: Tables) -> None:
    learner = Learner(tables.page())
    page = learner.page
    page.goto(f"{tables.url}#/learn/classic/2")
    expect(page.locator(".bubble .body")).to_be_focused()  # a screen reader begins with the task
    learner.wait_for_game()
    check(page, "light")
    learner.heard()

    learner.enter("9S@i1")
    expect(learner.said()).to_contain_text("Good spot, but no line yet.")
    assert learner.heard()[-1:] == ["Good spot, but no line yet. Look where your blue chips already stand in line."]
    expect(page.locator("[data-cell=i1] .chip")).to_have_count(0)

    page.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.hinted, [data-cell=f5].hinted")).to_have_count(1)
    learner.heard()

    learner.enter("4H@f5")
    expect(learner.said()).to_contain_text("And now the second one!")
    spoken = [text for text in learner.heard() if "second one" in text]
    assert len(spoken) == 1
    assert "Pip plays" in spoken[0]  # one message: what happened, and what to do next
    learner.enter("7D@h3")
    expect(learner.said()).to_have_text("Two lines: you’ve won!")
    expect(page.get_by_role("button", name="Next lesson")).to_be_focused()
    assert learner.stored()["learned"] == ["classic/line"]
    page.keyboard.press("Enter")
    expect(page.locator(".bubble h1")).to_contain_text("Lesson 3 of 10")
    expect(page.locator(".bubble .body")).to_be_focused()

    page.get_by_role("button", name="Back").click()
    expect(page.locator("ol a.learned")).to_have_count(1)
    expect(page.locator("[aria-current=step]")).to_contain_text("A card, a chip")


def test_the_last_lesson_leads_to_a_game(tables: Tables) -> None:
    learner = Learner(tables.page(size=PHONE))
    page = learner.page
    page.goto(f"{tables.url}#/learn/stacks/9")
    task = find_lesson("stacks", 9).start()
    learner.enter(str(task.example))
    expect(learner.said()).to_contain_text("There’s my 5!")
    learner.enter("block")
    expect(learner.said()).to_contain_text("The pile is gone")
    page.keyboard.press("Enter")
    expect(page.locator(".bubble h1")).to_contain_text("Lesson 10 of 10")
    learner.enter("R5@r1")
    expect(page.get_by_role("button", name="Play a game against Pip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".seat", has_text="Pip")).to_be_visible()
    wait_for(page, "() => location.hash.startsWith('#/t/')")


def test_every_kind_of_puzzle_by_keyboard(tables: Tables) -> None:
    learner = Learner(tables.page())
    page = learner.page
    sample_puzzles.serve(page)
    page.goto(f"{tables.url}#/puzzles")
    expect(page.locator(".games a")).to_have_count(3)
    first = sample_puzzles.puzzles()[0]
    for puzzle in sample_puzzles.puzzles():
        go_to(page, f"{tables.url}#/puzzles/{puzzle.id}", ".bubble")
        if puzzle.id == first.id:
            learner.wait_for_game()
            check(page, "light")
            learner.enter("9S@i1")
            expect(learner.said()).to_contain_text("something better")
        for _, move in puzzle.solution_line():
            learner.enter(str(move))
        expect(learner.said()).to_contain_text("Solved!")
        expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    stored = learner.stored()
    assert set(stored["solved"]) == {one.id for one in sample_puzzles.puzzles()}
    assert len(stored["puzzleDays"]) == 1
    page.keyboard.press("Enter")
    expect(page.get_by_text("You’ve solved all of these puzzles.")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("1 day in a row.")).to_be_visible()
    expect(page.get_by_text("3 of 3 solved")).to_have_count(2)  # classic and stacks


def test_shipped_puzzles_of_each_kind_by_keyboard(tables: Tables) -> None:
    learner = Learner(tables.page())
    page = learner.page
    tried = {one.kind for one in sample_puzzles.puzzles()}  # in the test above
    by_kind = {
        (one.game if WHOLE else "", one.kind): one
        for game in GAMES
        for one in reversed(puzzles.load(game))
        if WHOLE or one.kind not in tried
    }
    page.goto(f"{tables.url}#/puzzles")
    expect(page.locator(".games a")).to_have_count(3)
    for puzzle in by_kind.values():
        go_to(page, f"{tables.url}#/puzzles/{puzzle.id}", ".bubble")
        for _, move in puzzle.solution_line():
            learner.enter(str(move))
        expect(learner.said()).to_contain_text("Solved!")
    assert set(learner.stored()["solved"]) == {one.id for one in by_kind.values()}


def test_a_shown_solution_does_not_count_and_can_be_tried_again(tables: Tables) -> None:
    learner = Learner(tables.page(size=PHONE))
    page = learner.page
    sample_puzzles.serve(page)
    chain = next(one for one in sample_puzzles.puzzles() if one.kind == "chain")
    page.goto(f"{tables.url}#/puzzles/{chain.id}")
    learner.wait_for_game()
    page.get_by_role("button", name="Hint").click()
    expect(learner.said()).to_have_text("The card you need: red wild.")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".held.hinted")).to_have_count(1)
    for _, move in chain.solution_line():
        learner.enter(str(move))
    expect(learner.said()).to_contain_text("Try it yourself next time.")
    assert page.evaluate("localStorage.getItem('knaves')") is None or chain.id not in learner.stored().get("solved", {})
    page.get_by_role("button", name="Again").click()
    for _, move in chain.solution_line():
        learner.enter(str(move))
    expect(learner.said()).to_contain_text("Solved!")
    assert chain.id in learner.stored()["solved"]


def test_lessons_and_puzzles_without_a_network_after_one_visit(tables: Tables) -> None:
    learner = Learner(tables.page(worker=True))
    page = learner.page
    page.goto(f"{tables.url}#/learn")
    expect(page.locator("main ol li")).to_have_count(10)
    page.get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator(".games a")).to_have_count(3)
    wait_for(page, KEPT)
    page.context.set_offline(True)
    page.reload()
    page.locator("a.game[data-game=travel]").click()
    learner.wait_for_game()
    go_to(page, f"{tables.url}#/learn/stacks/8", ".bubble")
    learner.enter("ST:1r")
    expect(learner.said()).to_contain_text("One thing you can’t do")


def test_days_in_a_row_are_counted(tables: Tables) -> None:
    """A day that is still open breaks no row of days; one that was left out does."""
    learner = Learner(tables.page(size=PHONE, timezone_id="UTC"))
    page, noon = learner.page, datetime.now(UTC).replace(hour=12, minute=0)
    page.goto(f"{tables.url}#/puzzles")
    for days, before, after in (
        (0, None, "1 day"),
        (1, "1 day", "2 days"),
        (2, "2 days", "3 days"),
        (4, None, "1 day"),
    ):
        moment = noon + timedelta(days=days)
        page.clock.set_fixed_time(moment)
        page.reload()
        expect(page.locator(".games a")).to_have_count(3)
        streak = page.locator(".streak")
        expect(streak).to_contain_text(before) if before else expect(streak).to_have_count(0)
        page.locator("a.game[data-game=travel]").click()
        for _, move in puzzles.daily(moment.date(), "travel").solution_line():
            learner.enter(str(move))
        expect(learner.said()).to_contain_text("Solved!")
        expect(page.locator("main")).to_contain_text(after)
        go_to(page, f"{tables.url}#/puzzles", ".games a")
        expect(streak).to_contain_text(after)


def test_titles_are_whole_on_phones(tables: Tables) -> None:
    page = tables.page(size=PHONE, locale="de-DE")
    for address in (f"puzzles/{puzzles.load('classic')[0].id}", "learn/stacks/7"):
        go_to(page, f"{tables.url}#/{address}", ".bubble h1")
        title = page.locator(".bubble h1")
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), title.inner_text()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "board and hand stay in view"


def test_only_games_with_puzzles_of_a_kind_can_be_started(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/puzzles")
    page.get_by_label("Kind").select_option("block")
    starts = page.locator(".starts")
    expect(starts.get_by_role("button", name="Classic")).to_be_disabled()
    starts.get_by_role("button", name="Stacks").tap()
    expect(page.locator(".bubble p")).to_have_text("Block this pile or let it pass?")
