### Parole al tavolo: il gioco, ciò che si legge ad alta voce, il risultato, la replica.

## A chi tocca

turn-yours = Tocca a te
turn-of = Turno di { $name }
turn-title = Tocca a te! – Knaves
turn-notification = Tocca a te al tavolo { $code }.
turn-thinking = { $count ->
    [one] { $name } sta pensando…
   *[other] { $name } stanno pensando…
}
turn-away = { $name } al momento non c’è.
turn-away-bot = { $name } al momento non c’è. Se non torna presto, giocherà un bot al posto suo.
turn-idle = { $name } non gioca da un po’.
turn-idle-soon = Ancora { $time }, poi gli altri potranno far giocare un bot al posto tuo.
turn-idle-now = Gioca: ora gli altri possono far giocare un bot al posto tuo.
turn-time-left = ancora { $time }

## Che cosa fare

prompt-choose-card = Scegli una carta.
prompt-choose-cell = Scegli una casella per { $card }.
prompt-choose-remove = Scegli il gettone da rimuovere.
prompt-choose-fit = Quale carta?
prompt-choose-line = Quali gettoni formano la sequenza?
prompt-choose-victim = A chi vuoi rubare?
prompt-choose-source = Dagli scarti o dalla mano?
prompt-choose-pile = Quale pila?
prompt-choose-take = Quale carta vuoi prendere?
prompt-give-up = Chiacchiere al tavolo: cedi una carta.
prompt-confirm = Confermi questa mossa?
prompt-draw = Pesca una carta.
prompt-draw-deadline = Pesca prima che { $name } abbia giocato e pescato.
prompt-exchange = Carta morta: { $card }. Cambiala.
prompt-pass = Non puoi giocare nulla. Passa il turno.
prompt-block = { $name } completa { place-object }. Vuoi bloccarla?
prompt-discard = Continua a giocare, oppure scarta una carta per terminare il turno.
prompt-end = Continua a giocare, oppure termina il turno.

## Il tavolo

table-board = Tabellone
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-draw-pile = Mazzo di pesca
table-discard-pile = I tuoi scarti
table-piles = Pile
table-pile-empty = vuota
table-pile-needs = serve un { $card }
table-chips = Gettoni
table-chips-count = { $blue } blu, { $red } rossi (ne servono cinque)
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-sequences-of = { $made } su { $needed }
table-sequences-count = { $count ->
    [0] nessuna sequenza
    [one] { $count } sequenza
   *[other] { $count } sequenze
}
table-last-card = ultima carta: { $card }
table-log = Mosse
table-phrases = Frasi
table-chat = Chat
table-chat-off = I compagni non possono chattare: a questo tavolo non si parla delle carte.
table-players = Giocatori
table-bot = bot
table-away = assente
table-you = tu
table-spectator = Stai guardando la partita.
table-no-spectators = Questo tavolo non ammette spettatori.
table-options = Regole del tavolo
table-dead-card = Carta morta
table-undo = Annulla mossa
table-hint = Suggerimento
table-draw-offered = { $name } propone la patta. Accetti?
table-call-asks = { $name } segnala chiacchiere al tavolo contro { $team }. Sei d’accordo?
table-leave = Lascia il tavolo
table-leave-asks = Un bot giocherà al posto tuo finché non torni.
table-let-bot = Fai giocare un bot al posto di { $name }
table-stood-in = Un bot sta giocando al posto tuo.
table-return = Eccomi di nuovo
table-menu = Menu
table-direction-left = Si gioca verso sinistra.
table-direction-right = Si gioca verso destra.
table-block-time = Tempo per bloccare

## Letto ad alta voce

speak-row-column = riga { $row }, colonna { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = vuota
speak-cell-chip = { $team ->
    [blue] gettone blu
    [green] gettone verde
    [red] gettone rosso
   *[other] gettone di { $team }
}
speak-cell-locked = { speak-cell-chip }, parte di una sequenza
speak-cell-corner = { $where }, angolo bonus
speak-cell-legal = qui puoi giocare
speak-cell-makes = fa { $count } in fila
speak-card-places = { $count ->
    [0] { $card }, nessuna casella possibile
    [one] { $card }, { $count } casella possibile
   *[other] { $card }, { $count } caselle possibili
}
speak-card-wild = { $card }, jolly: qualsiasi casella libera
speak-card-remove = { $card }, rimuove un gettone
speak-card-dead = { $card }, carta morta
speak-card-top = { $card }, in cima ai tuoi scarti
speak-turn-yours = Tocca a te.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: la linea aperta più lunga è di { $count }.
speak-time = Ancora { $time }.
speak-time-none = Si gioca senza orologio.
speak-last-none = Non è stato ancora giocato nulla.
speak-pile = { place }: { $top }, { table-pile-needs }

## Un solo dispositivo

pass-to = Passa il dispositivo a { $name }
pass-hold = Tieni premuto per vedere la tua mano
pass-hidden = Le mani sono nascoste.

## Il risultato

result-title = Partita finita
result-won = Hai vinto!
result-lost = Vittoria: { $winners }. Andrà meglio la prossima volta!
result-drawn = Patta
result-by = Vittoria: { $winners }.
result-rematch = Rivincita
result-rematch-waits = In attesa degli altri…
result-rematch-waits-for = In attesa di { $names }…
result-rematch-asked = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
result-replay = Rivedi la partita
result-share = Condividi la partita
result-home = Pagina iniziale
result-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
result-deal = La distribuzione
result-deal-verify = Verifica la distribuzione
result-deal-good = La distribuzione è quella fissata prima della prima carta.
result-deal-bad = La distribuzione non è quella fissata prima della partita!
result-deal-says = Prima della prima carta il server ha fissato l’ordine del mazzo e ne ha pubblicato l’impronta. Ora chiunque può verificare che nulla è stato cambiato.
result-seed = Seme
result-commitment = Impronta

## La replica

replay-title = Replay
replay-play = Riproduci
replay-pause = Pausa
replay-next = Mossa successiva
replay-previous = Mossa precedente
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-speed = Velocità
replay-move = Mossa { $number } di { $total }
replay-all-hands = Mostra tutte le mani
replay-one-hand = Dal punto di vista di { $name }
replay-record = Scarica la partita
