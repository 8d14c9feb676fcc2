"""A record as a page of its own, as a notebook shows it: it plays in a browser and asks for nothing else."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from knaves import svg
from knaves.record import load

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_replay_plays_in_a_browser_without_any_request(browser: Browser, tmp_path: Path) -> None:
    record = load(GOLDEN / "travel-2.knaves")
    page_file = svg.replay(record).save(tmp_path / "replay.html")
    notebook = tmp_path / "notebook.html"
    notebook.write_text(svg.replay(record)._repr_html_(), "utf-8")
    page = browser.new_page()
    asked: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        for file in (page_file, notebook):
            page.goto(file.as_uri())
            frame = page.frames[-1]
            chips = frame.locator("#layer use[href^='#knaves-chip']")
            dealt = chips.count()
            frame.get_by_role("button", name="Next move").click()
            expect(frame.locator("output")).to_have_text(f"1 / {len(record.moves)}")
            expect(chips).to_have_count(dealt + 1)
            frame.get_by_role("button", name="Next move").press("End")
            expect(frame.locator("output")).to_have_text(f"{len(record.moves)} / {len(record.moves)}")
            expect(frame.locator("#layer line").first).to_be_attached()
            frame.get_by_role("button", name="Play").click()
            expect(frame.locator("output")).to_have_text(f"0 / {len(record.moves)}")
    finally:
        page.close()
    assert [url for url in asked if not url.startswith(("file:", "about:"))] == []
    assert problems == []
