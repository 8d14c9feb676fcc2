"""Reasons for moves of stacks, by their effect on piles, chips and cards."""

from __future__ import annotations

from knaves.bots.reason import HintReason, make_reason
from knaves.cards import Card
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR, COLOURS, PLACE_NUMBER, PLACES, RANK, WILDS, fits
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, Discard, Lay, Reverse, Skip, StealCard, StealChip, Take
from knaves.games.stacks.view import View

NEAR = 2
"""A pile that lacks this many cards or fewer can be completed by an opponent."""


def explain(view: View, move: Move) -> HintReason:
    """The reason for a move, from the view alone."""
    if isinstance(move, Lay):
        return _explain_lay(view, move)
    if isinstance(move, StealChip):
        return make_reason("steals-chip", seat=move.victim, colour=COLOURS[move.colour])
    if isinstance(move, StealCard):
        return _explain_theft(view, move)
    if isinstance(move, Take):
        return make_reason("takes-card", card=move.card)
    if isinstance(move, Skip) or (isinstance(move, Reverse) and view.setup.reverse_skips):
        return make_reason("skips", seat=_next(view))
    if isinstance(move, Reverse):
        return make_reason("reverses")
    if isinstance(move, Discard):
        return _explain_discard(view, move)
    if move in (BLOCKS, LET):
        return _explain_answer(view, move)
    return make_reason("draws" if move == DRAW else "nothing-left")


def _next(view: View) -> int:
    """The next seat that a Skip would skip."""
    return (view.turn + view.direction * (1 + view.pending.skips)) % view.seats


def _own(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _wins_with(view: View, seat: int, place: int) -> bool:
    """Whether a chip for the pile at this place would win."""
    blue, red = view.chips[seat]
    return view.setup.wins((blue + (place < 2), red + (place >= 2)))


def _explain_lay(view: View, move: Lay) -> HintReason:
    place = PLACE_NUMBER[move.place]
    colour = COLOURS[COLOUR[move.card]]
    height = len(view.piles[place]) + 1
    if height == view.setup.height:
        if _wins_with(view, _own(view), place):
            return make_reason("wins", card=move.card)
        return make_reason("completes-pile", card=move.card, place=move.place, colour=colour)
    cards = _cards_to_complete(view, move, place, height)
    if cards:
        return make_reason("leads-to-pile", card=move.card, place=move.place, colour=colour, cards=cards)
    if len(view.hand) == 1 and not move.top:
        return make_reason("empties-hand", card=move.card)
    return make_reason("uses-discard" if move.top else "gets-rid", card=move.card, place=move.place)


def _cards_to_complete(view: View, move: Lay, place: int, height: int) -> int:
    """How many more own cards complete the pile in this turn; 0 if they cannot."""
    held = list(view.hand)
    top = view.discard_tops[_own(view)]
    if top is not None:
        held.append(top)
    held.remove(move.card)
    return _chain(view, held, place, height)


def _chain(view: View, held: list[Card], place: int, height: int) -> int:
    """How many of these cards complete a pile of this height; 0 if they cannot."""
    colour = place // 2
    wilds = held.count(WILDS[colour])
    lacking = range(height + 1, view.setup.height + 1)
    ranks = {RANK[card] for card in held if COLOUR.get(card) == colour}
    gaps = sum(rank not in ranks for rank in lacking)
    return len(lacking) if gaps <= wilds else 0


def _explain_theft(view: View, move: StealCard) -> HintReason:
    if move.source == "h":
        return make_reason("steals-from-hand", seat=move.victim)
    card = view.discard_tops[move.victim]
    assert card is not None
    own = any(_fits_somewhere(view, card, pile) for pile in range(len(PLACES)))
    return make_reason("steals-card" if own else "denies-card", seat=move.victim, card=card)


def _fits_somewhere(view: View, card: Card, place: int) -> bool:
    return COLOUR.get(card) == place // 2 and fits(card, len(view.piles[place]))


def _explain_discard(view: View, move: Discard) -> HintReason:
    """A discard that denies a pile, keeps a card for later, or is simply the least useful."""
    for other in view.legal:
        if isinstance(other, Lay):
            place = PLACE_NUMBER[other.place]
            lacks = view.setup.height - len(view.piles[place]) - 1
            if 0 < lacks <= NEAR and any(_wins_with(view, seat, place) or lacks == 1 for seat in _others(view)):
                return make_reason("denies-pile", card=other.card, place=other.place)
    ranks = {len(pile) + 1 for place, pile in enumerate(view.piles) if COLOUR.get(move.card) == place // 2}
    if move.card in WILDS or RANK.get(move.card, 0) in ranks | {rank + 1 for rank in ranks}:
        return make_reason("keeps-for-later", card=move.card)
    return make_reason("discards-least", card=move.card)


def _others(view: View) -> tuple[int, ...]:
    return view.setup.others[_own(view)]


def _explain_answer(view: View, move: Move) -> HintReason:
    window = view.pending.window
    assert window is not None
    place = PLACES[window.place]
    if move == LET:
        return make_reason("saves-block", seat=view.turn, place=place)
    complete = len(view.piles[window.place]) == view.setup.height
    wins = complete and _wins_with(view, view.turn, window.place)
    return make_reason("blocks-win" if wins else "blocks-pile", seat=view.turn, place=place)
