### Words that only the web client needs.

web-say = Send
web-mute-all = Mute everybody
web-confirm-touch = on touch screens
web-confirm-always = always
web-confirm-never = never
web-shortcuts = Keys L, B, T and ? at the table
web-status-lobby = waiting for players
web-status-playing = being played
web-status-over = finished
web-rule-ids = Show the numbers of the rules
web-other-device = Go on with another device
web-stand-in = Let a bot play
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } calls table talk. The other opponents are asked.
web-discard-top = discard
web-out-of-play = Out of play
web-error-name-taken = { error-name-taken }
web-pass-done = Done: hide my hand
web-table-name = Name of the table
