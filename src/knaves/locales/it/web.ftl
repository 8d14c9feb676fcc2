### Words that only the web client needs.

web-say = Di’
web-mute-all = Silenzia tutti
web-confirm-touch = sugli schermi tattili
web-confirm-always = sempre
web-confirm-never = mai
web-shortcuts = Tasti L, B, T e ? al tavolo
web-status-lobby = in attesa di giocatori
web-status-playing = in corso
web-status-over = finita
web-rule-ids = Mostra i numeri delle regole
web-other-device = Continua su un altro dispositivo
web-stand-in = Fai giocare un bot
web-call-asks = { $name } accusa { $team } di essersi parlati. Sei d’accordo? ({ $time })
web-call-waits = { $name } segnala che si è parlato delle carte. Si chiede agli altri.
web-discard-top = scarto
web-out-of-play = Fuori gioco
web-event-sat = { $seat } si siede.
web-event-stood = { $seat } lascia il posto.
web-event-began = La partita comincia.
web-event-call-raised = { $seat } segnala che si è parlato delle carte. Si chiede agli altri.
web-event-call-dropped = L’accusa cade.
web-event-undone = { $seat } annulla una mossa.
web-event-stood-in = Un bot gioca per { $seat }.
web-event-returned = { $seat } è tornato al tavolo.
web-error-name-taken = A questo tavolo c’è già qualcuno con questo nome.
web-pass-done = Fatto: nascondi la mia mano
