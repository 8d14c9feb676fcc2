"""Draw the pictures of docs/library.md into docs/images: `python tools/doc_pictures.py`."""

from __future__ import annotations

from pathlib import Path

from knaves import GAMES, svg

IMAGES = Path(__file__).parents[1] / "docs/images"


def draw() -> dict[str, str]:
    """The pictures by the names of their files."""
    chips = {"blue": ["b1", "c1", "d1", "e1", "d4", "e5", "g7"], "green": ["c3", "d5", "f6", "h4", "c8"]}
    board = GAMES.classic.make_position(
        seats=2, chips=chips, sequences=["a1-e1"], hands=[["8H", "JC", "3S", "TD"], ["JS", "QC", "6H", "AD"]]
    )
    piles = GAMES.stacks.make_position(
        seats=3,
        piles={"b1": ["B1", "BW", "B3"], "b2": ["B1"], "r1": ["R1", "R2", "R3", "R4"]},
        chips=[(2, 1), (1, 0), (0, 2)],
        hands=[["R5", "BW", "SK", "B1", "ST"], ["B4", "B4"], ["R2"]],
        discards=[["R3"], ["BL"], []],
    )
    return {
        "library-board.svg": svg.board(board.view(0), marks={"f6": "red"}, arrows=[("d4", "f6")]),
        "library-piles.svg": svg.piles(piles.view(0), arrows=[(0, "r1")]),
    }


def main() -> None:
    """Write them."""
    for name, picture in draw().items():
        (IMAGES / name).write_text(picture + "\n", "utf-8")


if __name__ == "__main__":
    main()
