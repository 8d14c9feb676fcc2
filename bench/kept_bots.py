"""How long many games take by a bot that is slow to import: `python bench/kept_bots.py --games 2000`.

The same bot plays as a program that stays alive between games and as a class. A program that is started for each game would take
the time of the import for every one of them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LOAD = """
import time
time.sleep({seconds})
with open({log!r}, "a") as log:
    print("loaded", file=log)
"""
PROGRAM = """
import json, random, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("hello", "newgame"):
        chance = random.Random(message["seed"])
    elif message["type"] == "choose":
        print(json.dumps({"move": chance.choice(message["view"]["legal"]), "newgame": True}), flush=True)
"""
CLASS = """
class Slow:
    def choose(self, view, rng):
        return rng.choice(view.legal)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=3.0, help="time to import the bot")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, code, suffix in (("program", PROGRAM, ""), ("class", CLASS, ":Slow")):
            file, log = Path(folder, f"{name}_bot.py"), Path(folder, f"{name}.log")
            file.write_text(LOAD.format(seconds=args.seconds, log=str(log)) + code)
            command = [sys.executable, "-m", "knaves", "arena", "--game", "travel", "--bot", f"{file}{suffix}"]
            began = time.monotonic()
            subprocess.run([*command, "--bot", "random", "--games", str(args.games)], check=True, capture_output=True)
            loaded = log.read_text().count("loaded")
            print(f"{name}: {args.games} games in {time.monotonic() - began:.0f} s, loaded {loaded} times", flush=True)


if __name__ == "__main__":
    main()
