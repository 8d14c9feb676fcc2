"""Where things lie in a packed position, how moves are written as numbers, and what the weights are called."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

Ints = MutableSequence[int]
"""A packed position, or other whole numbers: a list, or an array where the code is compiled."""
Floats = MutableSequence[float]

# --- Cards: B1…B5 BW R1…R5 RW, then the specials ---

CARDS: Final = 17
COLOURED: Final = 12
"""Cards below this number have a colour: their number divided by SUIT."""
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

MOST_SEATS: Final = 6
MOST_CARDS: Final = 120
PLACES: Final = 4
MOST_HEIGHT: Final = 5
NOBODY: Final = -1
DRAWN: Final = -2

SEATS: Final = 0
TURN: Final = 1
DIRECTION: Final = 2
SKIPS: Final = 3
WINNER: Final = 4
IDLE: Final = 5
BUSY: Final = 6
WINDOW: Final = 7
"""The place that waits for answers, or -1."""
WINDOW_TOP: Final = 8
ANSWERED: Final = 9
"""A bit for each seat that has answered in the window …"""
BLOCKERS: Final = 10
"""… and for each that answered with a Block."""
STEALING: Final = 11
"""The seat whose hand the thief was shown, or -1."""
DECK: Final = 12
"""How many cards the draw deck has."""
TURNS: Final = 13
"""Turns that have ended since the position was packed."""
ONE_SKIP: Final = 14
WITH_SPECIALS: Final = 15
CHOSEN: Final = 16
ANY_TIME: Final = 17
HAND_SIZE: Final = 18
HEIGHT: Final = 19
CHIPS_TO_WIN: Final = 20
CHIPS_OF_EACH: Final = 21
PENALTIES: Final = 22
"""A bit for each seat that plays a turn without new cards."""
CHIPS: Final = 23
"""Blue and red by seat."""
HEIGHTS: Final = CHIPS + 2 * MOST_SEATS
PILES: Final = HEIGHTS + PLACES
HELD: Final = PILES + PLACES * MOST_HEIGHT
HANDS: Final = HELD + MOST_SEATS
"""How many of each card, by seat."""
OUT: Final = HANDS + CARDS * MOST_SEATS
SPECIALS: Final = OUT + CARDS
TOTAL: Final = SPECIALS + CARDS
"""How many of each card are in the game."""
DISCARDED: Final = TOTAL + CARDS
DISCARDS: Final = DISCARDED + MOST_SEATS
DECK_CARDS: Final = DISCARDS + MOST_SEATS * MOST_CARDS
"""The draw deck, its top card last."""
POSITION: Final = DECK_CARDS + MOST_CARDS

# --- Moves: the kind, whether the card is from the discard pile, and what else there is to say ---

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
KIND: Final = 256
FROM_TOP: Final = 128

# --- Weights ---

NEED: Final = 0
"""What the first chip on the way is worth, … the last but one; and what it is worth to be kept from losing."""
SPARE: Final = 5
"""A chip that brings nobody nearer to the win, but can be stolen in place of another."""
OPPONENT: Final = 6
"""How much an opponent's chips count, against one's own."""
DANGER: Final = 7
"""By how many cards a pile lacks (from 1): that an opponent completes it before one's next turn."""
LATER: Final = 12
"""How much of the danger is left when all opponents are skipped."""
PROSPECT: Final = 13
"""By how many cards one lacks oneself (from 0): to complete a pile in one's next turn."""
HOLD: Final = 19
"""To have a card in hand: the numbers from 1 to 5, a wild, then the specials in their order."""
ON_TOP: Final = 30
"""To have it on top of one's discard pile instead; the same order."""
DOUBLE: Final = 41
"""The price of two equal numbers in a hand."""
FRESH: Final = 42
"""A card still to be drawn."""
REFILL: Final = 43
"""Five new cards and the turn goes on."""
REVEAL: Final = 44
"""What lies below the top of one's discard pile comes into play."""
BURY: Final = 45
"""How much of a card's value on top is lost under another."""
RUN: Final = 46
"""A card laid on the one that follows it, so that both can be played one after the other."""
STEAL_HAND: Final = 47
"""An unknown card from a hand; the thief chooses it: the next one."""
DENY: Final = 49
"""How much of a card's value on top its owner loses by a theft."""
WILD_SHARE: Final = 50
"""How much a wild counts among the cards that fit."""
BLOCK_PRICE: Final = 51
"""What must be at stake, besides the value of the card, to spend a Block."""
PROGRESS: Final = 52
"""By the height of a pile (from 1): for having it there at all, whoever completes it."""
HURRY: Final = 56
"""With many cards on discard piles: for cards laid, and against specials, which alone would be shuffled again and
again while what is needed lies buried (G46)."""
WEIGHTS: Final = 57

WINS: Final = 1e6
"""More than anything else can be worth."""

MOST_SPARE: Final = 3
"""More chips that bring nobody nearer to the win are worth nothing …"""
USELESS: Final = 1e5
"""… and not to be made: with the other colour buried, the same cards could come round for ever in one turn."""

# --- Beliefs: how likely a hidden card is in a hand, by grade and standing; then in a discard pile, by grade ---

GRADES: Final = 11
LIES_IDLE: Final = 0
CAN_BE_LAID: Final = 1
COMPLETES: Final = 2
STANDINGS: Final = 3
BELIEFS: Final = GRADES * STANDINGS + GRADES

# --- Room for the evaluation ---

CHAIN: Final = 0
"""By seat, colour and height: the chance that this seat completes such a pile in one turn."""
DRAW_CHANCE: Final = CHAIN + MOST_SEATS * 2 * MOST_HEIGHT
"""By colour, number and how many cards are drawn (0 to 5): the chance to get the number or a wild."""
DRAWS: Final = 6
SURVIVAL: Final = DRAW_CHANCE + 2 * MOST_HEIGHT * DRAWS
"""By place: the chance that a pile is still there in one's next turn."""
GAIN: Final = SURVIVAL + PLACES
"""By seat and colour: what one more chip is worth."""
BEST: Final = GAIN + 2 * MOST_SEATS
NODES: Final = BEST + 1
BONUS: Final = NODES + 1
"""What the plays so far have brought besides the position."""
UNSEEN: Final = BONUS + 1
"""By card: how many are not in sight."""
PRESSURE: Final = UNSEEN + CARDS
CHIPS_WORTH: Final = PRESSURE + 1
LIKELY: Final = CHIPS_WORTH + 1
"""By card: how likely it is where cards are being dealt."""
SAVED: Final = LIKELY + CARDS
"""By play of the plan: the bonus before it."""
MOST_PLAYS: Final = 24
"""Plays of one plan."""
NEURONS: Final = SAVED + MOST_PLAYS
"""The first layer of the net."""
FIRST_LAYER: Final = 32
ROOM: Final = NEURONS + FIRST_LAYER

MOST_NODES: Final = 160
"""A plan is looked for among so many positions."""
MOST_STEPS: Final = 10_000
"""A playout has so many plans and answers at most."""
PLAN_ENDS: Final = -2

# --- Room for plans: the plays of the current one come first ---

BEST_PATH: Final = MOST_PLAYS + 2
BEST_LENGTH: Final = BEST_PATH + MOST_PLAYS + 2
REVEALED: Final = BEST_LENGTH + 1
"""Whether the top of one's discard pile is unknown in the plan."""
ROBBED: Final = REVEALED + 1
"""A bit for each seat whose discard pile was stolen from in the plan."""
NEXT: Final = ROBBED + 1
"""By depth: which of the choices comes next …"""
COUNT: Final = NEXT + MOST_PLAYS
"""… and how many there are."""
CHOICES: Final = COUNT + MOST_PLAYS
MOST_CHOICES: Final = 64
PATHS: Final = CHOICES + MOST_CHOICES * MOST_PLAYS

# --- Forecast for two: the signs that a position may show when a turn begins, and the net that reads them ---

MOST_CHIPS: Final = 4
"""More chips of a colour are not told apart."""
SIGNS_CHIPS: Final = 0
"""By blue and red chips."""
SIGNS_HAND: Final = SIGNS_CHIPS + (MOST_CHIPS + 1) * (MOST_CHIPS + 1)
"""By card: at least one in hand; then at least two."""
SIGNS_DISCARDS: Final = SIGNS_HAND + 2 * CARDS
"""By card: on top of the discard pile; then below the top."""
SIGNS_LACKS: Final = SIGNS_DISCARDS + 2 * CARDS
"""By pile, of each colour the higher one first: how many cards are lacking to complete it at once."""
SIGNS_FIVES: Final = SIGNS_LACKS + PLACES * (MOST_HEIGHT + 1)
"""By how many times five cards the discard pile has."""
MOST_FIVES: Final = 7
SIGNS_OF_SIDE: Final = SIGNS_FIVES + MOST_FIVES + 1
"""All of these for who begins the turn, then for the other."""
SIGNS_HEIGHTS: Final = 2 * SIGNS_OF_SIDE
"""By pile and height."""
SIGNS_SKIP: Final = SIGNS_HEIGHTS + PLACES * MOST_HEIGHT
SIGNS: Final = SIGNS_SKIP + 1
SECOND_LAYER: Final = 16
NET_FIRST: Final = SIGNS * FIRST_LAYER
"""Where each neuron of the first layer begins; before that lies what each sign adds to them."""
NET_SECOND: Final = NET_FIRST + FIRST_LAYER
"""By neuron of the second layer: how much each of the first counts …"""
NET_SECOND_START: Final = NET_SECOND + FIRST_LAYER * SECOND_LAYER
"""… and where it begins."""
NET_LAST: Final = NET_SECOND_START + SECOND_LAYER
"""How much each of the second layer counts, and where the sum begins."""
NET: Final = NET_LAST + SECOND_LAYER + 1
