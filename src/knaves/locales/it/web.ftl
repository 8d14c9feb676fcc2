### Parole che servono solo al client web.

web-say = Invia
web-mute-all = Silenzia tutti
web-confirm-touch = sui touchscreen
web-confirm-always = sempre
web-confirm-never = mai
web-shortcuts = Usa i tasti L, B, T e ? al tavolo
web-status-lobby = in attesa di giocatori
web-status-playing = in corso
web-status-over = finita
web-rule-ids = Mostra i numeri di regola
web-other-device = Continua su un altro dispositivo
web-stand-in = Fai giocare un bot
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } segnala chiacchiere al tavolo. Gli altri avversari votano.
web-discard-top = scarto
web-out-of-play = Fuori gioco
web-error-name-taken = { error-name-taken }
web-pass-done = Fatto – nascondi la mia mano
web-table-name = Nome del tavolo
