### Palabras en la mesa: el juego, lo que se lee en voz alta, el resultado, la repetición.

## A quién le toca

turn-yours = Te toca
turn-of = Turno de { $name }
turn-title = ¡Te toca! – Knaves
turn-notification = Te toca jugar en la mesa { $code }.
turn-thinking = { $count ->
    [one] { $name } está pensando…
   *[other] { $name } están pensando…
}
turn-away = { $name } no está en este momento.
turn-away-bot = { $name } no está en este momento. Si tarda en volver, un bot jugará en su lugar.
turn-idle = { $name } lleva un rato sin jugar.
turn-idle-soon = Te quedan { $time }; después, los demás podrán hacer que un bot juegue por ti.
turn-idle-now = Juega ya: los demás pueden hacer que un bot juegue por ti.
turn-time-left = quedan { $time }

## Qué hacer

prompt-choose-card = Elige una carta.
prompt-choose-cell = Elige una casilla para { $card }.
prompt-choose-remove = Elige la ficha que quieres quitar.
prompt-choose-fit = ¿Qué carta?
prompt-choose-line = ¿Qué fichas forman la secuencia?
prompt-choose-victim = ¿A quién le robas?
prompt-choose-source = ¿De su descarte o de su mano?
prompt-choose-pile = ¿Qué pila?
prompt-choose-take = ¿Qué carta te llevas?
prompt-give-up = Charla en la mesa: entrega una carta.
prompt-confirm = ¿Confirmas la jugada?
prompt-draw = Roba una carta.
prompt-draw-deadline = Roba antes de que { $name } haya jugado y robado.
prompt-exchange = Carta injugable: { $card }. Cámbiala.
prompt-pass = No puedes jugar nada. Pasa el turno.
prompt-block = { $name } completa { place-object }. ¿La bloqueas?
prompt-discard = Sigue jugando o descarta una carta para acabar tu turno.
prompt-end = Sigue jugando o acaba tu turno.

## La mesa

table-board = Tablero
table-hand = Tu mano
table-hand-of = Mano de { $name }
table-draw-pile = Montón de robar
table-discard-pile = Tu descarte
table-piles = Pilas
table-pile-empty = vacía
table-pile-needs = falta el { $card }
table-chips = Fichas
table-chips-count = { $blue } azules, { $red } rojas (hacen falta cinco)
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-sequences-of = { $made } de { $needed }
table-sequences-count = { $count ->
    [0] ninguna secuencia
    [one] { $count } secuencia
   *[other] { $count } secuencias
}
table-last-card = última carta: { $card }
table-log = Jugadas
table-phrases = Frases
table-chat = Chat
table-chat-off = Los compañeros no pueden chatear: en esta mesa no se habla de las cartas.
table-players = Jugadores
table-bot = bot
table-away = ausente
table-you = tú
table-spectator = Estás de espectador.
table-no-spectators = Esta mesa no admite espectadores.
table-options = Reglas de la mesa
table-dead-card = Carta injugable
table-undo = Deshacer
table-hint = Pista
table-draw-offered = { $name } ofrece un empate. ¿Aceptas?
table-call-asks = { $name } denuncia charla en la mesa contra { $team }. ¿Estás de acuerdo?
table-leave = Dejar la mesa
table-leave-asks = Un bot jugará por ti hasta que vuelvas.
table-let-bot = Que un bot juegue por { $name }
table-stood-in = Un bot está jugando por ti.
table-return = He vuelto
table-menu = Menú
table-direction-left = Se juega hacia la izquierda.
table-direction-right = Se juega hacia la derecha.
table-block-time = Tiempo para bloquear

## Leído en voz alta

speak-row-column = fila { $row }, columna { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = vacía
speak-cell-chip = { $team ->
    [blue] ficha azul
    [green] ficha verde
    [red] ficha roja
   *[other] ficha de { $team }
}
speak-cell-locked = { speak-cell-chip }, parte de una secuencia
speak-cell-corner = { $where }, casilla de bonus
speak-cell-legal = puedes jugar aquí
speak-cell-makes = hace { $count } en línea
speak-card-places = { $count ->
    [0] { $card }, no se puede jugar
    [one] { $card }, { $count } casilla posible
   *[other] { $card }, { $count } casillas posibles
}
speak-card-wild = { $card }, comodín: cualquier casilla libre
speak-card-remove = { $card }, quita una ficha
speak-card-dead = { $card }, injugable
speak-card-top = { $card }, arriba de tu descarte
speak-turn-yours = Te toca.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: su línea abierta más larga es de { $count }.
speak-time = Quedan { $time }.
speak-time-none = Se juega sin reloj.
speak-last-none = Todavía no se ha jugado nada.
speak-pile = { place }: { $top }, { table-pile-needs }

## Un solo dispositivo

pass-to = Pasa el dispositivo a { $name }
pass-hold = Mantén pulsado para ver tu mano
pass-hidden = Las manos están ocultas.

## El resultado

result-title = Fin de la partida
result-won = ¡Has ganado!
result-lost = Victoria de { $winners }. ¡Más suerte la próxima vez!
result-drawn = Empate
result-by = Victoria de { $winners }.
result-rematch = Revancha
result-rematch-waits = Esperando a los demás…
result-rematch-waits-for = Esperando a { $names }…
result-rematch-asked = { $count ->
    [one] { $names } quiere otra partida.
   *[other] { $names } quieren otra partida.
}
result-replay = Ver la repetición
result-share = Compartir la partida
result-home = Inicio
result-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
result-deal = El reparto
result-deal-verify = Comprobar el reparto
result-deal-good = El reparto es el que se fijó antes de la primera carta.
result-deal-bad = ¡El reparto no es el que se fijó antes de la partida!
result-deal-says = Antes de la primera carta, el servidor fijó la mezcla y publicó su huella. Ahora cualquiera puede comprobar que no se ha cambiado nada.
result-seed = Semilla
result-commitment = Huella

## La repetición

replay-title = Repetición
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-previous = Jugada anterior
replay-first = Ir al principio
replay-last = Ir al final
replay-speed = Velocidad
replay-move = Jugada { $number } de { $total }
replay-all-hands = Mostrar todas las manos
replay-one-hand = Desde el punto de vista de { $name }
replay-record = Descargar la partida
