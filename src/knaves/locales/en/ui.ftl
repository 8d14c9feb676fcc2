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
state-loading = Loading …
state-connecting = Connecting …
state-reconnecting = Connection lost. Reconnecting …
state-connected = Connected again.
state-offline = You are offline.
state-offline-says = Games wait until you are connected again.

## Home

home-people = Play with people
home-people-says = Make a table and share its code.
home-alone = Play alone
home-alone-says = Against bots, right away.
home-device = One device
home-device-says = Pass the tablet around.
home-join = Join
home-join-code = Code of the table
home-resume = Your games
home-public = Tables to watch
home-public-none = No public table right now.
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
new-options-default = As the sheets say
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
new-bots-level = Level of the bots
new-opponents = Opponents
new-public = Others may watch
new-hints = Hints allowed
new-create = Create the table
new-start = Start
new-names = Names of the players
new-player-number = Player { $number }

## Lobby

lobby-title = Table { $code }
lobby-invite = Invite the others
lobby-code = Code
lobby-link = Link
lobby-qr = QR code: scan it to join
lobby-seat = Seat { $number }
lobby-seat-bot = Bot until someone joins
lobby-seat-you = You
lobby-host = Host
lobby-sit = Sit here
lobby-swap = Swap seats
lobby-add-bot = Put a bot here
lobby-remove = Remove
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-waiting = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
lobby-waiting-host = The host starts the game.
lobby-start = Start the game
lobby-start-with-bots = Start, with bots on the free seats
lobby-rules = Rules of this table
lobby-rules-default = All options have their usual values.
lobby-personal-link = Your personal link: with it you get back to your seat on any device. Keep it to yourself.
lobby-stand = Stand up
lobby-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-letters = Letters on the cards
settings-letters-printed = as printed: J Q K A
settings-letters-own = English: { $letters }
settings-sound = Sound
settings-haptics = Vibration
settings-confirm = Confirm each move
settings-notifications = Tell me when it is my turn
settings-notifications-denied = The browser does not allow notifications from this page.
settings-data = My data
settings-export = Download my data
settings-delete = Delete my data
settings-delete-asks = You leave all your tables, and this browser forgets your name, your seats and your settings. It cannot be undone.

## Help

help-title = How to play
help-rules = Rules
help-reminder = Reminder card
help-this-table = What is agreed at this table
help-rule-ids = Rules { $ids }
help-keys = Keys
help-key-next = next or previous legal space
help-key-last = last move
help-key-lines = lines so far
help-key-time = time left
help-key-help = help
help-key-choose = choose a card or a space
help-key-arrows = move on the board
help-key-cancel = cancel the choice
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
tutorial-wild = A two-eyed jack: put a chip on any free space.
tutorial-remove = A one-eyed jack: take a chip of an opponent off the board.
tutorial-dead = This card is dead: all its spaces are taken. Exchange it.
tutorial-corner = The corners count for everybody.
tutorial-pile = Lay a 1 to begin a pile, then 2, 3, 4 and 5.
tutorial-discard = Nothing left to play? Discard a card to end your turn.
tutorial-skip = Skip the explanations
