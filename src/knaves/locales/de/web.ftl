### Wörter, die nur der Web-Client braucht.

web-say = Senden
web-mute-all = Alle stummschalten
web-confirm-touch = auf Touchscreens
web-confirm-always = immer
web-confirm-never = nie
web-shortcuts = Tasten L, B, T und ? am Tisch nutzen
web-status-lobby = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-rule-ids = Regelnummern zeigen
web-other-device = Auf einem anderen Gerät weiterspielen
web-stand-in = Einen Bot spielen lassen
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } reklamiert Tischgespräche. Die anderen Gegner stimmen darüber ab.
web-discard-top = Ablage
web-out-of-play = Aus dem Spiel
web-error-name-taken = { error-name-taken }
web-pass-done = Fertig – meine Karten verdecken
web-table-name = Tischname
