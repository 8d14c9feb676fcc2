### Why a move is good, by the reason that the bots give; docs/bots.md lists them.

hint-only-move = It is the only move.
hint-draws = It takes the card that is due to you.
hint-wins = It wins the game.
hint-completes-line = It completes a sequence: { $line }.
hint-extends-line = It makes { $chips } of { $length } in a line ({ $line }).
hint-blocks-line = It stops an opponent’s line ({ team }: { $chips } of { $length }).
hint-removes-threat = It breaks up an opponent’s line ({ team }: { $chips } of { $length }).
hint-opens-line = It clears the way for a line of yours ({ $line }).
hint-breaks-sequence = It breaks an opponent’s sequence ({ team }).
hint-frees-dead-card = The card is dead: you get a new one for it.
hint-plays-before-dead = It takes the last free space of this card, before the card is dead.
hint-saves-jack = It keeps a jack for later: { $jack }.
hint-builds = { $lines ->
    [0] This looks like the best move.
    [one] It helps { $lines } open line.
   *[other] It helps { $lines } open lines.
}
hint-keeps-room = It leaves the most room for the next sequence.
hint-gives-up-least = It is the card you need least.
hint-completes-pile = It completes a pile and brings you { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] With { $cards } more of your cards the pile is complete in this turn.
   *[other] With { $cards } more of your cards you complete the pile in this turn.
}
hint-empties-hand = It is the last card of your hand: you draw five new ones.
hint-uses-discard = It comes from your discard pile and frees the card below.
hint-gets-rid = It makes room for new cards.
hint-steals-chip = { $seat } loses { chip-colour }, and you get it.
hint-steals-card = You can lay { $card } on a pile.
hint-denies-card = It takes { $card } away from { $seat }, who waits to play it.
hint-steals-from-hand = It weakens the hand of { $seat } and strengthens yours.
hint-takes-card = It is the best card of this hand.
hint-skips = { $seat } misses a turn.
hint-reverses = The other way round the order is better for you.
hint-blocks-win = Otherwise { $seat } wins the game.
hint-blocks-pile = It keeps { $seat } from getting a chip.
hint-saves-block = This pile is not worth a Block: keep it for later.
hint-denies-pile = It does not build up { place-object } for the others.
hint-keeps-for-later = You can soon play this card from your discard pile.
hint-discards-least = It is the card you need least.
hint-nothing-left = You have nothing left to play.
hint-best = This looks like the best move.
