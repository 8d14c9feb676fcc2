### The options of the games: the label, what it changes, and each value in plain words.

game-classic = Classic
game-classic-says = 10 × 10 board, lines of five, 2 to 12 players.
game-travel = Travel
game-travel-says = Small 6 × 8 board, lines of four, 2 to 6 players.
game-stacks = Stacks
game-stacks-says = The card game: piles from 1 to 5, 2 to 6 players.

## Board games

option-teams = Teams
option-teams-says = Number of teams; your choice with 6 or 12 players.
option-teams-auto = automatic
option-teams-2 = two teams
option-teams-3 = three teams

option-diagonals = Diagonal lines
option-diagonals-says = Whether diagonal sequences count.
option-diagonals-on = they count
option-diagonals-off = only rows and columns count

option-collinear_share = Sharing in a straight line
option-collinear_share-says = Whether two sequences in one straight line can share a chip. Crossing sequences always can.
option-collinear_share-on = they can share one chip
option-collinear_share-off = they can’t share a chip

option-line_choice = Overlong lines
option-line_choice-says = Who decides which chips are locked when a line is longer than needed.
option-line_choice-owner = the owner chooses
option-line_choice-auto = the first possible line is locked

option-dead_cards = Dead cards
option-dead_cards-says = How many dead cards you can exchange per turn.
option-dead_cards-one = one per turn
option-dead_cards-one_then_stuck = one, and more while you can’t play anything
option-dead_cards-unlimited = as many as you like

option-dead_jack = Unplayable jacks
option-dead_jack-says = Whether you can exchange a jack that can’t be played.
option-dead_jack-off = they stay in your hand
option-dead_jack-on = they can be exchanged

option-advanced_jack = Advanced rule
option-advanced_jack-says = Whether a one-eyed jack can take a chip out of a completed sequence. Classic game with two teams only.
option-advanced_jack-off = completed sequences are safe
option-advanced_jack-on = a one-eyed jack can break a sequence

option-stalemate_cap = Draw by stalemate
option-stalemate_cap-says = How many rounds of everyone passing make a draw.
option-stalemate_cap-40 = after 40 rounds
option-stalemate_cap-off = never
option-stalemate_cap-number = { $number ->
    [one] after { $number } round
   *[other] after { $number } rounds
}

option-table_talk = Table talk
option-table_talk-says = Whether partners can give each other advice about their cards.
option-table_talk-off = no rule against it
option-table_talk-penalty = forbidden: everyone on the team loses a card
option-table_talk-banned = forbidden, with no penalty
option-table_talk-allowed = allowed

## Any game

option-forgotten_draw = Drawing cards
option-forgotten_draw-says = Whether cards are drawn automatically and, if not, what happens when you forget.
option-forgotten_draw-auto = cards are drawn automatically
option-forgotten_draw-permanent = by hand; a forgotten card is lost for good
option-forgotten_draw-until_next_turn = by hand; a forgotten card comes on your next turn
option-forgotten_draw-penalty = by hand; if you forget, you play a turn without new cards

## Stacks

option-reshuffle = New draw pile
option-reshuffle-says = Which cards make the new draw pile when the old one runs out.
option-reshuffle-sequences = completed and blocked piles
option-reshuffle-with_specials = the special cards that were played as well

option-reverse_in_two = Reverse with two players
option-reverse_in_two-says = What happens to the Reverse cards with only two players.
option-reverse_in_two-removed = they are taken out
option-reverse_in_two-kept = they stay and act as Skips

option-block_scope = When to block
option-block_scope-says = Which of another player’s cards a Block can answer.
option-block_scope-completion = only a card that completes a pile
option-block_scope-any_time = any card played on a pile

option-steal_from_hand = Stealing from a hand
option-steal_from_hand-says = How a card is stolen from a player’s hand.
option-steal_from_hand-random = unseen, at random
option-steal_from_hand-chosen = the thief looks and chooses

option-skip_stack = Several Skips
option-skip_stack-says = Whether several Skips in one turn add up.
option-skip_stack-cumulative = they add up
option-skip_stack-single = only one per turn
