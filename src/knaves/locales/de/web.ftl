### Wörter, die nur der Web-Client braucht.

web-say = Sagen
web-mute-all = Alle stummschalten
web-confirm-touch = auf Touchscreens
web-confirm-always = immer
web-confirm-never = nie
web-shortcuts = Tasten L, B, T und ? am Tisch
web-status-lobby = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-rule-ids = Nummern der Regeln zeigen
web-other-device = Auf einem anderen Gerät weiterspielen
web-stand-in = Einen Bot spielen lassen
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } rügt Tischgespräche. Die anderen Gegner werden gefragt.
web-discard-top = Ablage
web-out-of-play = Aus dem Spiel
web-event-sat = { event-sat }
web-event-stood = { event-stood }
web-event-began = { event-began }
web-event-call-raised = { event-call-raised }
web-event-call-dropped = { event-call-dropped }
web-event-undone = { event-undone }
web-event-stood-in = { event-stood-in }
web-event-returned = { event-returned }
web-error-name-taken = { error-name-taken }
web-pass-done = Fertig: meine Karten verdecken
