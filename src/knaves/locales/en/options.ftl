### The options of the games: the label, what it changes, and each value in plain words.

game-classic = Classic
game-classic-says = 10 × 10 board, lines of five, 2 to 12 players.
game-travel = Travel
game-travel-says = Small 6 × 8 board, lines of four, 2 to 6 players.
game-stacks = Stacks
game-stacks-says = The card game: piles from 1 to 5, 2 to 6 players.

## Board games

option-teams = Sides
option-teams-says = How many sides play. There is a choice with 6 and with 12 players.
option-teams-auto = whatever fits the number of players
option-teams-2 = two sides
option-teams-3 = three sides

option-diagonals = Diagonal lines
option-diagonals-says = Whether a sequence may run diagonally.
option-diagonals-on = they count
option-diagonals-off = only rows and columns count

option-collinear_share = Sharing in a straight line
option-collinear_share-says = Whether two sequences in one straight line may share a chip. Crossing ones always may.
option-collinear_share-on = they may share one chip
option-collinear_share-off = they share none

option-line_choice = Lines that are too long
option-line_choice-says = Who says which chips are locked when a line is longer than needed.
option-line_choice-owner = the owner chooses
option-line_choice-auto = the first that fits is taken

option-dead_cards = Dead cards
option-dead_cards-says = How many dead cards you may exchange in a turn.
option-dead_cards-one = one per turn
option-dead_cards-one_then_stuck = one, and more while you have nothing to play
option-dead_cards-unlimited = as many as you like

option-dead_jack = Jacks that cannot be played
option-dead_jack-says = Whether you may exchange a jack that cannot be played.
option-dead_jack-off = they stay in the hand
option-dead_jack-on = they may be exchanged

option-advanced_jack = Advanced rule
option-advanced_jack-says = Whether a one-eyed jack may take a chip out of a finished sequence. Classic game with two sides only.
option-advanced_jack-off = finished sequences are safe
option-advanced_jack-on = a one-eyed jack may break a sequence

option-stalemate_cap = Draw after standstill
option-stalemate_cap-says = After how many rounds in a row in which everybody passes the game is a draw.
option-stalemate_cap-40 = after 40 rounds
option-stalemate_cap-off = never
option-stalemate_cap-number = { $number ->
    [one] after { $number } round
   *[other] after { $number } rounds
}

option-table_talk = Table talk
option-table_talk-says = Whether partners may advise each other about their cards.
option-table_talk-off = no rule against it
option-table_talk-penalty = forbidden: it costs each member of the team a card
option-table_talk-banned = forbidden, without a penalty
option-table_talk-allowed = allowed

## Any game

option-forgotten_draw = Drawing cards
option-forgotten_draw-says = Whether cards are drawn automatically and, if not, what happens when you forget.
option-forgotten_draw-auto = cards are drawn automatically
option-forgotten_draw-permanent = by hand; a forgotten card is lost for good
option-forgotten_draw-until_next_turn = by hand; a forgotten card comes at your next turn
option-forgotten_draw-penalty = by hand; if you forget, you play a turn without new cards

## Stacks

option-reshuffle = The new draw deck
option-reshuffle-says = Which cards make the new deck when the old one is used up.
option-reshuffle-sequences = finished and blocked piles
option-reshuffle-with_specials = the played special cards as well

option-reverse_in_two = Reverse with two players
option-reverse_in_two-says = What becomes of the Reverse cards when only two play.
option-reverse_in_two-removed = they are taken out
option-reverse_in_two-kept = they stay and count as Skip

option-block_scope = When to block
option-block_scope-says = Which cards of another player a Block may answer.
option-block_scope-completion = only a card that completes a pile
option-block_scope-any_time = any card laid on a pile

option-steal_from_hand = Stealing from a hand
option-steal_from_hand-says = How a card is stolen from a hand.
option-steal_from_hand-random = unseen, at random
option-steal_from_hand-chosen = the thief looks and chooses

option-skip_stack = Several Skips
option-skip_stack-says = Whether several Skips in one turn add up.
option-skip_stack-cumulative = they add up
option-skip_stack-single = only one per turn
