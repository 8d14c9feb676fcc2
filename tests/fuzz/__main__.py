"""`python -m tests.fuzz --seconds 600`: look for frames and requests that the server does not withstand.

What is found is written to `.build/fuzz/found`, as small as it can be made. Ctrl-C stops; hypothesis keeps its examples
in `.build/fuzz/examples` and begins with them the next time.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.errors import Unsatisfiable
from schemathesis import Case as Request
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.fuzz.strategies import Case, as_json, cases
from tests.fuzz.table import run_case
from tests.server import openapi_requests as openapi
from tests.server.server_process import ServerProcess, server

FOLDER = Path(".build/fuzz")
BATCH = 50
"""Examples between two looks at the clock."""


def quietly(seed_database: bool = True) -> settings:
    """How hypothesis searches here."""
    database = DirectoryBasedExampleDatabase(FOLDER / "examples") if seed_database else None
    return settings(
        max_examples=BATCH, database=database, derandomize=False, deadline=None, suppress_health_check=list(HealthCheck)
    )


def fuzz_sockets(tally: Counter[str]) -> str:
    """A batch of cases; what went wrong, or nothing."""
    last: list[Case] = []

    @quietly()
    @given(cases)
    def search(case: Case) -> None:
        last[:] = [case]
        tally["cases"] += 1
        tally["steps"] += len(case["steps"])
        run_case(case)

    try:
        search()
    except Exception:
        text = as_json({"why": traceback.format_exc()[-1500:], "case": last[0]})
        return keep("sockets", text)
    return ""


def fuzz_requests(running: ServerProcess, tally: Counter[str]) -> str:
    """A batch of requests to every path of the document, as it says and not; what went wrong, or nothing."""
    for result in openapi.schema.get_all_operations():
        if not isinstance(result, Ok):
            continue
        operation = result.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @quietly(seed_database=False)
            @given(operation.as_strategy(generation_mode=mode))
            def search(request: Request[Any]) -> None:
                tally["requests"] += 1
                request.call_and_validate(base_url=running.url, checks=openapi.CHECKS)

            try:
                search()
            except Unsatisfiable:  # nothing can be wrong with a request that has no parts
                continue
            except Exception:
                return keep("requests", traceback.format_exc()[-4000:])
            if running.process.poll() is not None:
                return keep("requests", "the server is gone")
    return ""


def keep(kind: str, text: str) -> str:
    """Write down what was found; returns where."""
    folder = FOLDER / "found"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{hashlib.sha256(text.encode()).hexdigest()[:10]}.json"
    path.write_text(text, "utf-8")
    return str(path)


def told_of(tally: Counter[str]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in tally.items())


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to search (60)")
    args = parser.parse_args()
    tally: Counter[str] = Counter()
    found: list[str] = []
    started = told = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        openapi.fill(running)
        try:
            while time.monotonic() - started < args.seconds and len(found) < 3:
                found += filter(None, [fuzz_sockets(tally), fuzz_requests(running, tally)])
                if time.monotonic() - told > 10:
                    told = time.monotonic()
                    counts = told_of(tally)
                    print(
                        f"\r{told - started:.0f} s: {counts}, {len(found)} found", end="", flush=True, file=sys.stderr
                    )
        except KeyboardInterrupt:
            print("\rstopped", file=sys.stderr)
    print(f"\r{told_of(tally)} in {time.monotonic() - started:.0f} s; found: {', '.join(found) or 'nothing'}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
