"""`knaves join --bot`: a program takes a seat at a table of a server, as a person would."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
from collections.abc import Callable

from knaves import wire
from knaves.arena.contestants import find_contestants
from knaves.bots import Bot
from knaves.bots.external import BotError
from knaves.client import ServerRefused, TableClient, fresh_token, join
from knaves.game import GameError
from knaves.games import GAMES


async def sit_down(args: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Play so many games at a table. Raises what the client raises."""
    (guest,) = find_contestants([args.bot], seconds=args.seconds)
    name = (args.name or guest.label.rsplit("/", 1)[-1])[:24]
    seated = await join(args.server, args.code, wire.Join(name, args.seat, fresh_token()))
    say(f"{name} sits on seat {seated.seat} of table {seated.code}.")
    async with TableClient(args.server, seated.code, seated.token, text=True) as table:
        for number in range(args.games):
            with guest.open() as bot:
                said = await _play_one(table, bot, seated.seat)
            say(said)
            if number + 1 < args.games:
                await table.send(wire.Rematch(secrets.token_hex(8)))
                await _next_game(table)
    return 0


async def _next_game(table: TableClient) -> None:
    async for update in table:
        if update.table.status == "playing":
            return
        if update.table.status == "closed":
            raise GameError("the table was closed")


async def _play_one(table: TableClient, bot: Bot, seat: int) -> str:
    """Play until the game is over; how it ended."""
    rng = random.Random(secrets.randbits(63))
    async for update in table:
        info, view = update.table, update.view
        if info.status == "closed":
            raise GameError(f"the table was closed: {info.why_closed}")
        if info.status == "over" and view is not None:
            return (
                "won" if seat in view["outcome"]["winners"] else "drawn" if not view["outcome"]["winners"] else "lost"
            )
        if info.status != "playing" or view is None or not view["legal"] or update.answered:
            continue
        try:
            move = await asyncio.to_thread(bot.choose, GAMES[info.game].read_view(update.position), rng)
        except BotError as error:
            raise GameError(f"the bot failed: {error}") from None
        try:
            await table.play(str(move))
        except ServerRefused as refusal:
            if refusal.code not in ("stale", "wait", "not-now"):
                raise
            await asyncio.sleep(0.3)
    raise AssertionError
