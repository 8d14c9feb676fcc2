"""Draw the icons and the preview of links as PNG files from our SVG files: `python tools/icons.py`.

They are kept in the repository, so that building the client needs no browser. Each file says which drawing it is from;
`tests/test_icons.py` compares that with the drawing.
"""

from __future__ import annotations

import hashlib
import re
import struct
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import FLAGS
from tools import chromium

WEB = Path(__file__).parents[1] / "web"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEYWORD = "Source"
"""The text in a PNG file that has the hash of its drawing."""
SAFE = 0.8
"""The part of a maskable icon that no mask cuts off."""


@dataclass(frozen=True)
class Picture:
    """A PNG file and how it is drawn."""

    name: str
    drawing: str
    width: int
    height: int
    bleed: float = 0.0
    """For icons whose corners the device cuts: the background fills the square, the drawing this part of it."""

    def svg(self) -> str:
        """The drawing at its size."""
        text = (WEB / self.drawing).read_text("utf-8")
        if self.bleed:
            edge = 64 * (1 - self.bleed) / 2
            text = re.sub(r' rx="14"', "", text, count=1)
            moved = f'<g transform="translate({edge} {edge}) scale({self.bleed})">'
            text = text.replace('<g fill="none"', f'{moved}<g fill="none"', 1)
            text = text.replace("</svg>", "</g></svg>")
        return text.replace("<svg ", f'<svg width="{self.width}" height="{self.height}" ', 1)

    def source(self) -> str:
        """What the picture is made from, as a hash."""
        return hashlib.sha256(self.svg().encode()).hexdigest()


PICTURES = (
    Picture("icon-180.png", "public/icon.svg", 180, 180, 0.94),
    Picture("icon-192.png", "public/icon.svg", 192, 192),
    Picture("icon-512.png", "public/icon.svg", 512, 512),
    Picture("icon-maskable-512.png", "public/icon.svg", 512, 512, SAFE),
    Picture("preview.png", "art/preview.svg", 1200, 630),
)


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def with_text(png: bytes, text: str) -> bytes:
    """The file with a text after its header."""
    header = len(SIGNATURE) + 25
    return png[:header] + chunk(b"tEXt", f"{KEYWORD}\0{text}".encode()) + png[header:]


def draw(page: Page, picture: Picture) -> bytes:
    """The picture as a PNG file."""
    page.set_viewport_size({"width": picture.width, "height": picture.height})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture.svg()}")
    return with_text(page.screenshot(omit_background=True), picture.source())


def main() -> None:
    """Draw all pictures."""
    found = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(found) if found else None, args=FLAGS)
        page = browser.new_page()
        for picture in PICTURES:
            (WEB / "public" / picture.name).write_bytes(draw(page, picture))
            print(picture.name, file=sys.stderr)
        browser.close()


if __name__ == "__main__":
    main()
