"""The table of stacks: the four piles and the draw deck."""

from __future__ import annotations

from collections.abc import Collection

from knaves.games.stacks.deck import COLOURS, PLACES
from knaves.terminal.presenters.stacks import OWN_PILE, SHAPES, STACKS_PRESENTER, stacks_view
from knaves.terminal.screen.canvas import Canvas
from knaves.terminal.screen.play_area import PlayArea

ROUND, DOUBLE = "╭╮╰╯─│", "╔╗╚╝═║"
MAX_PILE_WIDTH = 18


class Piles(PlayArea):
    """Each pile is a ladder of five rungs: the cards on it, the next one needed, and those to come."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the blue piles, the deck and the red piles."""
        view = stacks_view(self.context.view)
        width = min(MAX_PILE_WIDTH, (canvas.width - 8) // 4)
        deck = max(8, min(13, canvas.width - 4 * width))
        rungs = view.setup.height
        step = 2 if canvas.height >= 2 * rungs + 4 else 1
        height = rungs * step + 2 + (step - 1)
        left = max(0, (canvas.width - 4 * width - deck) // 2)
        top = max(0, (canvas.height - height - 1) // 2)
        for number in range(len(PLACES)):
            x = left + number * width + (deck if number >= 2 else 0)
            self._paint_pile(canvas, number, x, top, width, height, step)
        self._paint_deck(canvas, left + 2 * width, top, deck, height)

    def _paint_pile(self, canvas: Canvas, number: int, x: int, y: int, width: int, height: int, step: int) -> None:
        view, say = stacks_view(self.context.view), self.context.words.say
        place, pile = PLACES[number], view.piles[number]
        colour = number // 2
        side = self.palette[f"side {2 * colour}"]
        window = view.pending.window is not None and view.pending.window.place == number
        aimed = place in (self.aim, self.cursor)
        lit = place in self.targets or window
        frame_style = self.palette["next"] if aimed or lit else side
        canvas.frame(x, y, width - 1, height, DOUBLE if aimed or window else ROUND, frame_style)
        long, short = (
            f" {SHAPES[colour]} {say('team', team=COLOURS[colour])} {number % 2 + 1} ",
            f" {SHAPES[colour]} {place} ",
        )
        canvas.put(x + 1, y, long if len(long) <= width - 3 else short, frame_style)
        for rung in range(view.setup.height):
            row = y + height - 2 - rung * step - (step - 1)
            if rung < len(pile):
                card = pile[rung]
                mark = f"{SHAPES[colour]} {rung + 1}" + (" +" if card[1] == "W" else "")
                canvas.put(x + 1, row, f" {mark}".ljust(width - 3), self.palette[f"chip {2 * colour}"])
            elif rung == len(pile):
                needs = STACKS_PRESENTER.needs(view, number)
                assert needs is not None
                face = STACKS_PRESENTER.face(self.context.words, needs)
                text = f" {say('table-pile-needs', card=face)}"
                canvas.put(x + 1, row, text if len(text) <= width - 3 else f" ▸ {face}", self.palette["next"])
            else:
                canvas.put(x + 1, row, f" · {rung + 1}", self.palette["rung"])
        if len(pile) == view.setup.height:
            canvas.put(x + 1, y + height, say("term-complete")[: width - 2], self.palette["next"])
        canvas.add_zone(x, y, width - 1, height, place)

    def _paint_deck(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        view = stacks_view(self.context.view)
        card = min(width - 2, 7)
        left, top = x + (width - 1 - card) // 2, y + max(0, (height - 9) // 2)
        canvas.frame(left, top, card, 4, ROUND, self.palette["quiet"])
        for row in (1, 2):
            canvas.put(left + 1, top + row, "▒" * (card - 2), self.palette["quiet"])
        canvas.put(left, top + 4, f"{view.deck_count}".center(card), self.palette["strong"])
        self._paint_own_pile(canvas, left, top + 6, card)

    def _paint_own_pile(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Draw the player's discard pile."""
        view = stacks_view(self.context.view)
        lit = OWN_PILE in self.targets
        style = self.palette["next" if lit else "quiet"]
        canvas.frame(x, y, width, 3, DOUBLE if self.aim == OWN_PILE else ROUND, style)
        top = None if view.seat is None else view.discard_tops[view.seat]
        canvas.put(
            x + 1,
            y + 1,
            ("▤" if top is None else f"▤ {STACKS_PRESENTER.face(self.context.words, top)}").center(width - 2),
            style,
        )
        canvas.add_zone(x, y, width, 3, OWN_PILE)

    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """The next place, in a circle."""
        spots = [place for place in (*PLACES, *sorted(set(among) - set(PLACES))) if not among or place in among]
        if spot not in spots:
            return spots[0]
        return spots[(spots.index(spot) + (right or down)) % len(spots)]
