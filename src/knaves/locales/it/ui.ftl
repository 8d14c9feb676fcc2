### Parole lontano dal tavolo: inizio, nuovo tavolo, sala, impostazioni, aiuto.

## Ovunque

app-name = Knaves
app-tagline = La famiglia di giochi Sequence, per persone e bot.
app-description = Gioca ai giochi della famiglia Sequence nel browser, con gli amici o contro i bot.
app-trademark = Sequence è un marchio dei suoi proprietari. Knaves non ha legami con loro.
action-cancel = Annulla
action-close = Chiudi
action-back = Indietro
action-confirm = Conferma
action-copy = Copia
action-copied = Copiato
action-share = Condividi
action-again = Ancora
action-retry = Riprova
action-more = Altro
action-yes = Sì
action-no = No
action-why = Perché?
state-loading = Caricamento…
state-connecting = Connessione…
state-reconnecting = Connessione persa. Nuovo tentativo…
state-connected = Di nuovo in linea.
state-offline = Non sei in linea.
state-offline-says = Le partite aspettano che torni in linea.

## Inizio

home-people = Gioca con altri
home-people-says = Apri un tavolo e condividi il codice.
home-alone = Gioca in solitaria
home-alone-says = Contro i bot, subito.
home-device = Un solo dispositivo
home-device-says = Il tablet passa di mano in mano.
home-join = Partecipa
home-join-code = Codice del tavolo
home-resume = Le tue partite
home-public = Tavoli da guardare
home-public-none = Nessun tavolo pubblico al momento.
home-name = Il tuo nome
home-help = Come si gioca
home-install = Installa come app

## Nuovo tavolo

new-game = Gioco
new-seats = Giocatori
new-seats-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
new-options = Opzioni
new-options-default = Come nel regolamento
new-options-changed = { $count ->
    [one] { $count } opzione cambiata
   *[other] { $count } opzioni cambiate
}
new-clock = Orologio
new-clock-none = Senza orologio
new-clock-seconds = { $count ->
    [one] { $count } secondo per turno
   *[other] { $count } secondi per turno
}
new-clock-minutes = { $count ->
    [one] { $count } minuto per turno
   *[other] { $count } minuti per turno
}
new-clock-days = { $count ->
    [one] { $count } giorno per turno
   *[other] { $count } giorni per turno
}
new-bots-level = Livello dei bot
new-opponents = Avversari
new-public = Altri possono guardare
new-hints = Suggerimenti permessi
new-create = Apri il tavolo
new-start = Comincia
new-names = Nomi dei giocatori
new-player-number = Giocatore { $number }

## Sala

lobby-title = Tavolo { $code }
lobby-invite = Invita gli altri
lobby-code = Codice
lobby-link = Link
lobby-qr = Codice QR: inquadralo per partecipare
lobby-seat = Posto { $number }
lobby-seat-bot = Bot finché non arriva qualcuno
lobby-seat-you = Tu
lobby-host = Host
lobby-sit = Siediti qui
lobby-swap = Scambia i posti
lobby-add-bot = Metti qui un bot
lobby-remove = Togli
lobby-ready = Ci sono
lobby-not-ready = Non ancora
lobby-waiting = { $count ->
    [one] Manca ancora { $count } giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
lobby-waiting-host = L’host comincia la partita.
lobby-start = Comincia la partita
lobby-start-with-bots = Comincia, con i bot nei posti liberi
lobby-rules = Regole di questo tavolo
lobby-rules-default = Tutte le opzioni sono quelle solite.
lobby-personal-link = Il tuo link personale: con questo torni al tuo posto da qualsiasi dispositivo. Tienilo per te.
lobby-stand = Alzati
lobby-spectators = { $count ->
    [0] Nessuno sta guardando.
    [one] { $count } persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = come il dispositivo
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-letters = Lettere sulle carte
settings-letters-printed = come sul tabellone: J Q K A
settings-letters-own = italiane: { $letters }
settings-sound = Suono
settings-haptics = Vibrazione
settings-confirm = Conferma ogni mossa
settings-notifications = Avvisami quando tocca a me
settings-notifications-denied = Il browser non permette avvisi da questa pagina.
settings-data = I miei dati
settings-export = Scarica i miei dati
settings-delete = Cancella i miei dati
settings-delete-asks = Lasci tutti i tuoi tavoli, e questo browser dimentica il tuo nome, i tuoi posti e le tue impostazioni. Non si può annullare.

## Aiuto

help-title = Come si gioca
help-rules = Regole
help-reminder = Carta promemoria
help-this-table = Che cosa vale a questo tavolo
help-rule-ids = Regole { $ids }
help-keys = Tasti
help-key-next = spazio possibile successivo o precedente
help-key-last = ultima mossa
help-key-lines = linee finora
help-key-time = tempo rimasto
help-key-help = aiuto
help-key-choose = scegli una carta o uno spazio
help-key-arrows = muoviti sul tabellone
help-key-cancel = annulla la scelta
# I tasti, come si chiamano sulla tastiera.
key-enter = Invio
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = Pag↑
key-page-down = Pag↓

## La prima partita

tutorial-card = Tocca questa carta.
tutorial-cell = Ora tocca uno degli spazi illuminati.
tutorial-confirm = Conferma, e il tuo gettone resta lì.
tutorial-goal = Fai linee di { $length } gettoni. Per vincere { $count ->
    [one] ti serve una linea
   *[other] ti servono { $count } linee
}.
tutorial-wild = Un fante con due occhi: piazza un gettone su uno spazio libero qualsiasi.
tutorial-remove = Un fante con un occhio: togli un gettone avversario dal tabellone.
tutorial-dead = Questa carta è morta: tutti i suoi spazi sono occupati. Cambiala.
tutorial-corner = Gli angoli valgono per tutti.
tutorial-pile = Metti un 1 per cominciare una pila, poi 2, 3, 4 e 5.
tutorial-discard = Nient’altro da giocare? Scarta una carta per terminare il turno.
tutorial-skip = Salta le spiegazioni
