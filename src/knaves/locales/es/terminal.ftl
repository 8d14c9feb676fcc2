### Lo que solo dice el cliente de terminal, en sus pantallas y en líneas sencillas.

## La mesa

term-no-place = sin casilla
term-complete = completa
term-discard-top = descarte { $card } ({ $count })
term-may-draw = aún puede robar
term-forgot = olvidó robar
term-must-give-up = debe entregar una carta
term-offers = ofrece tablas
term-goal-lines = { $count ->
    [one] Un sequence gana
   *[other] { $count } sequence ganan
}
term-goal-chips = { $count } fichas ganan ({ $each } o más de cada color)
term-pile = Montón de robar: { $count }
term-draw-due = Puedes robar; cuando juegue el siguiente, se pierde.
term-window = { $name } juega { place-on }. ¿Bloquear?
term-no-block = No tienes ninguna carta de bloqueo.
term-skips = { $count ->
    [one] { $count } jugador perderá el turno.
   *[other] { $count } jugadores perderán el turno.
}

## El principio y el final

term-commitment = El reparto está fijado. La huella (SHA-256) de su semilla, que verás al final, es { $sha }.
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
term-undone = Tu última jugada queda deshecha.
term-no-hint = Ahora no hay ninguna pista.
term-no-cell = Las casillas van de { $first } a { $last }.
term-ambiguous = «{ $typed }» puede ser { $count } jugadas: { $moves } …
term-unreadable = «{ $typed }» no es una jugada. Escribe moves para ver las jugadas, o ? para la ayuda.
term-again = ¿Otra partida? { key-enter }, save ARCHIVO o q
term-one-of = Responde con una de estas: { $choices }.
term-plain-help =
    Escribe una jugada tal cual, o lo bastante para que solo una encaje: una carta, una casilla o las dos.
    Clásico y viaje: 7H@c4 colocar, JC@c4 jota comodín, JSxc4 quitar, 7H! carta injugable, + robar, =a5-e5 elegir línea,
    -7H entregar una carta, pass pasar, offer ofrecer tablas, call:green denunciar charla.
    Stacks: B3@b1 poner una carta, SK saltar, RV cambio de sentido, SC:2d o SC:2h robar una carta al sitio 2,
    ST:2b robar una ficha azul, ^ delante para la carta superior de tu descarte, -B3 descartar, block bloquear,
    let dejar pasar, take:B3 tomar, end terminar, + robar.
    Otras palabras: moves (o moves JC) jugadas, hand mano, board tablero, cell c4 casilla (en Stacks: cell b1),
    seats jugadores, last lo último, options reglas, hint pista, undo deshacer, wait que jueguen los demás,
    say hello decir algo (en la mesa de un servidor), quit salir.
term-codes = Cómo se escriben las cartas
term-codes-typed = Las jugadas se escriben siempre con J Q K A, muestren lo que muestren las cartas.

## Pantallas

term-aside = Decir
term-new-game = Partida nueva
term-quit = Salir
term-look = Mirar la mesa
term-save = Guardar la partida
term-nothing-here = Ahí no se puede jugar nada.
term-start-keys = ↑ ↓ elegir una línea, ← → cambiarla, { key-enter } empezar, Q salir
term-help-enter = jugar
term-help-table = ir a la mesa y volver; allí te mueves con las flechas
term-help-lay-down = cambiar una carta injugable; descartar; entregar
term-help-draw = robar, si no se roba automáticamente
term-help-block = bloquear la pila o dejarla pasar
term-help-end = terminar el turno sin descartar
term-help-wait = dejar que jueguen los demás
term-help-aside = decir algo, ofrecer tablas, denunciar charla

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
term-may-watch = Con --watch puedes mirar.
term-wants-more = { $count ->
    [one] { $names } quiere otra partida.
   *[other] { $names } quieren otra partida.
}
term-lobby-help =
    start empieza la partida; seats y options dicen lo acordado; name NOMBRE cambia tu nombre;
    say hello dice una frase, say sin más las enumera; quit deja tu sitio.
    El anfitrión, además: bot 2 pone un bot en el sitio 2, free 2 lo deja libre otra vez, swap 0 2 cambia dos sitios.
