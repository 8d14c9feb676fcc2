"""`python -m bench.attack`: carry out the attacks and print what came of each; exit status 1 if one succeeded."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import sys
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import bench.attack
from bench.attack import clocks, fairness, floods, oddities, operators, tables  # noqa: F401 (each adds its attacks)
from bench.attack.campaign import ATTACKS, Attack, Verdict, carry_out

STOPPED = 130


def print_table(verdicts: Sequence[Verdict], console: Console) -> None:
    """The report."""
    table = Table(title="What was tried, and what held", show_lines=True)
    for heading in ("attack", "who", "what was tried", "what was measured", "verdict"):
        table.add_column(heading, overflow="fold")
    for one in verdicts:
        verdict = "[green]green[/]" if one.held else "[bold red]RED[/]"
        table.add_row(one.attack, one.who, one.tries, escape(one.measured), verdict)
    console.print(table)
    lost = [one.attack for one in verdicts if not one.held]
    succeeded = f"{len(lost)} succeeded: {', '.join(lost)}" if lost else "none succeeded"
    console.print(f"{len(verdicts)} attacks in {sum(one.seconds for one in verdicts):.0f} s, {succeeded}")


async def campaign(chosen: Sequence[Attack], args: argparse.Namespace, verdicts: list[Verdict]) -> None:
    """Carry out the chosen attacks one after the other."""
    console = Console(stderr=True, highlight=False)
    for number, one in enumerate(chosen, 1):
        start = f"{number}/{len(chosen)} {one.name}"
        with console.status(f"{start}: {one.tries}") as status:
            verdict = await carry_out(one, args.seed, args.seconds, lambda text: status.update(f"{start}: {text}"))  # noqa: B023
        verdicts.append(verdict)
        word = "[green]held[/]" if verdict.held else "[bold red]LOST[/]"
        console.print(f"{word} {one.name} ({verdict.seconds:.0f} s): {escape(verdict.measured)}")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make attack", description=bench.attack.__doc__.partition("\n\n")[2])
    parser.add_argument("--only", action="append", metavar="NAME", help="this attack alone; may be repeated")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long those last that go on for a time (10)")
    parser.add_argument("--seed", type=int, default=1, help="what chance depends on (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--list", action="store_true", help="list the attacks")
    args = parser.parse_args(words)
    if unknown := set(args.only or ()) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; --list names them all")
    chosen = [one for one in ATTACKS.values() if not args.only or one.name in args.only]
    if args.list:
        for one in chosen:
            print(f"{one.name:20}{one.who:12}{one.tries}")
        return 0
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192) if hard > 0 else 8192, hard))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop the servers too, as after Ctrl-C
    verdicts: list[Verdict] = []
    stopped = False
    try:
        asyncio.run(campaign(chosen, args, verdicts))
    except KeyboardInterrupt:
        stopped = True
    if args.json:
        print(json.dumps([asdict(one) for one in verdicts], indent=1))
    else:
        print_table(verdicts, Console())
    if stopped:
        print("stopped", file=sys.stderr)
        return STOPPED
    return int(not all(one.held for one in verdicts))


if __name__ == "__main__":
    sys.exit(main())
