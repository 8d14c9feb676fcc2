### Words of the clients at the table: the game, what is read aloud, the result, the replay.

## Whose turn

turn-yours = Your turn
turn-of = { $name } is playing
turn-title = Your turn! – Knaves
turn-notification = It is your turn at table { $code }.
turn-thinking = { $name } is thinking …
turn-away = { $name } is away.
turn-time-left = { $time } left

## What to do

prompt-choose-card = Choose a card.
prompt-choose-cell = Choose a space for { $card }.
prompt-choose-remove = Choose the chip to remove.
prompt-choose-fit = Which card?
prompt-choose-line = Which chips are the sequence?
prompt-choose-victim = From whom?
prompt-choose-source = From the discard pile or from the hand?
prompt-choose-pile = On which pile?
prompt-choose-take = Which card do you take?
prompt-give-up = Give up a card for table talk.
prompt-confirm = Confirm the move?
prompt-draw = Draw a card.
prompt-draw-deadline = Draw before { $name } has played and drawn.
prompt-exchange = Dead card: { $card }. Exchange it.
prompt-pass = You have nothing to play: pass.
prompt-block = { $name } completes { place-object }. Block?
prompt-discard = Play on, or discard a card to end your turn.
prompt-end = Play on, or end your turn.
prompt-wait = Wait for the others.

## The table

table-board = Board
table-hand = Your hand
table-hand-of = Hand of { $name }
table-draw-pile = Draw pile
table-discard-pile = Your discard pile
table-piles = Piles
table-pile-empty = free
table-pile-needs = next: { $card }
table-chips = Chips
table-chips-count = { $blue } blue, { $red } red, of five
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-sequences-of = { $made } of { $needed }
table-sequences-count = { $count ->
    [0] no sequence
    [one] { $count } sequence
   *[other] { $count } sequences
}
table-last-card = last card: { $card }
table-log = Log
table-phrases = Phrases
table-chat = Chat
table-chat-off = No chat between partners: table talk is not allowed at this table.
table-players = Players
table-bot = bot
table-away = away
table-you = you
table-spectator = You are watching.
table-options = Rules of this table
table-dead-card = Dead card
table-undo = Take back
table-hint = Hint
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } offers a draw. Agree?
table-call-asks = { $name } calls table talk against { $team }. Do you agree?
table-leave = Leave the table
table-leave-asks = A bot plays on for you until you are back.
table-menu = Menu
table-direction-left = Play goes round to the left.
table-direction-right = Play goes round to the right.
table-block-time = Time to block

## Read aloud

speak-row-column = row { $row }, column { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = empty
speak-cell-chip = { $team ->
    [blue] blue chip
    [green] green chip
    [red] red chip
   *[other] chip of { $team }
}
speak-cell-locked = { speak-cell-chip }, part of a sequence
speak-cell-corner = { $where }, bonus corner
speak-cell-legal = you can play here
speak-cell-makes = makes { $count } in line
speak-card-places = { $count ->
    [0] { $card }, no place
    [one] { $card }, { $count } place
   *[other] { $card }, { $count } places
}
speak-card-wild = { $card }, wild: any free space
speak-card-remove = { $card }, removes a chip
speak-card-dead = { $card }, dead
speak-card-top = { $card }, top of your discard pile
speak-turn-yours = Your turn.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: longest open line { $count }.
speak-time = { $time } left.
speak-time-none = There is no clock.
speak-last-none = Nothing has been played yet.
speak-pile = { place }: { $top }, { table-pile-needs }

## One device

pass-to = Pass to { $name }
pass-hold = Hold to see your hand
pass-hidden = The hands are hidden.

## The result

result-title = The game is over
result-won = You have won!
result-lost = { $winners } won. Better luck next time!
result-drawn = A draw
result-by = { $winners } won.
result-rematch = Rematch
result-rematch-waits = Waiting for the others …
result-replay = Watch the replay
result-share = Share the game
result-home = Home
result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
result-deal = The deal
result-deal-verify = Verify the deal
result-deal-good = The deal is as it was fixed before the first card.
result-deal-bad = The deal does not match what was fixed before the game!
result-deal-says = Before the first card the server fixed the shuffle and published its fingerprint. Now anyone can check that it was not changed.
result-seed = Seed
result-commitment = Fingerprint

## The replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-move = Move { $number } of { $total }
replay-all-hands = All hands open
replay-one-hand = Seen by { $name }
replay-record = Download the record
