### Words that only the web client needs.

web-say = Zeggen
web-mute-all = Iedereen dempen
web-confirm-touch = op aanraakschermen
web-confirm-always = altijd
web-confirm-never = nooit
web-shortcuts = Toetsen L, B, T en ? aan tafel
web-status-lobby = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-rule-ids = Nummers van de regels tonen
web-other-device = Verder op een ander apparaat
web-stand-in = Laat een bot spelen
web-call-asks = { $name } beschuldigt { $team } van overleg. Ben je het eens? ({ $time })
web-call-waits = { $name } meldt overleg. De anderen worden gevraagd.
web-discard-top = afleg
web-out-of-play = Uit het spel
web-event-sat = { $seat } gaat zitten.
web-event-stood = { $seat } staat op.
web-event-began = Het spel begint.
web-event-call-raised = { $seat } meldt overleg. De anderen worden gevraagd.
web-event-call-dropped = De beschuldiging vervalt.
web-event-undone = { $seat } neemt een zet terug.
web-event-stood-in = Een bot speelt voor { $seat }.
web-event-returned = { $seat } is terug.
web-error-name-taken = Aan deze tafel heet al iemand zo.
web-pass-done = Klaar: verberg mijn hand
