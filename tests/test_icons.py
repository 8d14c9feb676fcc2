"""The icons and the preview picture are the drawings of the repository, in the sizes that devices ask for."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from knaves.server.previews import IMAGE, IMAGE_HEIGHT, IMAGE_WIDTH
from tools.icons import KEYWORD, PICTURES, SIGNATURE, Picture

PUBLIC = Path(__file__).parents[1] / "web/public"


def read(name: str) -> bytes:
    png = (PUBLIC / name).read_bytes()
    assert png.startswith(SIGNATURE)
    return png


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_has_its_size_and_is_up_to_date(picture: Picture) -> None:
    """If this fails, run `python tools/icons.py`."""
    png = read(picture.name)
    assert struct.unpack(">II", png[16:24]) == (picture.width, picture.height)
    assert f"{KEYWORD}\0{picture.source()}".encode() in png
    assert len(png) < 120_000  # messengers drop the previews of large pictures


def test_the_manifest_has_icons_for_home_screens() -> None:
    icons = json.loads((PUBLIC / "manifest.webmanifest").read_text())["icons"]
    for icon in icons:
        name = icon["src"].removeprefix("./")
        if name.endswith(".png"):
            width, height = struct.unpack(">II", read(name)[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    found = {(icon["sizes"], icon["purpose"]) for icon in icons}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= found
    page = (PUBLIC.parent / "index.html").read_text()
    assert '<link rel="apple-touch-icon" href="./icon-180.png" />' in page
    assert struct.unpack(">II", read("icon-180.png")[16:24]) == (180, 180)


def test_the_preview_has_the_size_that_the_page_states() -> None:
    assert struct.unpack(">II", read(IMAGE)[16:24]) == (IMAGE_WIDTH, IMAGE_HEIGHT)
