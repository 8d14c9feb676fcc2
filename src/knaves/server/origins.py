"""Which pages may talk to the server: its own, and those of the origins that the operator allows."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from knaves.server.refusals import CommandRefused

log = logging.getLogger("knaves.server")

LOG_SECONDS = 10.0
"""Between two log lines about refused pages, since anybody can cause them."""
MAX_LOGGED = 100
"""Characters of a header that are logged."""


class Origins:
    """Checks the `Origin` header, which browsers send and pages cannot change."""

    def __init__(self, allowed: frozenset[str] = frozenset(), clock: Callable[[], float] = time.monotonic) -> None:
        self._allowed = allowed
        self._clock = clock
        self._log_after = 0.0

    def refusal(self, scope: Mapping[str, Any]) -> CommandRefused | None:
        """Why a page of another site may not send this request; None if it may. Programs send no origin."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if not origin or origin in self._allowed or _netloc(origin) == host:
            return None
        origin, host = origin[:MAX_LOGGED], host[:MAX_LOGGED]
        if self._clock() >= self._log_after:
            self._log_after = self._clock() + LOG_SECONDS
            log.warning(
                "refused a page of %r: the Host header is %r, and --origin does not name the page; "
                "a reverse proxy must pass on Host with its port",
                origin,
                host,
            )
        return CommandRefused("not-allowed", "foreign-page", origin=origin, host=host)


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
