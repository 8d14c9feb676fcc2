### Lo que solo dice el cliente de terminal, en sus pantallas y en líneas sencillas.

## La mesa

term-no-place = sin casilla
term-complete = completa
term-discard-top = descarte { $card } ({ $count })
term-may-draw = aún puede robar
term-forgot = olvidó robar
term-must-give-up = debe entregar una carta
term-offers = ofrece un empate
term-goal-lines = { $count ->
    [one] Se gana con una secuencia
   *[other] Se gana con { $count } secuencias
}
term-goal-chips = Se gana con { $count } fichas (al menos { $each } de cada color)
term-pile = Montón de robar: { $count }
term-draw-due = Roba ya: cuando juegue el siguiente será demasiado tarde.
term-window = { $name } juega { place-on }. ¿La bloqueas?
term-no-block = No tienes ninguna carta de bloqueo.
term-skips = { $count ->
    [one] { $count } jugador perderá el turno.
   *[other] { $count } jugadores perderán el turno.
}

## El principio y el final

term-commitment = El reparto está fijado. Verás su semilla al final; la huella (SHA-256) de la semilla es { $sha }.
term-recording = La partida se va guardando en { $path }.
term-saved = La partida está guardada en { $path }.
term-not-saved = { $reason ->
    [folder] No se puede guardar la partida: no existe la carpeta de { $path }.
    [permission] No se puede guardar la partida: no tienes permiso para escribir en { $path }.
    [directory] No se puede guardar la partida: { $path } es una carpeta.
    [full] No se puede guardar la partida: el disco está lleno.
   *[other] No se puede guardar la partida ({ $code }).
}

## Líneas sencillas

term-plain-start = Escribe una jugada, o ? para la ayuda.
term-no-cards = sin cartas
term-no-move = ahora no se puede jugar
term-your-move = Tu jugada
term-your-move-or-wait = Tu jugada, o wait
term-more-moves = y { $count } más: moves { $card }
term-undone = Se ha deshecho tu última jugada.
term-no-hint = Ahora mismo no hay ninguna pista.
term-coach-on = El entrenador está activado: pregunta antes de una jugada que pierde mucho.
term-coach-off = El entrenador está desactivado.
term-coach-none = Aquí no hay entrenador: necesita una partida solo contra bots, con pistas, y NumPy.
term-no-cell = Las casillas van de { $first } a { $last }.
term-ambiguous = «{ $typed }» puede ser { $count } jugadas: { $moves } …
term-unreadable = «{ $typed }» no es una jugada. Escribe moves para ver tus jugadas, o ? para la ayuda.
term-again = ¿Otra partida? { key-enter }, review, save ARCHIVO o q
term-no-review = Esta partida no se puede analizar aquí.
term-one-of = Responde con una de estas opciones: { $choices }.
term-plain-help =
    Escribe la jugada entera, o lo justo para distinguirla de las demás: una carta, una casilla o las dos cosas.
    Clásico y viaje: 7H@c4 colocar, JC@c4 jota comodín, JSxc4 quitar, 7H! carta injugable, + robar, =a5-e5 elegir línea,
    -7H entregar una carta, pass pasar, offer ofrecer un empate, call:green denunciar charla.
    Stacks: B3@b1 jugar una carta, SK saltar, RV cambio de sentido, SC:2d o SC:2h robar una carta al sitio 2,
    ST:2b robar una ficha azul, ^ delante para la carta de arriba de tu descarte, -B3 descartar, block bloquear,
    let dejar pasar, take:B3 tomar, end acabar, + robar.
    Otras órdenes: moves (o moves JC) jugadas, hand mano, board tablero, cell c4 casilla (en Stacks: cell b1),
    seats jugadores, last última jugada, options reglas, rule C15, hint pista, coach entrenador,
    undo deshacer, wait que jueguen antes los demás,
    say hello decir algo (en la mesa de un servidor), quit salir.
    En la mesa de un servidor también: back (volver a jugar tú en vez del bot), bot 2 (que un bot juegue por el sitio 2 si está parado),
    host 2 (hacer anfitrión al jugador del sitio 2), lock, unlock (si otros pueden unirse), spectators off (u on).
term-codes = Cómo se escriben las cartas
term-codes-typed = Las jugadas se escriben siempre con J Q K A, se vea lo que se vea en las cartas.

## Pantallas

term-aside = Decir
term-new-game = Partida nueva
term-quit = Salir
term-look = Ver la mesa
term-save = Guardar la partida
term-nothing-here = Ahí no puedes jugar nada.
term-start-keys = ↑ ↓ elegir una línea, ← → cambiarla, { key-enter } empezar, Q salir
term-help-enter = jugar
term-help-table = ir a la mesa y volver; allí te mueves con las flechas
term-help-lay-down = cambiar una carta injugable; descartar; entregar una carta
term-help-draw = robar, si no se roba automáticamente
term-help-block = bloquear la pila o dejarla pasar
term-help-end = acabar el turno sin descartar
term-help-wait = dejar que jueguen antes los demás
term-help-aside = decir una frase, ofrecer un empate, denunciar charla

## En una mesa de un servidor

term-clock-game = { $count ->
    [one] { $count } minuto para toda la partida
   *[other] { $count } minutos para toda la partida
}
term-time-days = { $days } d { $hours } h
term-come-back = Para volver a tu sitio: { $command }
term-no-server = { $reason ->
    [refused] No hay ningún servidor en { $server }. ¿Está en marcha?
    [unknown] No se encuentra la dirección { $server }.
    [slow] { $server } no responde.
    [foreign] { $server } no es un servidor de Knaves o usa otra versión.
   *[other] No hay conexión con { $server }.
}
term-no-seat = No tienes sitio en esta mesa, o ya no lo tienes.
term-may-watch = Puedes mirar con --watch.
term-lobby-help =
    start empieza la partida; seats y options muestran lo acordado; name NOMBRE cambia tu nombre;
    say hello dice una frase, say solo las enumera; quit deja tu sitio.
    Para el anfitrión: bot 2 pone un bot en el sitio 2, free 2 lo deja libre otra vez, swap 0 2 intercambia dos sitios.
    host 2 hace anfitrión al jugador del sitio 2. lock y unlock deciden si otros pueden unirse,
    spectators off y spectators on, si pueden mirar.
