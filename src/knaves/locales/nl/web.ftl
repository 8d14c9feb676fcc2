### Woorden die alleen de webclient nodig heeft.

web-say = Versturen
web-mute-all = Iedereen dempen
web-confirm-touch = op touchscreens
web-confirm-always = altijd
web-confirm-never = nooit
web-shortcuts = Toetsen L, B, T en ? aan tafel gebruiken
web-status-lobby = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-rule-ids = Regelnummers tonen
web-other-device = Verder op een ander apparaat
web-stand-in = Laat een bot spelen
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } meldt overleg. De andere tegenstanders stemmen erover.
web-discard-top = weggelegd
web-out-of-play = Uit het spel
web-error-name-taken = { error-name-taken }
web-pass-done = Klaar – verberg mijn hand
web-table-name = Tafelnaam
