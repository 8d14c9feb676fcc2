### Las opciones de los juegos: el nombre, lo que cambian, cada valor con palabras sencillas.

game-classic = Clásico
game-classic-says = Tablero de 10 × 10, líneas de cinco, de 2 a 12 jugadores.
game-travel = Viaje
game-travel-says = Tablero pequeño de 6 × 8, líneas de cuatro, de 2 a 6 jugadores.
game-stacks = Stacks
game-stacks-says = El juego de cartas: pilas del 1 al 5, de 2 a 6 jugadores.

## Juegos de tablero

option-teams = Equipos
option-teams-says = Número de equipos; con 6 o 12 jugadores, a elegir.
option-teams-auto = automático
option-teams-2 = dos equipos
option-teams-3 = tres equipos

option-diagonals = Líneas diagonales
option-diagonals-says = Si cuentan las secuencias en diagonal.
option-diagonals-on = cuentan
option-diagonals-off = solo cuentan filas y columnas

option-collinear_share = Ficha común en línea recta
option-collinear_share-says = Si dos secuencias en una misma recta pueden compartir una ficha. Las que se cruzan pueden siempre.
option-collinear_share-on = pueden compartir una ficha
option-collinear_share-off = no comparten ninguna

option-line_choice = Líneas más largas de lo necesario
option-line_choice-says = Quién decide qué fichas quedan fijas cuando una línea es más larga de lo necesario.
option-line_choice-owner = elige su dueño
option-line_choice-auto = queda fija la primera posible

option-dead_cards = Cartas injugables
option-dead_cards-says = Cuántas cartas injugables puedes cambiar en un turno.
option-dead_cards-one = una por turno
option-dead_cards-one_then_stuck = una, y más mientras no puedas jugar nada
option-dead_cards-unlimited = todas las que quieras

option-dead_jack = Jotas injugables
option-dead_jack-says = Si puedes cambiar una jota que no se puede jugar.
option-dead_jack-off = se quedan en la mano
option-dead_jack-on = se pueden cambiar

option-advanced_jack = Regla avanzada
option-advanced_jack-says = Si una jota de un solo ojo puede quitar una ficha de una secuencia completa. Solo en el clásico con dos equipos.
option-advanced_jack-off = las secuencias completas están protegidas
option-advanced_jack-on = una jota de un solo ojo puede romper una secuencia

option-stalemate_cap = Empate por bloqueo
option-stalemate_cap-says = Cuántas rondas en las que todos pasan llevan al empate.
option-stalemate_cap-40 = tras 40 rondas
option-stalemate_cap-off = nunca
option-stalemate_cap-number = { $number ->
    [one] tras { $number } ronda
   *[other] tras { $number } rondas
}

option-table_talk = Charla en la mesa
option-table_talk-says = Si los compañeros pueden darse consejos sobre sus cartas.
option-table_talk-off = ninguna regla lo impide
option-table_talk-penalty = prohibida: cada jugador del equipo pierde una carta
option-table_talk-banned = prohibida, sin penalización
option-table_talk-allowed = permitida

## Cualquier juego

option-forgotten_draw = Robar cartas
option-forgotten_draw-says = Si las cartas se roban automáticamente y, si no, qué pasa cuando se te olvida.
option-forgotten_draw-auto = se roban automáticamente
option-forgotten_draw-permanent = a mano; una carta olvidada se pierde para siempre
option-forgotten_draw-until_next_turn = a mano; una carta olvidada llega en tu próximo turno
option-forgotten_draw-penalty = a mano; si se te olvida, juegas un turno sin cartas nuevas

## Stacks

option-reshuffle = Nuevo montón de robar
option-reshuffle-says = Qué cartas forman el nuevo montón de robar cuando se agota el anterior.
option-reshuffle-sequences = las pilas completas y las bloqueadas
option-reshuffle-with_specials = también las cartas especiales jugadas

option-reverse_in_two = Cambio de sentido con dos jugadores
option-reverse_in_two-says = Qué pasa con las cartas de cambio de sentido cuando solo juegan dos.
option-reverse_in_two-removed = se quitan
option-reverse_in_two-kept = se quedan y valen como cartas de saltar

option-block_scope = Cuándo bloquear
option-block_scope-says = A qué cartas de los demás puedes responder con una carta de bloqueo.
option-block_scope-completion = solo a la que completa una pila
option-block_scope-any_time = a cualquiera que se juegue en una pila

option-steal_from_hand = Robar de una mano
option-steal_from_hand-says = Cómo se roba una carta de la mano de alguien.
option-steal_from_hand-random = al azar, sin mirar
option-steal_from_hand-chosen = el ladrón mira y elige

option-skip_stack = Varias cartas de saltar
option-skip_stack-says = Si varias cartas de saltar en un mismo turno se suman.
option-skip_stack-cumulative = se suman
option-skip_stack-single = solo una por turno
