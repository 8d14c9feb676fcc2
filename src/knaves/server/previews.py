"""The head of the client's page: the site's name, and what messengers show when a link is sent (Open Graph).

Nothing is shown here that `/api/tables/CODE` would not tell anyone with the link.
"""

from __future__ import annotations

import html
from dataclasses import dataclass

from starlette.requests import Request

from knaves import wire
from knaves.server.hub import Hub
from knaves.server.refusals import CommandRefused
from knaves.server.site import Site
from knaves.server.store.base import StoreError
from knaves.server.table import Table
from knaves.words import Words, game_name

IMAGE, IMAGE_WIDTH, IMAGE_HEIGHT = "preview.png", 1200, 630
"""The picture of every link; `tools/icons.py` draws it."""
MARK = '<meta name="application-name" content="Knaves" />'
"""The place in the page that the tags replace."""
MAX_NAMES = 4
"""Names of players in a preview."""


@dataclass(frozen=True)
class Preview:
    """What the preview of a link says."""

    title: str
    text: str


class Previews:
    """Writes the tags of a page."""

    def __init__(self, hub: Hub, site: Site) -> None:
        self._hub = hub
        self._site = site

    async def fill(self, page: str, request: Request, path: str, words: Words) -> str:
        """The page with its tags; the path is the code of a table, or anything else."""
        site = self._site.settings.name.strip() or words.say("app-name")
        code = path.upper() if wire.is_code(path.upper()) else ""
        preview = (await self._of_table(code, words) if code else None) or Preview("", words.say("app-description"))
        base = str(request.base_url)
        tags = {
            "og:type": "website",
            "og:site_name": site,
            "og:title": f"{preview.title} – {site}" if preview.title else site,
            "og:description": preview.text,
            "og:url": base + code,
            "og:image": base + IMAGE,
            "og:image:width": str(IMAGE_WIDTH),
            "og:image:height": str(IMAGE_HEIGHT),
            "og:image:alt": words.say("app-tagline"),
        }
        lines = [f'<meta name="application-name" content="{html.escape(site)}" />']
        lines += [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        return page.replace(MARK, "\n    ".join(lines), 1)

    async def _of_table(self, code: str, words: Words) -> Preview | None:
        try:
            live = await self._hub.find(code)
            async with live.lock:
                return _of_table(await live.synced_table(), words)
        except (CommandRefused, StoreError):  # the page itself says what is wrong
            return None


def _of_table(table: Table, words: Words) -> Preview | None:
    """What is said about a table to which somebody is invited."""
    game = game_name(words, table.game.name)
    names = [seat.name for seat in table.seats if seat.kind == "human"]
    key = {"lobby": "preview-lobby", "playing": "preview-playing"}.get(table.status)
    if key is None or not names:
        return None
    shown = ", ".join([*names[:MAX_NAMES], *(["…"] if len(names) > MAX_NAMES else [])])
    return Preview(table.title or game, words.say(key, game=game, names=shown))
