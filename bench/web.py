"""The web client on a phone: downloaded bytes, Lighthouse scores, response times and layout shifts.

`python bench/web.py` starts a server and measures, in the browser of the tests, the bytes downloaded for the first page
and a table; Lighthouse's scores for home, lobby and table on an emulated phone; and, with the CPU slowed down four
times, the time from each tap or key to the next paint, during a game of each kind. It exits with 1 if a target is
missed.

Other load on the machine only makes times longer, so each figure is the best of `--runs`. Lighthouse slows the CPU down
four times to emulate a phone on a desktop, and recommends less on a slower machine: the first run uses four, the others
a factor that fits the speed Lighthouse measured. The output shows the factor.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatch_build import install_modules, npm_command
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from knaves.words import LANGUAGES
from tests.e2e.conftest import FLAGS
from tests.e2e.driver import PHONE, Tables
from tests.e2e.server_process import ServerProcess
from tools import chromium

LIGHTHOUSE = Path(__file__).parents[1] / "tools/lighthouse"
MAX_BYTES = 150_000
MIN_SCORES = {"performance": 95, "accessibility": 100}
MAX_MS = 100.0
MAX_SHIFT = 0.02
MOVES = 20
SLOWDOWN = 4.0
DESKTOP_SPEED = 1750
"""The speed index at which a slowdown of four emulates a phone: the middle of Lighthouse's range for desktops."""

missed: list[str] = []


def print_figure(what: str, text: str, *, held: bool) -> None:
    """Print a figure, and remember it if it misses its target."""
    print(f"  {what:<22}{text}{'' if held else '   MISSED'}", flush=True)
    if not held:
        missed.append(what)


# --- Downloaded bytes ---


def count_bytes(tables: Tables, language: str) -> tuple[int, int]:
    """Bytes downloaded for the first page, and from there into a game; headers included."""
    page = tables.page(size=PHONE, locale=language, service_workers="block")
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    line.send("Network.enable")
    page.goto(tables.url, wait_until="networkidle")
    first = int(sum(sizes))
    page.locator(".game").first.click()
    page.wait_for_selector(".held")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return first, int(sum(sizes))


def measure_bytes(tables: Tables) -> None:
    print(f"Fetched, compressed (aim: at most {MAX_BYTES / 1000:.0f} kB for the first page and a table)")
    sizes = {language: count_bytes(tables, language) for language in LANGUAGES}
    for language in ("en", max(sizes, key=lambda one: sizes[one][1])):
        first, table = sizes[language]
        text = f"{first / 1000:.1f} kB first page, {table / 1000:.1f} kB with a table"
        print_figure(f"in {LANGUAGES[language]}", text, held=table <= MAX_BYTES)


# --- Lighthouse ---


def fit_slowdown(speed: float) -> float:
    """The slowdown for a machine of this speed."""
    return round(max(1.0, min(SLOWDOWN, SLOWDOWN * speed / DESKTOP_SPEED)), 1)


def lighthouse(url: str, browser: str, slowdown: float) -> dict[str, Any]:
    """Lighthouse's report, with its default phone and network."""
    install_modules(LIGHTHOUSE)
    command, environment = npm_command()
    flags = " ".join(["--headless=new", *FLAGS])
    done = subprocess.run(
        [command[0], LIGHTHOUSE / "node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json",
         f"--only-categories={','.join(MIN_SCORES)}", f"--chrome-flags={flags}",
         f"--throttling.cpuSlowdownMultiplier={slowdown}"],
        env={**environment, "CHROME_PATH": browser}, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure_pages(tables: Tables, browser: str, runs: int) -> float:
    """Print the scores of each page; returns the last measured speed of the machine."""
    print("Lighthouse, mobile (aims: " + ", ".join(f"{name} {least}" for name, least in MIN_SCORES.items()) + ")")
    bots = dict.fromkeys(range(1, 4), "casual")
    pages = {
        "home": tables.url,
        "lobby": tables.new("classic", ["Ana", "Ben"], bots={2: "casual", 3: "casual"}, start=False).link(0),
        "table": tables.new("classic", ["Ana"], bots=bots).link(0),
    }
    speed = float(DESKTOP_SPEED)
    for name, url in pages.items():
        best: dict[str, int] = {}
        found: dict[str, Any] = {}
        for run in range(runs):
            report = lighthouse(url, browser, fit_slowdown(speed) if run else SLOWDOWN)
            speed = float(report["environment"]["benchmarkIndex"])
            scores = {key: round(100 * value["score"]) for key, value in report["categories"].items()}
            if sum(scores.values()) > sum(best.values()):
                best, found = scores, report
            if all(scores[key] >= least for key, least in MIN_SCORES.items()):
                break
        audits = found["audits"]
        figures = {
            "FCP": audits["first-contentful-paint"], "LCP": audits["largest-contentful-paint"],
            "TBT": audits["total-blocking-time"], "CLS": audits["cumulative-layout-shift"],
        }  # fmt: skip
        told = ", ".join(f"{short} {audit['displayValue']}" for short, audit in figures.items())
        slowed = found["configSettings"]["throttling"]["cpuSlowdownMultiplier"]
        told += f"; speed {found['environment']['benchmarkIndex']:.0f}, slowed {slowed:.1f} times"
        text = f"{best['performance']} and {best['accessibility']}   ({told})".replace("\u00a0", " ")
        print_figure(name, text, held=all(best[key] >= least for key, least in MIN_SCORES.items()))
    return speed


# --- From input to paint ---

WATCH = """() => { window.inputs = new Map(); window.shift = 0;
    new PerformanceObserver(list => { for (const one of list.getEntries()) if (one.interactionId)
        inputs.set(one.interactionId, Math.max(one.duration, inputs.get(one.interactionId) ?? 0)) })
        .observe({type: 'event', durationThreshold: 16, buffered: true});
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value })
        .observe({type: 'layout-shift', buffered: true}) }"""


def response_times(page: Page) -> list[float]:
    """The durations of interactions; the browser reports only those over 16 ms."""
    told: list[float] = page.evaluate("[...inputs.values()]")
    count: int = page.evaluate("performance.interactionCount ?? 0")
    return told + [16.0] * max(0, count - len(told))


def touch(page: Page, what: Locator) -> None:
    """Tap without Playwright's checks, which run in the page and would be measured too."""
    what.wait_for()
    page.wait_for_timeout(150)
    box = what.bounding_box()
    assert box is not None
    page.wait_for_timeout(50)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play_some(tables: Tables, game: str, keys: bool, slowdown: float) -> tuple[list[float], float]:
    """Play some moves; the durations of the interactions, and the layout shift."""
    player = tables.new(game, ["Ana"], bots={1: "random"}).sit(
        input_method="keys" if keys else "touch", size=PHONE, reduced_motion="no-preference"
    )
    page = player.page
    player.wait_for_game()
    player.avoids = lambda card: card[0] == "J"  # on a phone the first tap would zoom instead of playing
    player.tap = lambda what: touch(page, what)
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    for _ in range(MOVES):
        player.wait_for_turn()
        if player.over:
            break
        player.play()
    page.wait_for_timeout(500)
    found = response_times(page), float(page.evaluate("shift"))
    page.context.close()
    return found


def measure_response_times(tables: Tables, runs: int, speed: float) -> None:
    print(f"Input to paint, CPU slowed down (aim: p95 under {MAX_MS:.0f} ms); shift (aim: at most {MAX_SHIFT})")
    for game, keys in (("classic", False), ("travel", True), ("stacks", False)):
        best = (float("inf"), 0.0, 0.0, 0, 0.0)
        for run in range(runs):
            slowdown = fit_slowdown(speed) if run else SLOWDOWN
            took, shift = play_some(tables, game, keys, slowdown)
            best = min(
                best, (statistics.quantiles(took, n=20)[-1], statistics.median(took), shift, len(took), slowdown)
            )
            if best[0] < MAX_MS:
                break
        p95, middle, shift, count, slowdown = best
        text = f"p95 {p95:.0f} ms, median {middle:.0f} ms of {count}; shift {shift:.3f}; slowed {slowdown:.1f} times"
        print_figure(f"{game} by {'keys' if keys else 'tapping'}", text, held=p95 < MAX_MS and shift <= MAX_SHIFT)


def main() -> int:
    """Measure and print; the exit status says whether all targets are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="tries for each figure, until one meets its aim")
    parser.add_argument("--only", choices=["bytes", "lighthouse", "answers"])
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            path = chromium.find() or Path(playwright.chromium.executable_path)
            browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            tables = Tables(server.url, browser)
            if asked.only in (None, "bytes"):
                measure_bytes(tables)
            speed = float(DESKTOP_SPEED)
            if asked.only in (None, "lighthouse"):
                speed = measure_pages(tables, os.fspath(path), asked.runs)
            if asked.only in (None, "answers"):
                measure_response_times(tables, asked.runs, speed)
            browser.close()
    finally:
        server.stop()
    if missed:
        print(f"missed: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
