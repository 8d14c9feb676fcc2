"""Why a move of stacks is good: by what it does to the piles, the chips and the cards."""

from __future__ import annotations

from knaves.bots.reason import HintReason, because
from knaves.cards import Card
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR, COLOURS, PLACE_NUMBER, PLACES, RANK, WILDS, fits
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, Discard, Lay, Reverse, Skip, StealCard, StealChip, Take
from knaves.games.stacks.view import View

NEAR = 2
"""A pile that lacks so few cards is in an opponent's reach."""


def explain(view: View, move: Move) -> HintReason:
    """What speaks for a move, from the view alone."""
    if isinstance(move, Lay):
        return _lay(view, move)
    if isinstance(move, StealChip):
        return because("steals-chip", seat=move.victim, colour=COLOURS[move.colour])
    if isinstance(move, StealCard):
        return _theft(view, move)
    if isinstance(move, Take):
        return because("takes-card", card=move.card)
    if isinstance(move, Skip) or (isinstance(move, Reverse) and view.setup.reverse_skips):
        return because("skips", seat=_next(view))
    if isinstance(move, Reverse):
        return because("reverses")
    if isinstance(move, Discard):
        return _discard(view, move)
    if move in (BLOCKS, LET):
        return _answer(view, move)
    return because("draws" if move == DRAW else "nothing-left")


def _next(view: View) -> int:
    """Who would come next if nobody was skipped any more."""
    return (view.turn + view.direction * (1 + view.loose.skips)) % view.seats


def _own(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _wins_with(view: View, seat: int, place: int) -> bool:
    """Whether a chip for the pile at this place would win."""
    blue, red = view.chips[seat]
    return view.setup.wins((blue + (place < 2), red + (place >= 2)))


def _lay(view: View, move: Lay) -> HintReason:
    place = PLACE_NUMBER[move.place]
    colour = COLOURS[COLOUR[move.card]]
    height = len(view.piles[place]) + 1
    if height == view.setup.height:
        if _wins_with(view, _own(view), place):
            return because("wins", card=move.card)
        return because("completes-pile", card=move.card, place=move.place, colour=colour)
    cards = _cards_to_complete(view, move, place, height)
    if cards:
        return because("leads-to-pile", card=move.card, place=move.place, colour=colour, cards=cards)
    if len(view.hand) == 1 and not move.top:
        return because("empties-hand", card=move.card)
    return because("uses-discard" if move.top else "gets-rid", card=move.card, place=move.place)


def _cards_to_complete(view: View, move: Lay, place: int, height: int) -> int:
    """How many cards more complete the pile in this turn, if the own ones do; else 0."""
    held = list(view.hand)
    top = view.discard_tops[_own(view)]
    if top is not None:
        held.append(top)
    held.remove(move.card)
    return _chain(view, held, place, height)


def _chain(view: View, held: list[Card], place: int, height: int) -> int:
    """How many of these cards complete a pile of this height; 0 if they do not."""
    colour = place // 2
    wilds = held.count(WILDS[colour])
    lacking = range(height + 1, view.setup.height + 1)
    ranks = {RANK[card] for card in held if COLOUR.get(card) == colour}
    gaps = sum(rank not in ranks for rank in lacking)
    return len(lacking) if gaps <= wilds else 0


def _theft(view: View, move: StealCard) -> HintReason:
    if move.source == "h":
        return because("steals-from-hand", seat=move.victim)
    card = view.discard_tops[move.victim]
    assert card is not None
    own = any(_fits_somewhere(view, card, pile) for pile in range(len(PLACES)))
    return because("steals-card" if own else "denies-card", seat=move.victim, card=card)


def _fits_somewhere(view: View, card: Card, place: int) -> bool:
    return COLOUR.get(card) == place // 2 and fits(card, len(view.piles[place]))


def _discard(view: View, move: Discard) -> HintReason:
    """Something is kept from the others, kept for later, or simply needed least."""
    for other in view.legal:
        if isinstance(other, Lay):
            place = PLACE_NUMBER[other.place]
            lacks = view.setup.height - len(view.piles[place]) - 1
            if 0 < lacks <= NEAR and any(_wins_with(view, seat, place) or lacks == 1 for seat in _others(view)):
                return because("denies-pile", card=other.card, place=other.place)
    ranks = {len(pile) + 1 for place, pile in enumerate(view.piles) if COLOUR.get(move.card) == place // 2}
    if move.card in WILDS or RANK.get(move.card, 0) in ranks | {rank + 1 for rank in ranks}:
        return because("keeps-for-later", card=move.card)
    return because("discards-least", card=move.card)


def _others(view: View) -> tuple[int, ...]:
    return view.setup.others[_own(view)]


def _answer(view: View, move: Move) -> HintReason:
    window = view.loose.window
    assert window is not None
    place = PLACES[window.place]
    if move == LET:
        return because("saves-block", seat=view.turn, place=place)
    complete = len(view.piles[window.place]) == view.setup.height
    wins = complete and _wins_with(view, view.turn, window.place)
    return because("blocks-win" if wins else "blocks-pile", seat=view.turn, place=place)
