"""What the operator sets on the admin page: the site's settings and bans, the same on all servers of a database."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from knaves.server.addresses import Network, Networks, network_text, read_network
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import Ban, Store, StoreError
from knaves.server.store.schema import CREATOR

log = logging.getLogger("knaves.server")

REFRESH_SECONDS = 2.0
"""How often settings and bans are read again, since another server may have changed them."""


SALT = "salt"
"""The setting with which marks of creators are made."""


class SiteSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the admin page."""

    name: Annotated[str, Meta(max_length=40)] = "Knaves"
    """The name of the site."""
    new_tables: bool = True
    """Whether anyone may create tables."""
    retention_days: Annotated[int, Meta(ge=0, le=3650)] = 0
    """Days after which old tables are deleted; 0 leaves it to the command line."""


class Site:
    """The settings and bans, as they are in the store."""

    def __init__(self, store: Store, clock: Callable[[], float], on_ban: Callable[[], None]) -> None:
        self.settings = SiteSettings()
        self.bans: list[Ban] = []
        """In the order in which they were made, in the spelling of the store."""
        self._store = store
        self._clock = clock
        self._on_ban = on_ban
        """Called when somebody may have been banned."""
        self._salt = ""
        self._networks: Networks[float] = Networks()
        """The end of the ban of each network."""

    async def load(self) -> None:
        """Read settings and bans from the store. Raises `StoreError`."""
        kept = await self._store.setting("site")
        bans = await self._store.bans()
        self._salt = await self._store.setting(SALT) or await self._new_salt()
        self.settings = msgspec.json.decode(kept, type=SiteSettings) if kept else SiteSettings()
        if bans != self.bans:
            self.bans = bans
            self._networks = Networks(
                (network, FOREVER if ban.until is None else ban.until)
                for ban in bans
                if (network := _network(ban)) is not None
            )
            self._on_ban()

    async def _new_salt(self) -> str:
        await self._store.set_setting(SALT, secrets.token_hex(16))
        return await self._store.setting(SALT) or ""

    def creator(self, address: str) -> str:
        """A mark that tables created from one address have in common; it does not tell the address."""
        return hmac.new(self._salt.encode(), address.encode(), "sha256").hexdigest()[:CREATOR]

    async def follow(self) -> None:
        """Keep up with what other servers change, until cancelled."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.load()
            except (StoreError, msgspec.MsgspecError) as error:
                log.warning("settings and bans were not read: %s", error)

    def refusal(self, address: str) -> str:
        """The code with which an address, in its normal form, is refused; empty if it is not."""
        until = self._networks.find(address)
        return "banned" if until is not None and until > self._clock() else ""

    async def change(self, settings: SiteSettings) -> None:
        """Change the settings."""
        await self._store.set_setting("site", json.dumps(msgspec.to_builtins(settings)))
        await self.load()

    async def ban(self, address: str, reason: str, hours: float) -> str:
        """Ban an address or a network, for ever with 0 hours; returns its normal form. Raises `CommandRefused`."""
        network = read_address(address)
        for earlier in self.bans:  # one that an older version stored in another spelling
            if _network(earlier) == network and earlier.address != network_text(network):
                await self._store.unban(earlier.address)
        now = self._clock()
        await self._store.ban(Ban(network_text(network), reason, now, now + 3600 * hours if hours else None))
        await self.load()
        return network_text(network)

    async def unban(self, address: str) -> str:
        """Lift the ban of an address or a network in any spelling. Raises `CommandRefused` if there is none."""
        network = read_address(address)
        await self.load()
        found = [ban for ban in self.bans if _network(ban) == network]
        if not found:
            around = [n for ban in self.bans if (n := _network(ban)) is not None and _contains(n, network)]
            if around:
                raise CommandRefused("not-now", "banned-network", network=network_text(around[0]))
            raise CommandRefused("not-now", "not-banned", address=network_text(network))
        for ban in found:
            await self._store.unban(ban.address)
        await self.load()
        return network_text(network)


FOREVER = float("inf")


def read_address(text: str) -> Network:
    """The network that a person typed. Raises `CommandRefused`."""
    try:
        return read_network(text)
    except ValueError:
        raise CommandRefused("bad-message", "not-address") from None


def _network(ban: Ban) -> Network | None:
    """The network of a stored ban; None if it cannot be read."""
    try:
        return read_network(ban.address)
    except ValueError:
        return None


def _contains(outer: Network, inner: Network) -> bool:
    return outer.version == inner.version and (outer.prefixlen <= inner.prefixlen and inner.network_address in outer)
