### Words that only the web client needs.

web-say = Say
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
web-call-asks = { $name } calls table talk against { $team }. Do you agree? ({ $time })
web-call-waits = { $name } calls table talk. The others are asked.
web-discard-top = discard
web-out-of-play = Out of play
web-event-sat = { $seat } sits down.
web-event-stood = { $seat } leaves the seat.
web-event-began = The game begins.
web-event-call-raised = { $seat } calls table talk. The others are asked.
web-event-call-dropped = Nothing comes of the call.
web-event-undone = { $seat } takes a move back.
web-event-stood-in = A bot plays for { $seat }.
web-event-returned = { $seat } is back.
web-error-name-taken = Somebody at this table already has this name.
web-pass-done = Done: hide my hand
