### The reminder cards: half a page to keep beside the game.

reminder-title = Reminder card
reminder-lines-play = Play a card and put your chip on a free space that shows it. Then draw.
reminder-lines-two-eyed = Two-eyed jack (clubs, diamonds): a chip on any free space.
reminder-lines-one-eyed = One-eyed jack (spades, hearts): remove a chip of an opponent.
reminder-lines-dead = Dead card (no free space): exchange it before you play, once per turn.
reminder-lines-locked = Chips of a finished sequence cannot be removed.
reminder-classic-corners = The four corners count for everybody.
reminder-lines-goal-two = Two sides: two sequences of { $length } win.
reminder-lines-goal-three = Three sides: one sequence of { $length } wins.
reminder-stacks-play = Play as many cards as you like: 1 to 5 in order, each pile in one colour.
reminder-stacks-top = The top card of your discard pile may be played too.
reminder-stacks-empty-hand = Hand empty? Draw five and go on.
reminder-stacks-discard = To end your turn, discard a card and draw up to five.
reminder-stacks-wild = Wild: any number of its colour.
reminder-stacks-skip = Skip: the next player misses a turn.
reminder-stacks-reverse = Reverse: the direction turns round.
reminder-stacks-steal-card = Steal a Card: from a discard pile or from a hand.
reminder-stacks-steal-chip = Steal a Chip: but not to win.
reminder-stacks-block = Block: stops a pile that another player completes.
reminder-stacks-goal = Five chips win, with at least two blue and two red.
