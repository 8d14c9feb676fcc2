### Words that only the web client needs.

web-say = Send
web-mute-all = Mute everyone
web-confirm-touch = on touchscreens
web-confirm-always = always
web-confirm-never = never
web-shortcuts = Use the keys L, B, T and ? at the table
web-status-lobby = waiting for players
web-status-playing = in progress
web-status-over = finished
web-rule-ids = Show rule numbers
web-other-device = Continue on another device
web-stand-in = Let a bot play
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } calls table talk. The other opponents are voting on it.
web-discard-top = discard
web-out-of-play = Out of play
web-error-name-taken = { error-name-taken }
web-pass-done = Done – hide my hand
web-table-name = Table name
