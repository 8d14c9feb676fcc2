### Parole del client web su persone e pagine: guardare, le tue partite, chat.

web-watch-seat = Stai guardando. Un bot ti tiene un posto.
web-watch-seat-next = Stai guardando. C’è un posto libero nella prossima partita.
web-watch-full = Stai guardando. In questa partita non ci sono posti liberi.
web-take-seat = Prendi il posto
web-take-seat-says = Continui al posto di { $name }, con le sue carte.
web-take-seat-next = Giochi nella prossima partita.
web-game-archive = Archivia
web-game-restore = Riprendi
web-game-archived = Partite archiviate
web-game-remove = Rimuovi
web-game-remove-says = Questo browser dimenticherà il tuo posto. Se la partita è in corso, un bot giocherà per te.
web-mute-one = Silenzia { $name }
web-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
