### The rule pages. `locales/rules.json` says which sentences a page has, in which order, and which rules each one tells.

## Headings

rule-heading-aim = The aim
rule-heading-setup = Before the game
rule-heading-turn = Your turn
rule-heading-corners = The corners
rule-heading-sequences = Sequences
rule-heading-jacks = The jacks
rule-heading-dead = Dead cards
rule-heading-piles = The piles
rule-heading-specials = Special cards
rule-heading-block = The Block
rule-heading-end = The end
rule-heading-talk = Talking and the advanced rule
rule-heading-options = Options (the standard choice comes first)
rule-option = { $label }: { $says } ({ $values })

## Classic and travel

rule-lines-aim = With two teams, the first to make two sequences wins. With three teams, one sequence is enough. A player without partners counts as a team.
rule-lines-sequence = A sequence is an unbroken line of { $length } chips of one colour: across, down or diagonal.
rule-lines-share = Two sequences of the same team can have one chip in common, never more. So { $double } in a straight line make two.

rule-classic-box = You need the board of 10 × 10 spaces, 104 cards (two packs) and chips in three colours. Chips never run out.
rule-travel-box = You need the board of 6 × 8 spaces, 52 cards (one pack) and chips in three colours. Chips never run out. Reminder cards are there to help.
rule-classic-players = 2, 3, 4, 6, 8, 9, 10 or 12 can play. Up to three players play individually; more form two or three equal teams. With 6 or 12, you choose how many.
rule-travel-players = 2, 3, 4 or 6 can play. Up to three players play individually; more form two or three equal teams. With 6, you choose how many.
rule-lines-seats = Each team has its own colour. The teams alternate around the table, so partners never sit next to each other.
rule-classic-dealer = Everyone draws a card: the lowest deals, and the player to the dealer’s left goes first. Aces are high; players who tie draw again.
rule-travel-starter = One card is drawn for each team: the highest goes first, starting with the player who drew it. Aces are high; teams that tie draw again.
rule-classic-hands-two = Hands with two teams: 7 cards for 2 players, 6 for 4, 5 for 6, 4 for 8, 3 for 10 or 12.
rule-classic-hands-three = Hands with three teams: 6 cards for 3 players, 5 for 6, 4 for 9, 3 for 12.
rule-travel-hands = Hands: 7 cards for 2 players, 6 for 3 or 4, 5 for 6.
rule-lines-pile = The remaining cards form the draw pile, face down. Only you see your hand.

rule-lines-play = Play one card from your hand, face up, onto your own discard pile. Everyone can see what has been played.
rule-classic-place = Then place one of your team’s chips on one of the two spaces that match the card. The space must be empty: not even your own chip may be there.
rule-travel-place = Then place one of your team’s chips on the one space that matches the card. The space must be empty: not even your own chip may be there.
rule-lines-draw = Draw a card to end your turn. Play continues clockwise.
rule-lines-forgotten = Cards are drawn automatically, unless this table draws by hand. In that case you can make up for a forgotten draw until the next player has played and drawn; after that, the card is lost.
rule-lines-must-play = You can choose any of your cards, but if you can play one, you must.

rule-classic-corners = The four corners are bonus spaces: each counts for every team as if its own chip were there. Several teams can use the same corner, and one team can use it twice.
rule-classic-corners-empty = No chip is ever placed on a corner. Eight chips between two corners along an edge make two sequences.

rule-lines-locked = A completed sequence counts at once. Its chips are turned over to their white side and stay: nobody can remove them.
rule-lines-longer = If a line is longer than { $length }, its owner chooses which { $length } chips form the sequence. The choice is final, and the other chips can still be removed.
rule-lines-two-at-once = A chip that completes two lines at once makes two sequences.

rule-lines-jacks = The jacks aren’t on the board. The jacks of clubs and diamonds have two eyes, those of spades and hearts have one.
rule-lines-two-eyed = A two-eyed jack is wild: place a chip on any free space.
rule-lines-one-eyed = A one-eyed jack removes one of an opponent’s chips. You place no chip on that turn.
rule-lines-one-eyed-limits = It can’t take a chip out of a completed sequence. If there’s no chip it can take, it stays in your hand.

rule-lines-dead = A card is dead when none of its spaces is free. On your turn, before you play, you can put it face up on your discard pile and draw another: one per turn.
rule-lines-dead-jack = A jack is never dead.
rule-lines-stuck = If you can’t play, you must exchange a dead card. If you can’t do that either, or your hand is empty, you pass and keep your cards.

rule-lines-last-chip = The winning chip ends the game; no card is drawn after it.
rule-lines-reshuffle = When a card has to be drawn and the draw pile is empty, all discard piles are shuffled into a new one.
rule-lines-drawn = The game is a draw if nobody plays or exchanges a card for a whole round, if all teams agree, or after 40 rounds in a row in which everyone passes.

rule-classic-talk = With the penalty for table talk, you can’t give your partners advice. An opponent can call it; then everyone on that team gives up a card of their choice without replacement, and play waits until they have.
rule-travel-talk = Nobody talks about their cards, unless everyone agreed before the game that they may.
rule-classic-advanced = With the advanced rule (two teams only), a one-eyed jack can also take one chip out of a completed sequence. That sequence no longer counts, unless five in a row are left.

## Stacks

rule-stacks-aim = Be the first to have five sequences, at least two of them blue and at least two red.
rule-stacks-five = Each sequence earns you a chip. Two blue and two red chips aren’t a win yet: you need a fifth. You can have more than five.

rule-stacks-box = 2 to 6 can play, with 120 cards. Each colour has nine of every number from 1 to 5 and seven wild cards; add to these 3 Skip, 3 Reverse, 3 Steal a Card, 3 Block and 4 Steal a Chip. Chips never run out.
rule-stacks-two-players = With two players, take out all Reverse cards, one Block, two Steal a Chip, one Steal a Card and one Skip.
rule-stacks-deal = The dealer is picked at random. Everyone gets five cards; the rest form the draw pile, face down in the middle. Only you see your hand.
rule-stacks-start = The player to the dealer’s left goes first, and play continues clockwise.

rule-stacks-plays = On your turn you can play as many cards as you’re able to, and stop whenever you like.
rule-stacks-top = The top card of your discard pile is an extra card that you can play on your turn. When it’s gone, you can play the next one, and so on. Each player has only one discard pile, and only its top card is shown.
rule-stacks-empty-hand = When you play the last card in your hand, you draw five new ones and keep playing.
rule-stacks-discard = When you can’t or don’t want to play any more, discard a card from your hand onto your own discard pile. It can be a special card.
rule-stacks-refill = Then you draw back up to five cards, and your turn is over. If you already have five or more, you draw nothing.
rule-stacks-no-card = If you have no card to discard, you end your turn without discarding.
rule-stacks-forgotten = Cards are drawn automatically, unless this table draws by hand. In that case, if you forget and the next player has started, you play your next turn without new cards.

rule-stacks-pile = A pile has one colour. It starts with a 1 or a wild card and continues in order: 1, 2, 3, 4, 5.
rule-stacks-places = At most two blue and two red piles are open at a time. You don’t have to complete a pile on your turn.
rule-stacks-finished = Whoever plays the last card takes a chip of that colour, and the pile goes out of play. Its place is free again.

rule-stacks-specials = Special cards are played on your own turn, except for Block. They go out of play and never end your turn.
rule-stacks-skip = Skip: the next player misses a turn, plays nothing and draws nothing. Several Skips add up.
rule-stacks-reverse = Reverse: play changes direction. With two players it acts as a Skip.
rule-stacks-wild = Wild: stands for any number on a pile of its own colour. A pile can have several.
rule-stacks-steal-card = Steal a Card: take the top card of another player’s discard pile, or an unseen card from their hand. You can play it right away.
rule-stacks-steal-chip = Steal a Chip: take a chip from another player, but never the one that would win you the game.

rule-stacks-block = Block: when another player completes a pile, you can block it. The pile goes out of play, and nobody gets a chip.
rule-stacks-answer = Everyone else has the same short time to answer, in secret. If several players block, the next in turn order uses their card; the others keep theirs.
rule-stacks-block-limits = A Block works only from your hand and only against a pile. You replace it when you draw at the end of your own next turn.

rule-stacks-win = You win as soon as you have your five chips, even in the middle of your turn, once the time to block is over.
rule-stacks-new-deck = When the draw pile runs out, the completed and blocked piles are shuffled into a new one. Special cards that were played stay out.
rule-stacks-nothing-left = If there are none, the played special cards are used, then the discard piles without their top cards. If a whole round goes by without a play, a discard or a draw, the game is a draw.
