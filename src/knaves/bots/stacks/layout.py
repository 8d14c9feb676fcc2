"""The offsets in a packed position, the packed form of moves, and the offsets of weights and scratch space."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

Ints = MutableSequence[int]
"""A packed position, or other whole numbers."""
Floats = MutableSequence[float]

# --- Cards: B1…B5 BW R1…R5 RW, then the specials ---

CARDS: Final = 17
COLOURED: Final = 12
"""Cards below this number have a colour: their number // SUIT."""
SUIT: Final = 6
WILD: Final = 5
"""The wild of a colour comes after its five numbers."""
SKIP: Final = 12
REVERSE: Final = 13
STEAL_CARD: Final = 14
BLOCK: Final = 15
STEAL_CHIP: Final = 16
NO_CARD: Final = -1

# --- Positions ---

MAX_SEATS: Final = 6
MAX_CARDS: Final = 120
PLACES: Final = 4
MAX_HEIGHT: Final = 5
NOBODY: Final = -1
DRAWN: Final = -2

SEATS: Final = 0
TURN: Final = 1
DIRECTION: Final = 2
SKIPS: Final = 3
WINNER: Final = 4
IDLE_TURNS: Final = 5
BUSY: Final = 6
WINDOW: Final = 7
"""The place of the open window, or -1."""
WINDOW_TOP: Final = 8
ANSWERED: Final = 9
"""A bit for each seat that has answered in the window …"""
BLOCKERS: Final = 10
"""… and for each that answered with a Block."""
STEALING: Final = 11
"""The seat whose hand the thief was shown, or -1."""
DECK_COUNT: Final = 12
"""The number of cards in the draw deck."""
ONE_SKIP: Final = 14
WITH_SPECIALS: Final = 15
THIEF_CHOOSES: Final = 16
BLOCK_ANY_TIME: Final = 17
HAND_SIZE: Final = 18
HEIGHT: Final = 19
CHIPS_TO_WIN: Final = 20
CHIPS_OF_EACH: Final = 21
PENALTIES: Final = 22
"""A bit for each seat that plays a turn without new cards."""
CHIPS: Final = 23
"""Blue and red by seat."""
HEIGHTS: Final = CHIPS + 2 * MAX_SEATS
PILES: Final = HEIGHTS + PLACES
HAND_COUNT: Final = PILES + PLACES * MAX_HEIGHT
HANDS: Final = HAND_COUNT + MAX_SEATS
"""The number of each card, by seat."""
SET_ASIDE: Final = HANDS + CARDS * MAX_SEATS
SPECIALS: Final = SET_ASIDE + CARDS
TOTAL_COPIES: Final = SPECIALS + CARDS
"""The number of each card in the game."""
DISCARD_COUNT: Final = TOTAL_COPIES + CARDS
DISCARDS: Final = DISCARD_COUNT + MAX_SEATS
DECK_CARDS: Final = DISCARDS + MAX_SEATS * MAX_CARDS
"""The draw deck, its top card last."""
POSITION_SIZE: Final = DECK_CARDS + MAX_CARDS

# --- Moves: kind * MOVE_KIND, + FROM_TOP if the card is from the discard pile, + the details below ---

LAY: Final = 0
"""card * 4 + place"""
SKIPPING: Final = 1
REVERSING: Final = 2
STEALING_CARD: Final = 3
"""victim * 2, and 1 for the hand rather than the discard pile"""
STEALING_CHIP: Final = 4
"""victim * 2 + colour"""
DISCARD: Final = 5
"""card"""
END: Final = 6
BLOCKING: Final = 7
LETTING: Final = 8
TAKE: Final = 9
"""card"""
MOVE_KIND: Final = 256
FROM_TOP: Final = 128

# --- Weights ---

NEED: Final = 0
"""The value of the first chip towards the win, … of the last but one; then of preventing a loss."""
SPARE: Final = 5
"""A chip that is not needed for the win, but can be stolen instead of another."""
OPPONENT: Final = 6
"""The weight of an opponent's chips relative to the own."""
DANGER: Final = 7
"""By the cards a pile lacks (from 1): the factor of the chance that an opponent completes it first."""
LATER: Final = 12
"""The share of the danger that remains when all opponents are skipped."""
PROSPECT: Final = 13
"""By the cards that the seat lacks (from 0): the factor of the chance to complete a pile next turn."""
HOLD: Final = 19
"""A card in hand: the numbers from 1 to 5, a wild, then the specials in order."""
ON_TOP: Final = 30
"""The same card on top of the own discard pile; the same order."""
DOUBLE: Final = 41
"""The cost of a second copy of a number in hand."""
UNDRAWN: Final = 42
"""A card still to be drawn."""
REFILL: Final = 43
"""Five new cards in the same turn."""
REVEAL: Final = 44
"""The card below the top of the own discard pile becomes playable."""
BURY: Final = 45
"""The share of a card's value on top that is lost when another card covers it."""
RUN: Final = 46
"""A card discarded onto its successor, so that both can be played in order."""
STEAL_HAND: Final = 47
"""An unknown card from a hand; the next weight: a card that the thief chooses."""
DENY: Final = 49
"""The share of a card's value on top that counts when it is stolen from its owner."""
WILD_SHARE: Final = 50
"""The weight of a wild among the cards that fit."""
BLOCK_PRICE: Final = 51
"""The loss, besides the value of the card, that justifies using a Block."""
PROGRESS: Final = 52
"""By the height of a pile (from 1): the value of its existence, whoever completes it."""
HURRY: Final = 56
"""With many cards on discard piles: a bonus for laying cards and a malus for specials. Otherwise only specials would be
reshuffled again and again while the needed cards stay buried (G46)."""
WEIGHT_COUNT: Final = 57

WINS: Final = 1e6
"""Above every other value."""

MAX_SPARE: Final = 3
"""More spare chips have no value …"""
USELESS: Final = 1e5
"""… and are to be avoided: with the other colour buried, the same cards could circulate for ever in one turn."""

# --- Scratch space of the evaluation ---

CHAIN: Final = 0
"""By seat, colour and height: the chance that the seat completes such a pile in one turn."""
DRAW_CHANCE: Final = CHAIN + MAX_SEATS * 2 * MAX_HEIGHT
"""By colour, number and number of draws (0 to 5): the chance to draw the number or a wild."""
DRAWS: Final = 6
SURVIVAL: Final = DRAW_CHANCE + 2 * MAX_HEIGHT * DRAWS
"""By place: the chance that a pile is still there in the seat's next turn."""
GAIN: Final = SURVIVAL + PLACES
"""By seat and colour: the value of one more chip."""
BEST: Final = GAIN + 2 * MAX_SEATS
NODES: Final = BEST + 1
BONUS: Final = NODES + 1
"""The value of the plays so far that the position does not show."""
UNSEEN: Final = BONUS + 1
"""By card: the number of unseen copies."""
PRESSURE: Final = UNSEEN + CARDS
CHIPS_VALUE: Final = PRESSURE + 1
SAVED: Final = CHIPS_VALUE + 1
"""By depth of the plan: the bonus before the play."""
MAX_PLAYS: Final = 24
"""The longest plan, in plays."""
SCRATCH_SIZE: Final = SAVED + MAX_PLAYS

MAX_NODES: Final = 160
"""The number of positions that a plan explores."""
PLAN_ENDS: Final = -2

# --- Scratch space of the planner: the plays of the current plan come first ---

REVEALED: Final = MAX_PLAYS + 2
"""Whether the top of the own discard pile is unknown in the plan."""
STOLEN_FROM: Final = REVEALED + 1
"""A bit for each seat whose top discard is stolen in the plan."""
NEXT: Final = STOLEN_FROM + 1
"""By depth: the index of the next choice …"""
COUNT: Final = NEXT + MAX_PLAYS
"""… and the number of choices."""
CHOICES: Final = COUNT + MAX_PLAYS
MAX_CHOICES: Final = 64
PATH_SIZE: Final = CHOICES + MAX_CHOICES * MAX_PLAYS
