"""The offsets in the kernel's two arrays: one for the setup, one for a position.

Both are flat arrays of 16-bit numbers with space for the largest game. A kernel function takes two arguments, a copy is
one memory move, and every offset is a constant to the compiler. The numbers are unsigned: the compiler then knows that
no index is negative and drops the check for indexes that count from the end.
"""

from __future__ import annotations

CELLS = 100
LINES = 192
CARDS = 52
PACK = 104
MAX_SEATS = 12
MAX_TEAMS = 3
MAX_HAND = 7
HAND_SLOTS = 8
"""Slots of a hand: one more than the largest hand has."""
MAX_CELL_LINES = 20
MAX_LINE_LENGTH = 5
MAX_SEQUENCES = 12
NONE = 255

ORDINARY, WILD, REMOVER = 0, 1, 2
PLACE, REMOVE, EXCHANGE, PASS = 0, 1, 2, 3
"""Kinds of a packed move: kind << 16 | card << 8 | cell."""
NO_WINNER, DRAWN = 255, 254
"""Values of `WINNER` that are no team: the game goes on, or ended in a draw."""


# --- The setup ---

SEATS, TEAMS, SEQUENCES_NEEDED, DEAD_CARDS, DEAD_JACK, ADVANCED_JACK, PASS_CAP = range(7)
PACK_SIZE, LINE_COUNT, PLAYABLE_COUNT, COPIES = range(7, 11)
SEAT_TEAM = 16
KIND = SEAT_TEAM + MAX_SEATS
CELL_CARD = KIND + CARDS
CARD_CELLS = CELL_CARD + CELLS
CELL_LINE_COUNT = CARD_CELLS + 2 * CARDS
CELL_LINES = CELL_LINE_COUNT + CELLS
LINE_LENGTH = CELL_LINES + MAX_CELL_LINES * CELLS
LINE_CELLS = LINE_LENGTH + LINES
PLAYABLE = LINE_CELLS + MAX_LINE_LENGTH * LINES
CONFLICT = PLAYABLE + CELLS
PLAY_COUNT_AT = CONFLICT + LINES * LINES
"""By card: the offset in a position that holds the number of its plays."""
EXCHANGEABLE = PLAY_COUNT_AT + CARDS
"""By card: whether it may be exchanged when it has no play."""
TABLE_SIZE = EXCHANGEABLE + CARDS


# --- A position ---

TURN, FREE_COUNT, DECK_COUNT, DISCARD_COUNT, EXCHANGED, PASSES, IDLE_TURNS, WINNER, PLIES, TARGET_COUNT = range(10)
"""`TARGET_COUNT`: chips that the seat to move may remove; computed by `random_move`."""
OWNER = 16
LOCKS = OWNER + CELLS
FREE_CELLS = LOCKS + CELLS
LIST_INDEX = FREE_CELLS + CELLS
"""By cell: its index in the list that holds it."""
UNLOCKED_CELLS = LIST_INDEX + CELLS
"""By team: the cells of its chips outside sequences."""
MISSING = UNLOCKED_CELLS + MAX_TEAMS * CELLS
"""By team and line: the chips it lacks, plus `UNUSABLE` if the line conflicts with a sequence of the team."""
UNUSABLE = 64
SEQUENCES_MADE = MISSING + MAX_TEAMS * LINES
"""By team: the number of its sequences, then their lines."""
HANDS = SEQUENCES_MADE + MAX_TEAMS * MAX_SEQUENCES
HAND_COUNT = HANDS + MAX_SEATS * HAND_SLOTS
UNLOCKED_COUNT = HAND_COUNT + MAX_SEATS
"""By team: the length of its list of unlocked cells."""
DISCARDED_COPIES = UNLOCKED_COUNT + MAX_TEAMS
"""By card: its copies on the discard piles."""
CARD_FREE_CELLS = DISCARDED_COPIES + CARDS
"""By card: the number of its free cells."""
DECK_CARDS = CARD_FREE_CELLS + CARDS
DISCARDS = DECK_CARDS + PACK
SCRATCH = DISCARDS + PACK
"""Scratch space for functions: allocating an array would cost more than they do."""
LINE_COVER = SCRATCH + LINES
"""By line: the number of free cells that the hand to move has cards for."""
CELL_COVERED = LINE_COVER + LINES
"""By cell: whether it is free and the hand to move has its card."""
POSITION_SIZE = CELL_COVERED + CELLS


# --- Weights of the evaluation ---

ATTACK = 0
"""By the chips an own line lacks (1 to 5) and the cover of its other free cells: how many of them the hand has cards
for (0 to 3). If one other cell is left, the cover is 3 if the hand has its card, else its outs: the copies of the card
that may still be played (0 to 2)."""
COVERS = 4
DEFENCE = ATTACK + COVERS * MAX_LINE_LENGTH
"""By the chips an opponent's line lacks and the outs of its last other free cell, or of this one if it is the last
(0 to 2): the value of blocking it."""
OUTS = 3
REMOVAL = DEFENCE + OUTS * MAX_LINE_LENGTH
"""By the chips an opponent's line lacks: the value of removing a chip from it."""
UNBLOCKING = REMOVAL + MAX_LINE_LENGTH
"""By the chips an own line lacks: the value of removing the only opposing chip from it."""
WILD_PRICE = UNBLOCKING + MAX_LINE_LENGTH
REMOVER_PRICE = WILD_PRICE + 1
SCARCE_BONUS = REMOVER_PRICE + 1
"""The bonus for playing a card whose other cell is taken, before it becomes dead."""
AHEAD_FACTOR = SCARCE_BONUS + 1
"""The factor of attack once the team has a sequence."""
BEHIND_FACTOR = AHEAD_FACTOR + 1
"""The factor of defence once the opponent has a sequence."""
WEIGHT_COUNT = BEHIND_FACTOR + 1
