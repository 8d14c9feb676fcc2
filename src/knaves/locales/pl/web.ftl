### Słowa potrzebne tylko klientowi w przeglądarce.

web-say = Wyślij
web-mute-all = Wycisz wszystkich
web-confirm-touch = na ekranach dotykowych
web-confirm-always = zawsze
web-confirm-never = nigdy
web-shortcuts = Używaj klawiszy L, B, T i ? przy stole
web-status-lobby = czeka na graczy
web-status-playing = w toku
web-status-over = zakończona
web-rule-ids = Pokaż numery zasad
web-other-device = Kontynuuj na innym urządzeniu
web-stand-in = Zastąp botem
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } zgłasza podpowiadanie. Pozostali przeciwnicy głosują.
web-discard-top = odrzucone
web-out-of-play = Poza grą
web-error-name-taken = { error-name-taken }
web-pass-done = Gotowe – zakryj moją rękę
web-table-name = Nazwa stołu
