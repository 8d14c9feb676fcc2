### Words of the clients at the table: the game, what is read aloud, the result, the replay.

## Whose turn

turn-yours = Your turn
turn-of = { $name }’s turn
turn-title = Your turn! – Knaves
turn-notification = It’s your turn at table { $code }.
turn-thinking = { $count ->
    [one] { $name } is thinking…
   *[other] { $name } are thinking…
}
turn-away = { $name } is away.
turn-away-bot = { $name } is away. A bot will take over if they’re not back soon.
turn-idle = { $name } hasn’t moved for a while.
turn-idle-soon = If you don’t move within { $time }, the others can let a bot play for you.
turn-idle-now = The others can now let a bot play for you. Make your move to prevent it.
turn-time-left = { $time } left

## What to do

prompt-choose-card = Choose a card.
prompt-choose-cell = Choose a space for { $card }.
prompt-choose-remove = Choose the chip to remove.
prompt-choose-fit = Which card?
prompt-choose-line = Which chips form the sequence?
prompt-choose-victim = Who will you steal from?
prompt-choose-source = From their discard pile or their hand?
prompt-choose-pile = Which pile?
prompt-choose-take = Which card will you take?
prompt-give-up = Table talk: give up a card.
prompt-confirm = Confirm this move?
prompt-draw = Draw a card.
prompt-draw-deadline = Draw before { $name } has played and drawn.
prompt-exchange = Dead card: { $card }. Exchange it.
prompt-pass = You can’t play anything. Pass your turn.
prompt-block = { $name } completes { place-object }. Block it?
prompt-discard = Keep playing, or discard a card to end your turn.
prompt-end = Keep playing, or end your turn.

## The table

table-board = Board
table-hand = Your hand
table-hand-of = { $name }’s hand
table-draw-pile = Draw pile
table-discard-pile = Your discard pile
table-piles = Piles
table-pile-empty = empty
table-pile-needs = next: { $card }
table-chips = Chips
table-chips-count = { $blue } blue, { $red } red (five needed)
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-sequences-of = { $made } of { $needed }
table-sequences-count = { $count ->
    [0] no sequences
    [one] { $count } sequence
   *[other] { $count } sequences
}
table-last-card = last card: { $card }
table-log = Log
table-phrases = Phrases
table-chat = Chat
table-chat-off = Partners can’t chat: table talk isn’t allowed at this table.
table-players = Players
table-bot = bot
table-away = away
table-you = you
table-spectator = You’re watching.
table-no-spectators = This table doesn’t allow spectators.
table-options = Table rules
table-dead-card = Dead card
table-undo = Undo
table-hint = Hint
table-draw-offered = { $name } offers a draw. Accept?
table-call-asks = { $name } calls table talk on { $team }. Do you agree?
table-leave = Leave the table
table-leave-asks = A bot will play for you until you’re back.
table-let-bot = Let a bot play for { $name }
table-stood-in = A bot is playing for you.
table-return = I’m back
table-menu = Menu
table-direction-left = Play passes to the left.
table-direction-right = Play passes to the right.
table-block-time = Time to block

## Read aloud

speak-row-column = row { $row }, column { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = empty
speak-cell-chip = { $team ->
    [blue] blue chip
    [green] green chip
    [red] red chip
   *[other] { $team }’s chip
}
speak-cell-locked = { speak-cell-chip }, part of a sequence
speak-cell-corner = { $where }, bonus corner
speak-cell-legal = you can play here
speak-cell-makes = makes { $count } in a row
speak-card-places = { $count ->
    [0] { $card }, nowhere to play
    [one] { $card }, { $count } place to play
   *[other] { $card }, { $count } places to play
}
speak-card-wild = { $card }, wild: any free space
speak-card-remove = { $card }, removes a chip
speak-card-dead = { $card }, dead
speak-card-top = { $card }, top of your discard pile
speak-turn-yours = Your turn.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: longest open line is { $count }.
speak-time = { $time } left.
speak-time-none = There’s no clock.
speak-last-none = Nothing has been played yet.
speak-pile = { place }: { $top }, { table-pile-needs }

## One device

pass-to = Pass to { $name }
pass-hold = Hold to see your hand
pass-hidden = The hands are hidden.

## The result

result-title = Game over
result-won = You won!
result-lost = { $winners } won. Better luck next time!
result-drawn = It’s a draw
result-by = { $winners } won.
result-rematch = Rematch
result-rematch-waits = Waiting for the others…
result-rematch-waits-for = Waiting for { $names }…
result-rematch-asked = { $count ->
    [one] { $names } wants another game.
   *[other] { $names } want another game.
}
result-replay = Watch the replay
result-share = Share this game
result-home = Home
result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
result-deal = The deal
result-deal-verify = Verify the deal
result-deal-good = The deal is the one that was fixed before the first card.
result-deal-bad = The deal isn’t the one that was fixed before the game!
result-deal-says = Before the first card, the server fixed the shuffle and published its fingerprint. Now anyone can check that nothing was changed.
result-seed = Seed
result-commitment = Fingerprint

## The replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-first = Go to the start
replay-last = Go to the end
replay-speed = Speed
replay-move = Move { $number } of { $total }
replay-all-hands = Show all hands
replay-one-hand = { $name }’s view
replay-record = Download record
