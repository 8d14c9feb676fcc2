### Words that only the web client needs.

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
web-call-asks = { $name } wirft { $team } Absprache vor. Stimmst du zu? ({ $time })
web-call-waits = { $name } meldet eine Absprache. Die anderen werden gefragt.
web-discard-top = Ablage
web-out-of-play = Aus dem Spiel
web-event-sat = { $seat } setzt sich.
web-event-stood = { $seat } steht auf.
web-event-began = Das Spiel beginnt.
web-event-call-raised = { $seat } meldet eine Absprache. Die anderen werden gefragt.
web-event-call-dropped = Der Vorwurf wird fallen gelassen.
web-event-undone = { $seat } nimmt einen Zug zurück.
web-event-stood-in = Ein Bot spielt für { $seat }.
web-event-returned = { $seat } ist wieder da.
web-error-name-taken = An diesem Tisch heißt schon jemand so.
web-pass-done = Fertig: meine Karten verdecken
