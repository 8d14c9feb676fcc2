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
rule-heading-options = What you can agree on (the usual first)
rule-option = { $label }: { $says } ({ $values })

## Classic and travel

rule-lines-aim = With two sides, the first to make two sequences wins. With three sides, one sequence is enough.
rule-lines-sequence = A sequence is an unbroken line of { $length } chips of one colour: across, down or diagonal.
rule-lines-share = Two sequences of one side may have one chip in common, never more. So { $double } in one straight line are two.

rule-classic-box = You need the board of 10 × 10 spaces, 104 cards (two packs) and chips in three colours. Chips never run out.
rule-travel-box = You need the board of 6 × 8 spaces, 52 cards (one pack) and chips in three colours. Chips never run out. Reminder cards help you.
rule-classic-players = 2, 3, 4, 6, 8, 9, 10 or 12 can play: up to three each for themselves, more in two or three equal teams. 6 and 12 choose how many.
rule-travel-players = 2, 3, 4 or 6 can play: up to three each for themselves, more in two or three equal teams. 6 choose how many.
rule-lines-seats = Each side has its colour. The sides alternate around the table, so partners never sit side by side.
rule-classic-dealer = Everybody draws a card: the lowest deals, and the player to the dealer’s left begins. The ace is high; those who tie draw again.
rule-travel-starter = One card is drawn for each side: the highest begins, with the player who drew it. The ace is high; those who tie draw again.
rule-classic-hands-two = Hands with two sides: 7 cards for 2 players, 6 for 4, 5 for 6, 4 for 8, 3 for 10 or 12.
rule-classic-hands-three = Hands with three sides: 6 cards for 3 players, 5 for 6, 4 for 9, 3 for 12.
rule-travel-hands = Hands: 7 cards for 2 players, 6 for 3 or 4, 5 for 6.
rule-lines-pile = The other cards are the draw pile, face down. Nobody but you sees your hand.

rule-lines-play = Play one card from your hand, face up, onto your own discard pile. Everybody may see what was played.
rule-classic-place = Then place a chip of your side on one of the two spaces that show this card. No chip may lie there yet, not even your own.
rule-travel-place = Then place a chip of your side on the one space that shows this card. No chip may lie there yet, not even your own.
rule-lines-draw = End your turn by drawing a card. Play goes round clockwise.
rule-lines-forgotten = Cards are drawn automatically, unless this table draws by hand. Then a forgotten card can be drawn until the next player has played and drawn; after that it is lost.
rule-lines-must-play = You choose freely among your cards, but if you can play one, you must.

rule-classic-corners = The four corners are bonus spaces: each counts for every side as if its own chip lay there. Several sides may use the same corner, and one side may use it twice.
rule-classic-corners-empty = No chip is ever placed on a corner. Eight chips between two corners along an edge are two sequences.

rule-lines-locked = A finished sequence counts at once. Its chips are turned to the white face and stay: nobody can remove them.
rule-lines-longer = If a line is longer than { $length }, its owner chooses which { $length } chips are the sequence. The choice stays, and the other chips can still be removed.
rule-lines-two-at-once = A chip that finishes two lines together makes two sequences.

rule-lines-jacks = The jacks are not on the board. Those of clubs and diamonds have two eyes, those of spades and hearts have one.
rule-lines-two-eyed = A two-eyed jack is wild: place a chip on any free space.
rule-lines-one-eyed = A one-eyed jack removes one chip of an opponent. You place no chip in that turn.
rule-lines-one-eyed-limits = It cannot take a chip out of a finished sequence. If there is no chip to take, it stays in your hand.

rule-lines-dead = A card is dead when no space for it is free. In your turn, before you play, you may lay it down openly and draw another: one per turn.
rule-lines-dead-jack = A jack is never dead.
rule-lines-stuck = If you cannot play, you must exchange a dead card. If you cannot do that either, or your hand is empty, you pass and keep your cards.

rule-lines-last-chip = The winning chip ends the game; no card is drawn after it.
rule-lines-reshuffle = When a card must be drawn and the draw pile is empty, all discard piles are shuffled into a new one.
rule-lines-drawn = The game is a draw if a whole round brings neither a play nor an exchange, if all sides agree, or after 40 rounds in a row in which everybody passes.

rule-classic-talk = With the penalty for table talk, nobody may advise a partner. An opponent may call it; then every member of that team gives up a card of their choice without replacement, and play waits for it.
rule-travel-talk = Nobody talks about their cards, unless all agreed before the game that they may.
rule-classic-advanced = With the advanced rule (two sides only), a one-eyed jack may also take one chip out of a finished sequence. That sequence no longer counts, unless five in a row are left.

## Stacks

rule-stacks-aim = Be the first to have five sequences, at least two of them blue and at least two red.
rule-stacks-five = For each sequence you get a chip. Two blue and two red chips do not win yet: you need a fifth. You may have more than five.

rule-stacks-box = 2 to 6 can play, with 120 cards. Each colour has nine of every number from 1 to 5 and seven wilds; to these come 3 Skip, 3 Reverse, 3 Steal a Card, 3 Block and 4 Steal a Chip. Chips never run out.
rule-stacks-two-players = Two players take out all Reverse, one Block, two Steal a Chip, one Steal a Card and one Skip.
rule-stacks-deal = The dealer is picked at random. Everybody gets five cards; the others are the draw deck, face down in the middle. You see your own hand only.
rule-stacks-start = The player to the dealer’s left begins, and play goes round clockwise.

rule-stacks-plays = In your turn you may play as many cards as you can, and you may stop when you like.
rule-stacks-top = The top card of your discard pile is an extra card that you may play in your turn. When it is gone, you may play the next one, and so on. Each player has one such pile, and only its top card is shown.
rule-stacks-empty-hand = When you play the last card of your hand, you draw five new ones and go on.
rule-stacks-discard = When you cannot or will not play any more, discard a card from your hand onto your own discard pile. A special card may be discarded too.
rule-stacks-refill = Then you draw up to five cards, and your turn is over. If you hold five or more, you draw nothing.
rule-stacks-no-card = If you have no card to discard, you end your turn without a discard.
rule-stacks-forgotten = Cards are drawn automatically, unless this table draws by hand. Then, if you forget and the next player has begun, you play your next turn without new cards.

rule-stacks-pile = A pile has one colour. It begins with a 1 or a wild and goes on in order: 1, 2, 3, 4, 5.
rule-stacks-places = At most two blue and two red piles are open at a time. You need not finish a pile in your turn.
rule-stacks-finished = Whoever lays the last card takes a chip of that colour, and the pile goes out of play. Its place is free again.

rule-stacks-specials = Special cards are for your own turn, except Block. They go out of play and never end your turn.
rule-stacks-skip = Skip: the next player misses a turn, plays nothing and draws nothing. Several Skips add up.
rule-stacks-reverse = Reverse: the direction of play turns round. With two players it counts as Skip.
rule-stacks-wild = Wild: it stands for any number on a pile of its own colour. A pile may hold several.
rule-stacks-steal-card = Steal a Card: take the top card of another player’s discard pile, or an unseen card from that player’s hand. You may play it at once.
rule-stacks-steal-chip = Steal a Chip: take a chip of another player, but never the one that would win you the game.

rule-stacks-block = Block: when another player completes a pile, you may block it. The pile goes out of play, and nobody gets a chip.
rule-stacks-answer = Everybody else has the same short time to answer, in secret. If several block, the next in turn does it; the others keep their cards.
rule-stacks-block-limits = A Block works only from your hand and only against a pile. You draw for it at the end of your own next turn.

rule-stacks-win = As soon as you have your five chips you win, even in mid-turn, once the time to block is over.
rule-stacks-new-deck = When the draw deck is used up, the finished and blocked piles are shuffled into a new one. Played special cards stay out.
rule-stacks-nothing-left = If there are none, the played special cards are used, then the discard piles without their top cards. A whole round without play, discard or draw is a draw.
