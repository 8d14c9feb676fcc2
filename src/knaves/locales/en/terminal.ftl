# The terminal client: screens and plain lines.

term-you = You

## The games and their parts

term-game = { $game ->
    [travel] Travel
    [stacks] Stacks
   *[classic] Classic
}
term-colour = { $colour ->
    [green] green
    [red] red
   *[blue] blue
}
term-wild = wild +
term-remove = remove −
term-dead = dead card
term-no-place = no place
term-special = { $card ->
    [SK] Skip
    [RV] Reverse
    [SC] Steal a Card
    [ST] Steal a Chip
   *[BL] Block
}
term-stack = { $colour ->
    [red] red pile { $number }
   *[blue] blue pile { $number }
}
term-stack-empty = { $pile } ({ $place }) is empty and starts with { $card }
term-stack-needs = { $pile } ({ $place }) holds { $cards } and needs { $card }
term-stack-full = { $pile } ({ $place }) is complete
term-needs = needs { $card }
term-complete = complete
term-draw-pile = Draw pile
term-your-discard = Your discard pile
term-cell = { $cell }, { $card }
term-cell-corner = { $cell }, a corner: it counts for everybody
term-cell-free = free
term-cell-makes = a chip here makes { $count } in line
term-cell-chip = chip of { $team }
term-cell-locked = chip of { $team }, in a completed line
term-no-cell = The places go from { $first } to { $last }.

## What a seat shows

term-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
term-chips = { $blue } blue and { $red } red chips
term-last-card = last { $card }
term-discard-top = discard { $card } ({ $count })
term-may-draw = may still draw
term-forgot = forgot to draw
term-must-give-up = must give up a card
term-offers = offers a draw
term-goal-lines = { $count ->
    [one] One sequence wins
   *[other] { $count } sequences win
}
term-goal-chips = { $count } chips win, at least { $each } of each colour
term-pile = Draw pile { $count }

## What a move does

term-do-place = place a chip on { $cell }
term-do-remove = remove the chip on { $cell }
term-do-choose = lock the line { $line }
term-do-call = call { $team } for table talk
term-do-exchange = exchange this dead card
term-do-give-up = give up this card
term-do-draw = draw a card
term-do-pass = pass
term-do-offer = offer a draw
term-do-lay = lay it on the { $pile }
term-do-steal-discard = take the top of the discard pile of { $name }
term-do-steal-hand = take a card from the hand of { $name }
term-do-steal-chip = { $colour ->
    [red] take a red chip from { $name }
   *[blue] take a blue chip from { $name }
}
term-do-skip = the next player misses a turn
term-do-reverse = play goes the other way round
term-do-take = take this card
term-do-discard = discard it and end your turn
term-do-end = end your turn without a discard
term-do-draw-up = draw up to five
term-do-block = block the pile
term-do-let = let it pass

## What is going on

term-choose-line = Your line is longer than needed: say which part is the sequence.
term-give-up = Your team was called for table talk: give up a card.
term-draw-due = You may draw now; it is forgotten once the next player has moved.
term-nothing-to-play = You have nothing to play.
term-window = { $name } plays on the { $pile }: block it or let it pass.
term-window-full = { $name } completes the { $pile }: block it or let it pass.
term-no-block = You hold no Block.
term-window-others = The others may block the { $pile }.
term-take-one = This is the hand of { $name }: take a card.
term-skips = { $count ->
    [one] { $count } player will be skipped.
   *[other] { $count } players will be skipped.
}
term-your-turn = Your turn.
term-choose-card = Your turn: choose a card.
term-waiting = { $names }: thinking …
term-lost = Connection lost. Trying again …
term-closed = The table is closed.
term-time-left = { $seconds } s left

## Beginning and end

term-intro = { $count ->
    [one] { $game }, { $count } player.
   *[other] { $game }, { $count } players.
}
term-commitment = The deal is fixed. The SHA-256 of its seed, which you will see at the end, is { $sha }.
term-you-won = You have won!
term-they-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
term-drawn = The game is drawn.
term-seed = The seed was { $seed }.
term-verified = { $count ->
    [one] The deal is verified: the seed is the one that was fixed, and { $count } move holds.
   *[other] The deal is verified: the seed is the one that was fixed, and all { $count } moves hold.
}
term-saved = The record is in { $path }.

## Plain lines

term-plain-start = Type a move, or ? for help.
term-hand = Your hand
term-no-cards = no cards
term-no-move = cannot be played now
term-extra-card = top of your discard pile
term-your-move = Your move
term-your-move-or-wait = Your move, or wait
term-more-moves = { $count ->
    [one] and { $count } more: moves { $card }
   *[other] and { $count } more: moves { $card }
}
term-undone = Your last move is taken back.
term-no-undo = There is nothing to take back.
term-hint = Hint: { $move } { $reason }
term-no-hint = There is no hint now.
term-ambiguous = "{ $typed }" could be { $count } moves: { $moves } …
term-illegal = No: { $reason }.
term-unreadable = "{ $typed }" is not a move. Type moves to see the moves, or ? for help.
term-plain-help =
    Type a move as it is written, or as much of it as only one move has: a card, a cell, or both.
    Classic and travel: 7H@c4 place, JC@c4 wild jack, JSxc4 remove, 7H! dead card, + draw, =a5-e5 choose a line,
    -7H give up a card, pass, offer a draw, call:green table talk.
    Stacks: B3@b1 lay a card, SK skip, RV reverse, SC:2d or SC:2h steal a card from seat 2, ST:2b steal a blue chip,
    ^ before these for the top of your discard pile, -B3 discard, block, let, take:B3, end, + draw.
    Other words: moves (or moves JC), hand, board, cell c4 (in stacks: cell b1), seats, last, options, hint, undo,
    wait (let the others go first), quit.
term-again = Another game? Enter or q
term-which-game = Which game?
term-how-many = How many players?
term-which-bots = Which bots?
term-one-of = Please answer with one of these: { $choices }.
