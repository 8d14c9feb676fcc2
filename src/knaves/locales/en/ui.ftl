### Words of the clients away from the table: home, new table, lobby, settings, help.

## Everywhere

app-name = Knaves
app-tagline = The Sequence family of games, for people and bots.
# What search engines and previews of links show.
app-description = Play the Sequence family of games in your browser, with friends or against bots.
app-trademark = Sequence is a trademark of its owners. Knaves is not affiliated with them.
action-cancel = Cancel
action-close = Close
action-back = Back
action-confirm = Confirm
action-copy = Copy
action-copied = Copied
action-share = Share
action-again = Again
action-retry = Try again
action-more = More
action-yes = Yes
action-no = No
action-why = Why?
state-loading = Loading…
state-connecting = Connecting…
state-reconnecting = Connection lost. Reconnecting…
state-connected = Reconnected.
state-offline = You’re offline.

## Home

home-now = Play now
home-now-says = Against { $name }, by the standard rules.
home-people = Play with others
home-people-says = Create a table and share its code.
home-alone = Play alone
home-alone-says = Against bots, right away.
home-device = Pass and play
home-device-says = Everyone shares one device.
home-join = Join
home-join-code = Table code
home-resume = Your games
home-results = Last results
home-public = Tables to watch
home-public-none = No public tables right now.
home-name = Your name
home-help = How to play
home-install = Install as an app

## New table

new-game = Game
new-seats = Players
new-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-options = Options
new-options-default = Standard rules
new-options-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
new-clock = Clock
new-clock-none = No clock
new-clock-seconds = { $count ->
    [one] { $count } second per turn
   *[other] { $count } seconds per turn
}
new-clock-minutes = { $count ->
    [one] { $count } minute per turn
   *[other] { $count } minutes per turn
}
new-clock-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
new-bots-level = Bot level
new-opponents = Opponents
new-public = List the table publicly
new-spectators = Allow spectators
new-latecomers = Latecomers can take over a bot’s seat and see its cards
new-hints = Allow hints
new-create = Create table
new-start = Start
new-names = Player names
new-player-number = Player { $number }

## Lobby

lobby-title = Table { $code }
lobby-invite = Invite others
lobby-code = Code
lobby-link = Link
lobby-qr = QR code: scan to join
lobby-seat = Seat { $number }
lobby-seat-bot = Bot until someone joins
lobby-seat-you = You
lobby-host = Host
lobby-hand-over = Make { $name } the host
lobby-sit = Sit here
lobby-swap = Swap seats
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-waiting = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
lobby-waiting-host = Waiting for the host to start the game.
lobby-host-bot = The host, { $name }, is a bot. It starts the game once all seats are taken.
lobby-become-host = Take a seat and you become the host.
lobby-start = Start the game
lobby-start-with-bots = Start with bots in the empty seats
lobby-rules = Table rules
lobby-rules-default = Standard options throughout.
lobby-access = Table access
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-locked = Locked: nobody else can join
lobby-no-spectators = No spectators
lobby-idle = { $count ->
    [one] After { $count } minute without a move, the others can let a bot play
   *[other] After { $count } minutes without a move, the others can let a bot play
}
lobby-personal-link = Your personal link takes you back to your seat on any device. Keep it to yourself.
lobby-stand = Leave seat
lobby-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-letters = Letters on the cards
settings-letters-printed = As printed: J Q K A
settings-letters-own = English: { $letters }
settings-sound = Sound
settings-haptics = Vibration
settings-confirm = Confirm each move
settings-notifications = Notify me when it’s my turn
settings-notifications-denied = Your browser is blocking notifications from this page.
settings-data = My data
settings-export = Download my data
settings-delete = Delete my data
settings-delete-asks = You’ll leave all your tables, and this browser will forget your name, seats and settings. This can’t be undone.

## Help

help-title = How to play
help-rules = Rules
help-reminder = Reminder card
help-this-table = What’s agreed at this table
help-rule-ids = Rules { $ids }
help-keys = Keyboard shortcuts
help-key-next = next or previous legal space
help-key-last = last move
help-key-lines = lines so far
help-key-time = time left
help-key-help = help
help-key-choose = choose a card or a space
help-key-arrows = move on the board
help-key-cancel = cancel your choice
# The keys as they are marked on the keyboard.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = PgUp
key-page-down = PgDn

## The first game

tutorial-card = Tap this card.
tutorial-cell = Now tap one of the glowing spaces.
tutorial-confirm = Confirm, and your chip stays there.
tutorial-goal = Make lines of { $length } chips. You need { $count ->
    [one] one line
   *[other] { $count } lines
} to win.
tutorial-wild = A two-eyed jack: place a chip on any free space.
tutorial-remove = A one-eyed jack: take an opponent’s chip off the board.
tutorial-dead = This card is dead: all its spaces are taken. Exchange it.
tutorial-corner = The corners count for everyone.
tutorial-pile = Play a 1 to start a pile, then 2, 3, 4 and 5.
tutorial-discard = Nothing left to play? Discard a card to end your turn.
tutorial-skip = Skip the tutorial
