"""`knaves` with deals and bots that repeat: a test on a server plays the same game in each run.

python -m tests.repeatable serve --port 8001
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from collections.abc import Iterator
from unittest import mock

from knaves import wire
from knaves.cli import main
from knaves.deal import seed_from
from knaves.game import View
from knaves.server import commands
from knaves.server.bot_pool import BotPool
from knaves.server.log_entries import LogEntries


def repeat_deals_and_bots() -> None:
    """Replace what is random in the games of this process's server.

    Every new table begins the same series of deals, whatever other tests did before it on the same server. A bot
    chooses the same move whenever it sees the same position.
    """
    create_table, choose = commands.create_table, BotPool.choose
    numbers: Iterator[int] = itertools.count()

    def create(request: wire.NewTable, token: str, code: str) -> LogEntries:
        nonlocal numbers
        numbers = itertools.count()
        return create_table(request, token, code)

    def seed() -> bytes:
        return seed_from(next(numbers))

    async def choose_again(pool: BotPool, view: View, level: str, _seed: int) -> str:
        digest = hashlib.sha256(str(view).encode()).digest()
        return await choose(pool, view, level, int.from_bytes(digest[:7]))

    mock.patch.object(commands, "create_table", create).start()
    mock.patch.object(commands, "new_seed", seed).start()
    mock.patch.object(BotPool, "choose", choose_again).start()


if __name__ == "__main__":
    repeat_deals_and_bots()
    main(sys.argv[1:])
