### The reminder cards: half a page to keep beside the game.

reminder-title = Reminder card
reminder-lines-play = Play a card and place your chip on a free space that matches it. Then draw.
reminder-lines-two-eyed = Two-eyed jack (clubs, diamonds): a chip on any free space.
reminder-lines-one-eyed = One-eyed jack (spades, hearts): remove an opponent’s chip.
reminder-lines-dead = Dead card (no free space): exchange it before you play, once per turn.
reminder-lines-locked = Chips in a completed sequence can’t be removed.
reminder-classic-corners = The four corners count for everyone.
reminder-lines-goal-two = Two teams: two sequences of { $length } win.
reminder-lines-goal-three = Three teams: one sequence of { $length } wins.
reminder-stacks-play = Play as many cards as you like: 1 to 5 in order, each pile in one colour.
reminder-stacks-top = You can also play the top card of your discard pile.
reminder-stacks-empty-hand = Hand empty? Draw five and keep playing.
reminder-stacks-discard = To end your turn, discard a card and draw back up to five.
reminder-stacks-wild = Wild: any number of its colour.
reminder-stacks-skip = Skip: the next player misses a turn.
reminder-stacks-reverse = Reverse: play changes direction.
reminder-stacks-steal-card = Steal a Card: from a discard pile or a hand.
reminder-stacks-steal-chip = Steal a Chip: but not to win.
reminder-stacks-block = Block: stops a pile that another player completes.
reminder-stacks-goal = Five chips win, with at least two blue and two red.
