### What only the terminal client says, on its screens and in plain lines.

## The table

term-no-place = no place
term-complete = complete
term-discard-top = discard { $card } ({ $count })
term-may-draw = can still draw
term-forgot = forgot to draw
term-must-give-up = must give up a card
term-offers = offers a draw
term-goal-lines = { $count ->
    [one] One sequence wins
   *[other] { $count } sequences win
}
term-goal-chips = { $count } chips win (at least { $each } of each colour)
term-pile = Draw pile: { $count }
term-draw-due = Draw now: once the next player has moved, it’s too late.
term-window = { $name } plays { place-on }. Block it?
term-no-block = You don’t have a Block.
term-skips = { $count ->
    [one] { $count } player will be skipped.
   *[other] { $count } players will be skipped.
}

## Beginning and end

term-commitment = The deal is fixed. You’ll see its seed at the end; the seed’s fingerprint (SHA-256) is { $sha }.
term-recording = This game is being recorded in { $path }.
term-saved = The record is saved in { $path }.
term-not-saved = { $reason ->
    [folder] The record can’t be saved: there’s no folder for { $path }.
    [permission] The record can’t be saved: you don’t have permission to write { $path }.
    [directory] The record can’t be saved: { $path } is a folder.
    [full] The record can’t be saved: the disk is full.
   *[other] The record can’t be saved ({ $code }).
}

## Plain lines

term-plain-start = Type a move, or ? for help.
term-no-cards = no cards
term-no-move = can’t be played now
term-your-move = Your move
term-your-move-or-wait = Your move, or wait
term-more-moves = and { $count } more: moves { $card }
term-undone = Your last move has been undone.
term-no-hint = There’s no hint right now.
term-coach-on = The coach is on: it asks before a move that loses much.
term-coach-off = The coach is off.
term-coach-none = There’s no coach here: it needs a game against bots alone, with hints, and NumPy.
term-no-cell = Spaces go from { $first } to { $last }.
term-ambiguous = “{ $typed }” could be { $count } moves: { $moves } …
term-unreadable = “{ $typed }” isn’t a move. Type moves to list your moves, or ? for help.
term-again = Play again? { key-enter }, review, save FILE, or q
term-no-review = This game can’t be reviewed here.
term-one-of = Please answer with one of these: { $choices }.
term-plain-help =
    Type a move in full, or just enough to tell it from the others: a card, a space, or both.
    Classic and travel: 7H@c4 place, JC@c4 wild jack, JSxc4 remove, 7H! dead card, + draw, =a5-e5 choose a line,
    -7H give up a card, pass, offer a draw, call:green table talk.
    Stacks: B3@b1 play a card, SK Skip, RV Reverse, SC:2d or SC:2h steal a card from seat 2, ST:2b steal a blue chip,
    ^ before these for the top of your discard pile, -B3 discard, block, let, take:B3, end, + draw.
    Other commands: moves (or moves JC), hand, board, cell c4 (in stacks: cell b1), seats, last, options, rule C15, hint,
    coach, undo,
    wait (let the others go first), say hello (at a server’s table), quit.
    At a server’s table also: back (take over from the bot), bot 2 (let a bot play for seat 2 if it’s idle),
    host 2 (make the player in seat 2 the host), lock, unlock (whether others can join), spectators off (or on).
term-codes = How cards are written
term-codes-typed = Moves are always typed with J Q K A, whatever the cards show.

## Screens

term-aside = Say
term-new-game = New game
term-quit = Quit
term-look = View the table
term-save = Save the record
term-nothing-here = You can’t play anything there.
term-start-keys = ↑ ↓ choose a line, ← → change it, { key-enter } start, Q quit
term-help-enter = play
term-help-table = switch to the table and back; the arrows move there
term-help-lay-down = exchange a dead card; discard; give up a card
term-help-draw = draw, if cards aren’t drawn automatically
term-help-block = block the pile, or let it pass
term-help-end = end your turn without discarding
term-help-wait = let the others go first
term-help-aside = say a phrase, offer a draw, call table talk

## At a table of a server

term-clock-game = { $count ->
    [one] { $count } minute for the whole game
   *[other] { $count } minutes for the whole game
}
# Time on a clock where there are days, as short as it can be.
term-time-days = { $days }d { $hours }h
term-come-back = To get back to your seat: { $command }
term-no-server = { $reason ->
    [refused] No server is running at { $server }. Has it been started?
    [unknown] The address { $server } can’t be found.
    [slow] { $server } isn’t answering.
    [foreign] { $server } isn’t a Knaves server, or it runs a different version.
   *[other] There’s no connection to { $server }.
}
term-no-seat = You don’t have a seat at this table, or no longer have one.
term-may-watch = You can watch with --watch.
term-lobby-help =
    start starts the game; seats and options show what’s agreed; name NAME changes your name;
    say hello says a phrase, say on its own lists them; quit gives up your seat.
    For the host: bot 2 puts a bot in seat 2, free 2 frees the seat again, swap 0 2 swaps two seats.
    host 2 makes the player in seat 2 the host. lock and unlock decide whether others can join,
    spectators off and spectators on whether they can watch.
