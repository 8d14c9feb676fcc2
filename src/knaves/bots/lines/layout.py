"""Where things stand in the two arrays of the kernel: one for what a set-up fixes, one for a position.

Two flat arrays of 16-bit numbers, with room for the largest game, so that a kernel function gets two arguments, a copy
is one memory move, and every offset is a constant to the compiler. The numbers have no sign: the compiler then knows
that no index is negative, and leaves out the check for one that would count from the end.
"""

from __future__ import annotations

CELLS = 100
LINES = 192
CARDS = 52
PACK = 104
MOST_SEATS = 12
MOST_TEAMS = 3
LARGEST_HAND = 7
MOST_HAND = 8
"""Room for a hand: one slot more than any has."""
MOST_THROUGH = 20
MOST_LENGTH = 5
MOST_SEQUENCES = 12
NONE = 255

ORDINARY, WILD, REMOVER = 0, 1, 2
PLACE, REMOVE, EXCHANGE, PASSING = 0, 1, 2, 3
"""Kinds of a packed move: kind << 16 | card << 8 | cell."""
NOBODY, DRAWN = 255, 254
"""What stands for the winner while there is none, and in a draw: no team has such a number."""


# --- The set-up ---

SEATS, TEAMS, NEEDED, DEAD_CARDS, DEAD_JACK, ADVANCED, CAP, PACK_SIZE, LINE_COUNT, PLAYABLE_COUNT, COPIES = range(11)
TEAM_OF = 16
KIND = TEAM_OF + MOST_SEATS
CARD_AT = KIND + CARDS
CELLS_OF = CARD_AT + CELLS
THROUGH_COUNT = CELLS_OF + 2 * CARDS
THROUGH = THROUGH_COUNT + CELLS
LENGTH = THROUGH + MOST_THROUGH * CELLS
LINE_CELLS = LENGTH + LINES
PLAYABLE = LINE_CELLS + MOST_LENGTH * LINES
CLASH = PLAYABLE + CELLS
COUNT_AT = CLASH + LINES * LINES
"""By card: where in a position the number of its plays stands."""
MAY_DIE = COUNT_AT + CARDS
"""By card: whether it may be exchanged when there is no play for it."""
TABLE_SIZE = MAY_DIE + CARDS


# --- A position ---

TURN, FREE, DECK, DISCARDED, EXCHANGED, PASSES, IDLE, WINNER, PLIES, TARGETS = range(10)
"""`TARGETS`: chips that the seat to move may take off, worked out where it is asked for."""
OWNER = 16
LOCKS = OWNER + CELLS
FREE_CELLS = LOCKS + CELLS
WHERE = FREE_CELLS + CELLS
"""By cell: its place in the list that it is in."""
LOOSE_CELLS = WHERE + CELLS
"""By team: the cells of its chips that are in no sequence."""
MISSING = LOOSE_CELLS + MOST_TEAMS * CELLS
"""By team and line: the chips it still needs; `UNUSABLE` more where it may not stand beside a sequence already made."""
UNUSABLE = 64
MADE = MISSING + MOST_TEAMS * LINES
"""By team: the number of its sequences, then their lines."""
HANDS = MADE + MOST_TEAMS * MOST_SEQUENCES
HELD = HANDS + MOST_SEATS * MOST_HAND
LOOSE = HELD + MOST_SEATS
"""By team: how many such chips it has."""
GONE = LOOSE + MOST_TEAMS
"""By card: its copies that lie on the discard piles."""
FREE_OF = GONE + CARDS
"""By card: its free cells."""
DECK_CARDS = FREE_OF + CARDS
DISCARDS = DECK_CARDS + PACK
SCRATCH = DISCARDS + PACK
"""Room for a function's own lists: making an array would cost more than the function."""
COVER = SCRATCH + LINES
"""By line: the free cells that the hand to move has cards for."""
COVERED = COVER + LINES
"""By cell: whether the hand to move has its card."""
POSITION_SIZE = COVERED + CELLS


# --- Weights of the evaluation ---

ATTACK = 0
"""By the chips an own line still needs (1 to 5), and by the cover of its other free cells: how many of them the hand
has cards for (0 to 3). Where one cell is left, the cover is 3 if the hand has its card, else the outs: the copies of
that card that may still come (0 to 2)."""
COVERS = 4
DEFENCE = ATTACK + COVERS * MOST_LENGTH
"""By the chips that an opponent's line still needs, and by the outs of its last other free cell, or of this one if it
is the last (0 to 2): the worth of stopping it."""
OUTS = 3
REMOVAL = DEFENCE + OUTS * MOST_LENGTH
"""The same: the worth of taking a chip out of it."""
OPENING = REMOVAL + MOST_LENGTH
"""By the chips that an own line still needs: the worth of taking the only chip out of its way."""
WILD_PRICE = OPENING + MOST_LENGTH
REMOVER_PRICE = WILD_PRICE + 1
SCARCE = REMOVER_PRICE + 1
"""The worth of playing a card whose other cell is taken, before it dies."""
AHEAD = SCARCE + 1
"""How much more attack counts once a sequence is made."""
BEHIND = AHEAD + 1
"""How much more defence counts once an opponent has made one."""
WEIGHTS = BEHIND + 1
