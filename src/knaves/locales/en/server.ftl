### What the server answers where it refuses something: more precise than the sentence of the code.

refused-name-empty = A name needs at least one letter.
refused-no-game = There’s no game { $wanted }. The games are: { $known }.
refused-no-level = There’s no bot level { $wanted }. The levels are: { $known }.
refused-bot-seat = Seat { $seat } isn’t free for a bot.
refused-clock-short = A clock needs at least five seconds.
refused-full = All seats are taken, but you can watch.
refused-spectator = Spectators can’t do that. Take a seat first.
refused-between-games = That’s only possible before or after a game.
refused-no-game-on = No game is being played at this table.
refused-may-draw = { $name } can still draw for a moment.
refused-answered = You’ve already answered.
refused-call-open = A table talk call is already being voted on.
refused-window-open = Wait until the time to block is over.
refused-no-call = Nobody is asking you to vote on a call.
refused-undo-off = Moves can’t be undone at this table.
refused-undo-alone = You can only undo moves when you play alone against bots.
refused-coach-alone = The coach helps only when you play alone against bots.
refused-game-over = The game is over, and all cards are face up.
refused-rematch-early = You can ask for a rematch once this game is over.
refused-seats-taken = Someone is sitting in a seat that would be removed.
refused-own-seat = That’s your own seat.
refused-bot-there = A bot is already playing there.
refused-may-think = { $name } still has time to think.
refused-not-waiting = A bot can’t play for { $name } right now.
refused-host-person = Only a human player who’s at the table can be the host.
refused-no-spectators = This table doesn’t allow spectators. You can watch the game once it’s over.
refused-unreadable = This couldn’t be read: { $detail }
refused-frame = A message is JSON in a text frame of at most { $bytes } bytes.
refused-hello-first = Send hello first.
refused-no-new-tables = New tables can’t be created here at the moment.
refused-no-room = The server has no room for new tables or games.
refused-table-full = This table has reached its size limit. Please create a new one.
refused-not-over = This game isn’t over yet.
refused-qr-long = A QR code can hold at most { $most } characters here.
refused-other-version = This table was created with a different version and can’t be opened here.
refused-seat-given = The host gave this seat away.
refused-say-what = Send a phrase or a text.
refused-phrases-only = Only phrases are allowed at this table.
refused-partners = Partners can’t talk during play (C30, T25).
refused-nothing-to-do = There’s nothing for you to do right now.
refused-bad-link = This link doesn’t open a seat here. You’re watching.
refused-admin-token = The admin page needs the token that the server printed when it started.
refused-not-address = Not an IP address or network (examples: 192.0.2.7, 2001:db8::/48).
refused-not-banned = { $address } isn’t banned.
refused-banned-network = This address isn’t banned individually. It belongs to the banned network { $network }.
refused-foreign-page = This page is from { $origin }, not from this server ({ $host }). For operators: the proxy must forward the Host header with its port; other sites need --origin.
refused-nothing-here = There’s nothing at this address.
closed-by-host = Closed by the host.
closed-by-operator = Closed by the server’s operator.
closed-table-full = Closed because the table has reached its size limit.

## Previews of links in messengers

preview-lobby = You’re invited: { $game } with { $names }.
preview-playing = Game in progress: { $game } with { $names }.
