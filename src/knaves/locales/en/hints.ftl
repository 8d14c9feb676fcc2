### Why a move is good, by the reason that the bots give; docs/bots.md lists them.

hint-only-move = This is your only move.
hint-draws = You still have a card to draw.
hint-wins = This wins the game.
hint-completes-line = This completes a sequence: { $line }.
hint-extends-line = This makes { $chips } of { $length } in a line ({ $line }).
hint-blocks-line = This stops an opponent’s line ({ team }: { $chips } of { $length }).
hint-removes-threat = This breaks up an opponent’s line ({ team }: { $chips } of { $length }).
hint-opens-line = This clears the way for one of your lines ({ $line }).
hint-breaks-sequence = This breaks an opponent’s sequence ({ team }).
hint-frees-dead-card = This card is dead, and you get a new one for it.
hint-plays-before-dead = This takes the last free space for the card before it goes dead.
hint-saves-jack = This saves a jack for later: { $jack }.
hint-builds = { $lines ->
    [0] This looks like the best move.
    [one] This helps { $lines } open line.
   *[other] This helps { $lines } open lines.
}
hint-keeps-room = This leaves the most room for your next sequence.
hint-gives-up-least = This is the card you need least.
hint-completes-pile = This completes a pile and wins you { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] { $cards } more of your cards completes the pile this turn.
   *[other] { $cards } more of your cards complete the pile this turn.
}
hint-empties-hand = This is the last card in your hand, so you draw five new ones.
hint-uses-discard = This comes from your discard pile and frees the card below it.
hint-gets-rid = This makes room for new cards.
hint-steals-chip = { $seat } loses { chip-colour }, and you get it.
hint-steals-card = You can play { $card } on a pile.
hint-denies-card = This takes { $card } from { $seat }, who is waiting to play it.
hint-steals-from-hand = This weakens { $seat }’s hand and strengthens yours.
hint-takes-card = This is the best card in the hand.
hint-skips = { $seat } misses a turn.
hint-reverses = Playing in the other direction is better for you.
hint-blocks-win = Otherwise { $seat } wins the game.
hint-blocks-pile = This keeps { $seat } from getting a chip.
hint-saves-block = This pile isn’t worth a Block. Save it for later.
hint-denies-pile = This doesn’t build up { place-object } for the others.
hint-keeps-for-later = You’ll soon be able to play this card from your discard pile.
hint-discards-least = This is the card you need least.
hint-nothing-left = You have nothing left to play.
hint-best = This looks like the best move.
