### Las páginas de reglas; locales/rules.json las ordena.

## Títulos

rule-heading-aim = Objetivo del juego
rule-heading-setup = Preparación
rule-heading-turn = Tu turno
rule-heading-corners = Las esquinas
rule-heading-sequences = Las secuencias
rule-heading-jacks = Las jotas
rule-heading-dead = Cartas injugables
rule-heading-piles = Las pilas
rule-heading-specials = Cartas especiales
rule-heading-block = La carta de bloqueo
rule-heading-end = El final
rule-heading-talk = La charla y la regla avanzada
rule-heading-options = Opciones (primero, la estándar)
rule-option = { $label }: { $says } ({ $values })

## Clásico y viaje

rule-lines-aim = Con dos equipos gana el primero que consigue dos secuencias. Con tres equipos basta una. Quien juega sin compañeros cuenta como un equipo.
rule-lines-sequence = Una secuencia es una línea ininterrumpida de { $length } fichas del mismo color: horizontal, vertical o diagonal.
rule-lines-share = Dos secuencias de un mismo equipo pueden compartir una ficha, nunca más. Por eso, { $double } en línea recta son dos secuencias.

rule-classic-box = Se juega con un tablero de 10 × 10 casillas, 104 cartas (dos barajas) y fichas de tres colores. Las fichas nunca se acaban.
rule-travel-box = Se juega con un tablero de 6 × 8 casillas, 52 cartas (una baraja) y fichas de tres colores. Las fichas nunca se acaban. Las tarjetas de ayuda resumen las reglas.
rule-classic-players = Pueden jugar 2, 3, 4, 6, 8, 9, 10 o 12. Hasta tres, cada uno juega por su cuenta; si son más, se forman dos o tres equipos iguales. Con 6 o 12 se elige cuántos.
rule-travel-players = Pueden jugar 2, 3, 4 o 6. Hasta tres, cada uno juega por su cuenta; si son más, se forman dos o tres equipos iguales. Con 6 se elige cuántos.
rule-lines-seats = Cada equipo tiene su color. Los equipos se alternan alrededor de la mesa, de modo que los compañeros nunca se sientan juntos.
rule-classic-dealer = Cada jugador saca una carta: reparte quien saca la más baja, y empieza quien está a su izquierda. El as es la carta más alta; en caso de empate se vuelve a sacar.
rule-travel-starter = Se saca una carta por cada equipo: empieza el que tiene la más alta, con el jugador que la sacó. El as es la carta más alta; en caso de empate se vuelve a sacar.
rule-classic-hands-two = Cartas con dos equipos: 7 cada uno con 2 jugadores, 6 con 4, 5 con 6, 4 con 8, 3 con 10 o 12.
rule-classic-hands-three = Cartas con tres equipos: 6 cada uno con 3 jugadores, 5 con 6, 4 con 9, 3 con 12.
rule-travel-hands = Cartas: 7 cada uno con 2 jugadores, 6 con 3 o 4, 5 con 6.
rule-lines-pile = El resto de las cartas forma el montón de robar, boca abajo. Tu mano solo la ves tú.

rule-lines-play = Juega una carta de tu mano, boca arriba, en tu propio descarte. Todos pueden ver lo que se ha jugado.
rule-classic-place = Coloca después una ficha de tu equipo en una de las dos casillas que corresponden a esa carta. La casilla debe estar vacía: no puede haber ni siquiera una ficha tuya.
rule-travel-place = Coloca después una ficha de tu equipo en la única casilla que corresponde a esa carta. La casilla debe estar vacía: no puede haber ni siquiera una ficha tuya.
rule-lines-draw = Roba una carta para finalizar tu turno. Se juega en el sentido de las agujas del reloj.
rule-lines-forgotten = Las cartas se roban automáticamente, salvo que en esta mesa se robe a mano. En ese caso, una carta olvidada se puede robar hasta que el siguiente jugador haya jugado y robado; después se pierde.
rule-lines-must-play = Puedes elegir cualquiera de tus cartas, pero si puedes jugar una, debes hacerlo.

rule-classic-corners = Las cuatro esquinas son casillas de bonus: cada una cuenta para cada equipo como si tuviera ahí una ficha propia. Varios equipos pueden usar la misma esquina, y un equipo puede usarla dos veces.
rule-classic-corners-empty = Nunca se coloca una ficha en una esquina. Ocho fichas entre dos esquinas a lo largo de un borde son dos secuencias.

rule-lines-locked = Una secuencia completa cuenta al instante. A sus fichas se les da la vuelta, con la cara blanca arriba, y se quedan: nadie puede quitarlas.
rule-lines-longer = Si una línea tiene más de { $length } fichas, su dueño elige qué { $length } forman la secuencia. La elección es definitiva, y las demás fichas aún se pueden quitar.
rule-lines-two-at-once = Una ficha que completa dos líneas a la vez hace dos secuencias.

rule-lines-jacks = Las jotas (o jacks) no están en el tablero. Las de tréboles y diamantes tienen dos ojos (de frente); las de picas y corazones, uno solo (de lado).
rule-lines-two-eyed = Una jota de dos ojos es un comodín: coloca una ficha en cualquier casilla libre.
rule-lines-one-eyed = Una jota de un solo ojo quita una ficha de un contrincante. En ese turno no colocas ninguna.
rule-lines-one-eyed-limits = No puede quitar una ficha de una secuencia completa. Si no hay ninguna ficha que pueda quitar, se queda en tu mano.

rule-lines-dead = Una carta es injugable cuando no queda libre ninguna de sus casillas. En tu turno, antes de jugar, puedes ponerla boca arriba en tu descarte y robar otra: una por turno.
rule-lines-dead-jack = Una jota nunca es injugable.
rule-lines-stuck = Si no puedes jugar, debes cambiar una carta injugable. Si tampoco puedes, o tu mano está vacía, pasas y conservas tus cartas.

rule-lines-last-chip = La ficha ganadora termina la partida; después ya no se roba.
rule-lines-reshuffle = Cuando hay que robar y el montón de robar está vacío, se barajan todos los descartes para formar uno nuevo.
rule-lines-drawn = La partida acaba en empate si en toda una ronda nadie juega ni cambia una carta, si todos los equipos están de acuerdo, o tras 40 rondas seguidas en las que todos pasan.

rule-classic-talk = Con la penalización por charla, no puedes aconsejar a tus compañeros. Un contrincante puede denunciarlo; entonces cada jugador de ese equipo entrega una carta a su elección sin reponerla, y el juego espera hasta que lo hagan.
rule-travel-talk = Nadie habla de sus cartas, a menos que todos lo hayan acordado antes de empezar.
rule-classic-advanced = Con la regla avanzada (solo con dos equipos), una jota de un solo ojo también puede quitar una ficha de una secuencia completa. Esa secuencia deja de contar, salvo que queden cinco en línea.

## Stacks

rule-stacks-aim = Consigue antes que nadie cinco secuencias, al menos dos azules y dos rojas.
rule-stacks-five = Por cada secuencia recibes una ficha. Con dos fichas azules y dos rojas aún no ganas: hace falta una quinta. Puedes tener más de cinco.

rule-stacks-box = Juegan de 2 a 6, con 120 cartas. Cada color tiene nueve cartas de cada número del 1 al 5 y siete comodines; además hay 3 cartas de saltar, 3 de cambio de sentido, 3 de robar carta, 3 de bloqueo y 4 de robar ficha. Las fichas nunca se acaban.
rule-stacks-two-players = Con dos jugadores se quitan todas las cartas de cambio de sentido, una de bloqueo, dos de robar ficha, una de robar carta y una de saltar.
rule-stacks-deal = El crupier se elige al azar. Cada jugador recibe cinco cartas; el resto forma el montón de robar, boca abajo en el centro. Tu mano solo la ves tú.
rule-stacks-start = Empieza el jugador a la izquierda del crupier, y se sigue en el sentido de las agujas del reloj.

rule-stacks-plays = En tu turno puedes jugar todas las cartas que puedas, y parar cuando quieras.
rule-stacks-top = La carta de arriba de tu descarte es una carta adicional que puedes jugar en tu turno. Cuando se va, puedes jugar la siguiente, y así sucesivamente. Cada jugador tiene un solo descarte, y solo se ve su carta de arriba.
rule-stacks-empty-hand = Cuando juegas la última carta de tu mano, robas cinco nuevas y sigues jugando.
rule-stacks-discard = Cuando no puedas o no quieras jugar más, descarta una carta de tu mano en tu propio descarte. Puede ser una carta especial.
rule-stacks-refill = Después robas hasta tener cinco cartas, y tu turno acaba. Si ya tienes cinco o más, no robas.
rule-stacks-no-card = Si no tienes ninguna carta que descartar, acabas tu turno sin descartar.
rule-stacks-forgotten = Las cartas se roban automáticamente, salvo que en esta mesa se robe a mano. Entonces, si se te olvida y el siguiente jugador ya ha empezado, juegas tu próximo turno sin cartas nuevas.

rule-stacks-pile = Una pila tiene un solo color. Empieza con un 1 o un comodín y sigue en orden: 1, 2, 3, 4, 5.
rule-stacks-places = Puede haber como mucho dos pilas azules y dos rojas a la vez. No hace falta completar una pila en tu turno.
rule-stacks-finished = Quien juega la última carta se lleva una ficha de ese color, y la pila queda fuera del juego. Su lugar vuelve a estar libre.

rule-stacks-specials = Las cartas especiales se juegan en tu propio turno, excepto la de bloqueo. Quedan fuera del juego y nunca acaban tu turno.
rule-stacks-skip = Carta de saltar: se salta el turno del siguiente jugador, que ni juega ni roba. Si juegas varias, se suman.
rule-stacks-reverse = Carta de cambio de sentido: el juego cambia de sentido. Con dos jugadores vale como carta de saltar.
rule-stacks-wild = Carta comodín: vale por cualquier número en una pila de su color. En una pila puede haber varios.
rule-stacks-steal-card = Carta de robar carta: llévate la carta de arriba del descarte de otro jugador, o una carta de su mano sin verla. Puedes jugarla enseguida.
rule-stacks-steal-chip = Carta de robar ficha: quítale una ficha a otro jugador, pero nunca la que te haría ganar.

rule-stacks-block = Carta de bloqueo: cuando otro jugador completa una pila, puedes bloquearla. La pila queda fuera del juego y nadie gana una ficha.
rule-stacks-answer = Todos los demás tienen el mismo breve tiempo para responder, en secreto. Si varios bloquean, vale la carta del siguiente en el orden de juego; los otros conservan la suya.
rule-stacks-block-limits = Una carta de bloqueo solo sirve desde la mano y solo contra una pila. La repones cuando robas al final de tu próximo turno.

rule-stacks-win = Ganas en cuanto tienes tus cinco fichas, incluso a mitad de turno, una vez pasado el tiempo para bloquear.
rule-stacks-new-deck = Cuando se agota el montón de robar, se barajan las pilas completas y bloqueadas para formar uno nuevo. Las cartas especiales jugadas se quedan fuera.
rule-stacks-nothing-left = Si no hay ninguna, se usan las cartas especiales jugadas y luego los descartes sin su carta de arriba. Si pasa toda una ronda sin jugar, descartar ni robar, la partida acaba en empate.
