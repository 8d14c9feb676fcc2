### Las opciones de los juegos: el nombre, lo que cambian, cada valor con palabras sencillas.

game-classic = Clásico
game-classic-says = Tablero de 10 × 10, líneas de cinco, de 2 a 12 jugadores.
game-travel = Viaje
game-travel-says = Tablero pequeño de 6 × 8, líneas de cuatro, de 2 a 6 jugadores.
game-stacks = Stacks
game-stacks-says = El juego de cartas: pilas del 1 al 5, de 2 a 6 jugadores.

## Juegos de tablero

option-teams = Bandos
option-teams-says = Cuántos bandos juegan. Con 6 y con 12 jugadores se puede elegir.
option-teams-auto = los que convengan al número de jugadores
option-teams-2 = dos bandos
option-teams-3 = tres bandos

option-diagonals = Líneas diagonales
option-diagonals-says = Si un sequence puede ir en diagonal.
option-diagonals-on = cuentan
option-diagonals-off = solo cuentan filas y columnas

option-collinear_share = Compartir en línea recta
option-collinear_share-says = Si dos sequence en una misma recta pueden compartir una ficha. Los que se cruzan pueden siempre.
option-collinear_share-on = pueden compartir una ficha
option-collinear_share-off = no comparten ninguna

option-line_choice = Líneas demasiado largas
option-line_choice-says = Quién dice qué fichas quedan fijas cuando una línea es más larga de lo necesario.
option-line_choice-owner = elige su dueño
option-line_choice-auto = se toma la primera que encaja

option-dead_cards = Cartas injugables
option-dead_cards-says = Cuántas cartas injugables puedes cambiar en un turno.
option-dead_cards-one = una por turno
option-dead_cards-one_then_stuck = una, y más mientras no puedas jugar nada
option-dead_cards-unlimited = todas las que quieras

option-dead_jack = Jotas que no se pueden jugar
option-dead_jack-says = Si puedes cambiar una jota que no se puede jugar.
option-dead_jack-off = se quedan en la mano
option-dead_jack-on = se pueden cambiar

option-advanced_jack = Regla para los más avanzados
option-advanced_jack-says = Si una jota de un solo ojo puede quitar una ficha de un sequence completo. Solo en el clásico con dos bandos.
option-advanced_jack-off = los sequence completos están protegidos
option-advanced_jack-on = una jota de un solo ojo puede romper un sequence

option-stalemate_cap = Tablas por estancamiento
option-stalemate_cap-says = Tras cuántas rondas seguidas en las que todos pasan la partida queda en tablas.
option-stalemate_cap-40 = tras 40 rondas
option-stalemate_cap-off = nunca
option-stalemate_cap-number = { $number ->
    [one] tras { $number } ronda
   *[other] tras { $number } rondas
}

option-table_talk = Charla en la mesa
option-table_talk-says = Si los compañeros pueden aconsejarse sobre sus cartas.
option-table_talk-off = ninguna regla lo impide
option-table_talk-penalty = prohibida: cuesta una carta a cada miembro del equipo
option-table_talk-banned = prohibida, sin castigo
option-table_talk-allowed = permitida

## Cualquier juego

option-forgotten_draw = Robar cartas
option-forgotten_draw-says = Si las cartas se roban automáticamente y, si no, qué pasa cuando se te olvida.
option-forgotten_draw-auto = se roban automáticamente
option-forgotten_draw-permanent = a mano; una carta olvidada se pierde para siempre
option-forgotten_draw-until_next_turn = a mano; una carta olvidada llega en tu próximo turno
option-forgotten_draw-penalty = a mano; si se te olvida, juegas un turno sin cartas nuevas

## Stacks

option-reshuffle = La nueva pila de robar
option-reshuffle-says = Qué cartas forman la nueva pila cuando se agota la anterior.
option-reshuffle-sequences = las pilas completas y las bloqueadas
option-reshuffle-with_specials = también las cartas especiales jugadas

option-reverse_in_two = Cambio de sentido con dos jugadores
option-reverse_in_two-says = Qué pasa con las cartas de cambio de sentido cuando solo juegan dos.
option-reverse_in_two-removed = se quitan
option-reverse_in_two-kept = se quedan y valen como cartas de saltar

option-block_scope = Cuándo bloquear
option-block_scope-says = A qué cartas de otro jugador puede responder una carta de bloqueo.
option-block_scope-completion = solo a la que completa una pila
option-block_scope-any_time = a cualquiera que se ponga en una pila

option-steal_from_hand = Robar de una mano
option-steal_from_hand-says = Cómo se roba una carta de una mano.
option-steal_from_hand-random = al azar, sin mirar
option-steal_from_hand-chosen = el ladrón mira y elige

option-skip_stack = Varias cartas de saltar
option-skip_stack-says = Si varias cartas de saltar en un mismo turno se suman.
option-skip_stack-cumulative = se suman
option-skip_stack-single = solo una por turno
