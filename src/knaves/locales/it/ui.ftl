### Parole lontano dal tavolo: inizio, nuovo tavolo, sala, impostazioni, aiuto.

## Ovunque

app-name = Knaves
app-tagline = I giochi della famiglia Sequence, per persone e bot.
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
state-reconnecting = Connessione persa. Riconnessione…
state-connected = Di nuovo online.
state-offline = Sei offline.

## Inizio

home-now = Gioca subito
home-now-says = Contro { $name }, con le regole standard.
home-people = Gioca con altri
home-people-says = Crea un tavolo e condividi il codice.
home-alone = Gioca da solo
home-alone-says = Contro i bot, subito.
home-device = Su un solo dispositivo
home-device-says = Si gioca a turno sullo stesso dispositivo.
home-join = Partecipa
home-join-code = Codice del tavolo
home-resume = Le tue partite
home-results = Ultimi risultati
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
new-options-default = Regole standard
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
new-public = Mostra tra i tavoli pubblici
new-spectators = Consenti spettatori
new-latecomers = Chi arriva dopo può prendere il posto di un bot e vederne le carte
new-hints = Consenti suggerimenti
new-create = Crea il tavolo
new-start = Comincia
new-names = Nomi dei giocatori
new-player-number = Giocatore { $number }

## Sala

lobby-title = Tavolo { $code }
lobby-invite = Invita altri
lobby-code = Codice
lobby-link = Link
lobby-qr = Codice QR: inquadra per partecipare
lobby-seat = Posto { $number }
lobby-seat-bot = Bot finché non arriva qualcuno
lobby-seat-you = Tu
lobby-host = Host
lobby-hand-over = Nomina host { $name }
lobby-sit = Siediti qui
lobby-swap = Scambia i posti
lobby-add-bot = Aggiungi un bot
lobby-remove = Rimuovi
lobby-ready = Tutto pronto
lobby-not-ready = Si sta preparando
lobby-waiting = { $count ->
    [one] Manca ancora { $count } giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
lobby-waiting-host = In attesa che l’host cominci la partita.
lobby-host-bot = L’host, { $name }, è un bot. Comincia la partita quando tutti i posti sono occupati.
lobby-become-host = Siediti e l’host sarai tu.
lobby-start = Comincia la partita
lobby-start-with-bots = Comincia con i bot nei posti liberi
lobby-rules = Regole del tavolo
lobby-rules-default = Tutte le opzioni sono quelle standard.
lobby-access = Accesso al tavolo
lobby-lock = Blocca il tavolo
lobby-unlock = Sblocca il tavolo
lobby-locked = Bloccato: nessun altro può unirsi
lobby-no-spectators = Niente spettatori
lobby-idle = { $count ->
    [one] Dopo { $count } minuto senza mosse gli altri possono far giocare un bot
   *[other] Dopo { $count } minuti senza mosse gli altri possono far giocare un bot
}
lobby-personal-link = Con il tuo link personale torni al tuo posto da qualsiasi dispositivo. Non condividerlo.
lobby-stand = Lascia il posto
lobby-spectators = { $count ->
    [0] Nessuno sta guardando.
    [one] { $count } persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-letters = Lettere sulle carte
settings-letters-printed = Come sul tabellone: J Q K A
settings-letters-own = Italiane: { $letters }
settings-sound = Suono
settings-haptics = Vibrazione
settings-confirm = Conferma ogni mossa
settings-notifications = Avvisami quando tocca a me
settings-notifications-denied = Il browser blocca le notifiche di questa pagina.
settings-data = I miei dati
settings-export = Scarica i miei dati
settings-delete = Cancella i miei dati
settings-delete-asks = Lascerai tutti i tuoi tavoli, e questo browser dimenticherà il tuo nome, i tuoi posti e le tue impostazioni. Non si può annullare.

## Aiuto

help-title = Come si gioca
help-rules = Regole
help-reminder = Carta promemoria
help-this-table = Concordato a questo tavolo
help-rule-ids = Regole { $ids }
help-keys = Scorciatoie da tastiera
help-key-next = casella possibile successiva o precedente
help-key-last = ultima mossa
help-key-lines = linee finora
help-key-time = tempo rimasto
help-key-help = aiuto
help-key-choose = scegli una carta o una casella
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
tutorial-cell = Ora tocca una delle caselle illuminate.
tutorial-confirm = Conferma, e il tuo gettone resta lì.
tutorial-goal = Fai linee di { $length } gettoni. Per vincere { $count ->
    [one] ti serve una linea
   *[other] ti servono { $count } linee
}.
tutorial-wild = Un fante con due occhi: piazza un gettone su una qualsiasi casella libera.
tutorial-remove = Un fante con un occhio: togli un gettone avversario dal tabellone.
tutorial-dead = Questa carta è morta: tutte le sue caselle sono occupate. Cambiala.
tutorial-corner = Gli angoli valgono per tutti.
tutorial-pile = Gioca un 1 per cominciare una pila, poi 2, 3, 4 e 5.
tutorial-discard = Non hai altro da giocare? Scarta una carta per terminare il turno.
tutorial-skip = Salta il tutorial
