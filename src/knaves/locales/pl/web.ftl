### Words that only the web client needs.

web-say = Powiedz
web-mute-all = Wycisz wszystkich
web-confirm-touch = na ekranach dotykowych
web-confirm-always = zawsze
web-confirm-never = nigdy
web-shortcuts = Klawisze L, B, T i ? przy stole
web-status-lobby = czeka na graczy
web-status-playing = w toku
web-status-over = zakończona
web-rule-ids = Pokaż numery zasad
web-other-device = Graj dalej na innym urządzeniu
web-stand-in = Niech zagra bot
web-call-asks = { $name } zarzuca drużynie naradę: { $team }. Zgadzasz się? ({ $time })
web-call-waits = { $name } zgłasza naradę. Pozostali są pytani.
web-discard-top = odrzucone
web-out-of-play = Poza grą
web-event-sat = { $seat } siada do stołu.
web-event-stood = { $seat } wstaje od stołu.
web-event-began = Gra się zaczyna.
web-event-call-raised = { $seat } zgłasza naradę. Pozostali są pytani.
web-event-call-dropped = Zarzut upada.
web-event-undone = { $seat } cofa ruch.
web-event-stood-in = Bot gra za: { $seat }.
web-event-returned = { $seat } wraca do gry.
web-error-name-taken = Ktoś przy tym stole już się tak nazywa.
web-pass-done = Gotowe: zakryj moje karty
