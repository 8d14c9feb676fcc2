### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Space
key-home = Home
key-end = End

## Windows

screen-too-small = This window is too small: it has { $width }×{ $height } characters, and the table needs { $columns }×{ $rows }. Please make it larger.

## Games to resume

kept-resume = Resume
kept-which = Which game do you want to resume?
kept-game = { $game } against { $names } – move { $number }, { $when }
kept-seat = { $game } at table { $code } ({ $server }) – { $when }
kept-none = There’s no game to resume.
kept-broken = This game can’t be resumed: its file has been changed.
kept-failed = This game can’t be kept for later: its folder can’t be written.
kept-later = Your game is kept. To resume it: { $command }

## A table on a server

create-table = Table on a server
create-server = Server address
create-bad-address = “{ $text }” isn’t a server address (example: { $example }).

## The replay viewer

replay-deal = The deal.
replay-step = step
replay-ends = start, end
replay-ten = ten moves back or forward
replay-whose = whose cards
replay-ask = { key-enter } next move, b back, ? help
replay-plain-help = { key-enter } shows the next move, b the previous one, home the deal, end the last move,
    a number from 0 to { $count } the position after that many moves. q quits.
