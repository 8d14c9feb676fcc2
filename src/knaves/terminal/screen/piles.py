"""The middle of the table in stacks: the four piles and the draw deck."""

from __future__ import annotations

from collections.abc import Collection

from knaves.games.stacks.deck import COLOURS, PLACES
from knaves.terminal.screen.paper import Paper
from knaves.terminal.screen.table import Table
from knaves.terminal.stacks_kind import OWN_PILE, SHAPES, STACKS, stacks_view

ROUND, DOUBLE = "╭╮╰╯─│", "╔╗╚╝═║"
WIDEST = 18


class Piles(Table):
    """Each pile is a ladder of five rungs: what lies there, what is needed next, what is still to come."""

    def paint(self, paper: Paper) -> None:
        """Blue piles, the deck, red piles."""
        view = stacks_view(self.seen.view)
        wide = min(WIDEST, (paper.width - 8) // 4)
        deck = max(8, min(13, paper.width - 4 * wide))
        rungs = view.setup.height
        step = 2 if paper.height >= 2 * rungs + 4 else 1
        high = rungs * step + 2 + (step - 1)
        left = max(0, (paper.width - 4 * wide - deck) // 2)
        top = max(0, (paper.height - high - 1) // 2)
        for number in range(len(PLACES)):
            x = left + number * wide + (deck if number >= 2 else 0)
            self._paint_pile(paper, number, x, top, wide, high, step)
        self._paint_deck(paper, left + 2 * wide, top, deck, high)

    def _paint_pile(self, paper: Paper, number: int, x: int, y: int, wide: int, high: int, step: int) -> None:
        view, say = stacks_view(self.seen.view), self.seen.words.say
        place, pile = PLACES[number], view.piles[number]
        colour = number // 2
        side = self.styles_of[f"side {2 * colour}"]
        window = view.loose.window is not None and view.loose.window.place == number
        aimed = place in (self.aim, self.cursor)
        lit = place in self.targets or window
        frame_style = self.styles_of["next"] if aimed or lit else side
        paper.frame(x, y, wide - 1, high, DOUBLE if aimed or window else ROUND, frame_style)
        long, short = (
            f" {SHAPES[colour]} {say('team', team=COLOURS[colour])} {number % 2 + 1} ",
            f" {SHAPES[colour]} {place} ",
        )
        paper.put(x + 1, y, long if len(long) <= wide - 3 else short, frame_style)
        for rung in range(view.setup.height):
            row = y + high - 2 - rung * step - (step - 1)
            if rung < len(pile):
                card = pile[rung]
                mark = f"{SHAPES[colour]} {rung + 1}" + (" +" if card[1] == "W" else "")
                paper.put(x + 1, row, f" {mark}".ljust(wide - 3), self.styles_of[f"chip {2 * colour}"])
            elif rung == len(pile):
                needs = STACKS.needs(view, number)
                assert needs is not None
                face = STACKS.face(self.seen.words, needs)
                text = f" {say('table-pile-needs', card=face)}"
                paper.put(x + 1, row, text if len(text) <= wide - 3 else f" ▸ {face}", self.styles_of["next"])
            else:
                paper.put(x + 1, row, f" · {rung + 1}", self.styles_of["rung"])
        if len(pile) == view.setup.height:
            paper.put(x + 1, y + high, say("term-complete")[: wide - 2], self.styles_of["next"])
        paper.zone(x, y, wide - 1, high, place)

    def _paint_deck(self, paper: Paper, x: int, y: int, wide: int, high: int) -> None:
        view = stacks_view(self.seen.view)
        card = min(wide - 2, 7)
        left, top = x + (wide - 1 - card) // 2, y + max(0, (high - 9) // 2)
        paper.frame(left, top, card, 4, ROUND, self.styles_of["quiet"])
        for row in (1, 2):
            paper.put(left + 1, top + row, "▒" * (card - 2), self.styles_of["quiet"])
        paper.put(left, top + 4, f"{view.deck_count}".center(card), self.styles_of["strong"])
        self._paint_own_pile(paper, left, top + 6, card)

    def _paint_own_pile(self, paper: Paper, x: int, y: int, wide: int) -> None:
        """Where discards go."""
        view = stacks_view(self.seen.view)
        lit = OWN_PILE in self.targets
        style = self.styles_of["next" if lit else "quiet"]
        paper.frame(x, y, wide, 3, DOUBLE if self.aim == OWN_PILE else ROUND, style)
        top = None if view.seat is None else view.discard_tops[view.seat]
        paper.put(
            x + 1, y + 1, ("▤" if top is None else f"▤ {STACKS.face(self.seen.words, top)}").center(wide - 2), style
        )
        paper.zone(x, y, wide, 3, OWN_PILE)

    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """Round and round."""
        spots = [place for place in (*PLACES, *sorted(set(among) - set(PLACES))) if not among or place in among]
        if spot not in spots:
            return spots[0]
        return spots[(spots.index(spot) + (right or down)) % len(spots)]
