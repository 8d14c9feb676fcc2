### Words of the web client about people and pages: watching, your games, chat.

web-watch-seat = You’re watching. A bot is keeping a seat for you.
web-watch-seat-next = You’re watching. There’s a free seat in the next game.
web-watch-full = You’re watching. There’s no free seat in this game.
web-take-seat = Take the seat
web-take-seat-says = You play on for { $name }, with its cards.
web-take-seat-next = You play in the next game.
web-game-archive = Archive
web-game-restore = Bring back
web-game-archived = Archived games
web-game-remove = Remove
web-game-remove-says = This browser forgets your seat. In a game in progress, a bot plays for you.
web-mute-one = Mute { $name }
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
