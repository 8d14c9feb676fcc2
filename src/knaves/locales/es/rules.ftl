### Las páginas de reglas; locales/rules.json las ordena.

## Títulos

rule-heading-aim = Objetivo del juego
rule-heading-setup = Preparación
rule-heading-turn = Tu turno
rule-heading-corners = Las esquinas
rule-heading-sequences = Los sequence
rule-heading-jacks = Las jotas
rule-heading-dead = Cartas injugables
rule-heading-piles = Las pilas
rule-heading-specials = Cartas especiales
rule-heading-block = La carta de bloqueo
rule-heading-end = El final
rule-heading-talk = La charla y la regla avanzada
rule-heading-options = Lo que se puede acordar (primero lo habitual)
rule-option = { $label }: { $says } ({ $values })

## Clásico y viaje

rule-lines-aim = Con dos bandos gana el primero que consigue dos sequence. Con tres bandos basta uno.
rule-lines-sequence = Un sequence es una línea ininterrumpida de { $length } fichas del mismo color: horizontal, vertical o diagonal.
rule-lines-share = Dos sequence de un mismo bando pueden compartir una ficha, nunca más. Así, { $double } en línea recta son dos.

rule-classic-box = Se juega con un tablero de 10 × 10 casillas, 104 cartas (dos barajas) y fichas de tres colores. Las fichas nunca se acaban.
rule-travel-box = Se juega con un tablero de 6 × 8 casillas, 52 cartas (una baraja) y fichas de tres colores. Las fichas nunca se acaban. Las tarjetas de ayuda te echan una mano.
rule-classic-players = Pueden jugar 2, 3, 4, 6, 8, 9, 10 o 12: hasta tres, cada uno por su cuenta; más, en dos o tres equipos iguales. Con 6 y 12 se elige.
rule-travel-players = Pueden jugar 2, 3, 4 o 6: hasta tres, cada uno por su cuenta; más, en dos o tres equipos iguales. Con 6 se elige.
rule-lines-seats = Cada bando tiene su color. Los bandos se alternan alrededor de la mesa, de modo que los compañeros nunca se sientan juntos.
rule-classic-dealer = Cada jugador saca una carta: la más baja reparte, y empieza quien está a la izquierda del que reparte. El as es la más alta; en caso de empate se vuelve a sacar.
rule-travel-starter = Se saca una carta por cada bando: empieza la más alta, con el jugador que la sacó. El as es la más alta; en caso de empate se vuelve a sacar.
rule-classic-hands-two = Cartas con dos bandos: 7 cada uno con 2 jugadores, 6 con 4, 5 con 6, 4 con 8, 3 con 10 o 12.
rule-classic-hands-three = Cartas con tres bandos: 6 cada uno con 3 jugadores, 5 con 6, 4 con 9, 3 con 12.
rule-travel-hands = Cartas: 7 cada uno con 2 jugadores, 6 con 3 o 4, 5 con 6.
rule-lines-pile = El resto de las cartas forma el montón de robar, boca abajo. Tu mano solo la ves tú.

rule-lines-play = Juega una carta de tu mano, boca arriba, en tu propio descarte. Todos pueden ver lo que se ha jugado.
rule-classic-place = Coloca después una ficha de tu bando en una de las dos casillas que muestran esa carta. No puede haber ya una ficha, ni siquiera tuya.
rule-travel-place = Coloca después una ficha de tu bando en la única casilla que muestra esa carta. No puede haber ya una ficha, ni siquiera tuya.
rule-lines-draw = Roba una carta para finalizar tu turno. Se juega en el sentido de las agujas del reloj.
rule-lines-forgotten = Las cartas se roban automáticamente, salvo que en esta mesa se robe a mano. Entonces, una carta olvidada se puede robar hasta que el siguiente jugador haya jugado y robado; después se pierde.
rule-lines-must-play = Eliges libremente entre tus cartas, pero si puedes jugar una, debes hacerlo.

rule-classic-corners = Las cuatro esquinas son casillas de bonus: cada una cuenta para cada bando como si tuviera ahí su ficha. Varios bandos pueden usar la misma esquina, y un bando puede usarla dos veces.
rule-classic-corners-empty = Nunca se coloca una ficha en una esquina. Ocho fichas entre dos esquinas a lo largo de un borde son dos sequence.

rule-lines-locked = Un sequence completo cuenta al instante. Sus fichas se giran por la cara blanca y se quedan: nadie puede quitarlas.
rule-lines-longer = Si una línea tiene más de { $length } fichas, su dueño elige qué { $length } son el sequence. La elección se mantiene, y las demás fichas aún se pueden quitar.
rule-lines-two-at-once = Una ficha que termina dos líneas a la vez hace dos sequence.

rule-lines-jacks = Las jotas no están en el tablero. Las de tréboles y diamantes tienen dos ojos; las de picas y corazones, uno solo.
rule-lines-two-eyed = Una jota de dos ojos es un comodín: coloca una ficha en cualquier casilla libre.
rule-lines-one-eyed = Una jota de un solo ojo quita una ficha de un contrincante. En ese turno no colocas ninguna.
rule-lines-one-eyed-limits = No puede quitar nada de un sequence completo. Si no hay ficha que quitar, se queda en tu mano.

rule-lines-dead = Una carta es injugable cuando no queda libre ninguna de sus casillas. En tu turno, antes de jugar, puedes descartarla a la vista de todos y robar otra: una por turno.
rule-lines-dead-jack = Una jota nunca es injugable.
rule-lines-stuck = Si no puedes jugar, debes cambiar una carta injugable. Si tampoco puedes, o tu mano está vacía, pasas y conservas tus cartas.

rule-lines-last-chip = La ficha ganadora termina la partida; después ya no se roba.
rule-lines-reshuffle = Cuando hay que robar y el montón está vacío, se barajan todos los descartes para formar uno nuevo.
rule-lines-drawn = La partida queda en tablas si en toda una ronda no hay ni jugada ni cambio, si todos los bandos están de acuerdo, o tras 40 rondas seguidas en las que todos pasan.

rule-classic-talk = Con el castigo por charla, nadie puede aconsejar a un compañero. Un contrincante puede denunciarlo; entonces cada miembro de ese equipo entrega una carta a su elección sin reponerla, y el juego espera.
rule-travel-talk = Nadie habla de sus cartas, a menos que todos lo hayan acordado antes de empezar.
rule-classic-advanced = Con la regla avanzada (solo con dos bandos), una jota de un solo ojo también puede quitar una ficha de un sequence completo. Ese sequence deja de contar, salvo que queden cinco en línea.

## Stacks

rule-stacks-aim = Consigue antes que nadie cinco sequence, al menos dos azules y dos rojos.
rule-stacks-five = Por cada sequence recibes una ficha. Dos fichas azules y dos rojas aún no ganan: hace falta una quinta. Puedes tener más de cinco.

rule-stacks-box = Juegan de 2 a 6, con 120 cartas. Cada color tiene nueve cartas de cada número del 1 al 5 y siete comodines; además hay 3 cartas de saltar, 3 de cambio de sentido, 3 de robar, 3 de bloqueo y 4 Roba una ficha. Las fichas nunca se acaban.
rule-stacks-two-players = Con dos jugadores se quitan todas las cartas de cambio de sentido, una de bloqueo, dos Roba una ficha, una de robar y una de saltar.
rule-stacks-deal = El crupier se elige al azar. Cada jugador recibe cinco cartas; el resto es la pila de robar, boca abajo en el centro. Solo ves tu propia mano.
rule-stacks-start = Empieza el jugador a la izquierda del crupier, y se sigue en el sentido de las agujas del reloj.

rule-stacks-plays = En tu turno puedes jugar tantas cartas como puedas, y parar cuando quieras.
rule-stacks-top = La carta de arriba de tu pila de descarte es una carta adicional que puedes jugar en tu turno. Cuando se va, puedes jugar la siguiente, y así sucesivamente. Cada jugador tiene una sola pila de descarte, y solo se ve su carta de arriba.
rule-stacks-empty-hand = Cuando juegas la última carta de tu mano, robas cinco y sigues jugando.
rule-stacks-discard = Cuando no puedas o no quieras jugar más, descarta una carta de tu mano en tu propia pila. También se puede descartar una carta especial.
rule-stacks-refill = Después robas hasta tener cinco cartas, y tu turno acaba. Si tienes cinco o más, no robas.
rule-stacks-no-card = Si no tienes ninguna carta que descartar, acabas tu turno sin descartar.
rule-stacks-forgotten = Las cartas se roban automáticamente, salvo que en esta mesa se robe a mano. Entonces, si se te olvida y el siguiente jugador ya ha empezado, juegas tu próximo turno sin cartas nuevas.

rule-stacks-pile = Una pila tiene un solo color. Empieza con un 1 o un comodín y sigue en orden: 1, 2, 3, 4, 5.
rule-stacks-places = Puede haber como mucho dos pilas azules y dos rojas a la vez. No hace falta completar una pila en tu turno.
rule-stacks-finished = Quien pone la última carta se lleva una ficha de ese color, y la pila queda fuera del juego. Su lugar vuelve a estar libre.

rule-stacks-specials = Las cartas especiales son para tu propio turno, excepto la de bloqueo. Van fuera del juego y nunca acaban tu turno.
rule-stacks-skip = Carta de saltar: se salta el turno del siguiente jugador, que ni juega ni roba. Si juegas varias, se suman.
rule-stacks-reverse = Carta de cambio de sentido: el sentido del juego cambia. Con dos jugadores vale como carta de saltar.
rule-stacks-wild = Carta comodín: vale por cualquier número en una pila de su color. En una pila puede haber varios.
rule-stacks-steal-card = Carta de robar: llévate la carta de arriba del descarte de otro jugador, o una carta de su mano sin verla. Puedes jugarla enseguida.
rule-stacks-steal-chip = Roba una ficha: quítale una ficha a otro jugador, pero nunca la que te haría ganar.

rule-stacks-block = Carta de bloqueo: cuando otro jugador completa una pila, puedes bloquearla. La pila queda fuera del juego y nadie gana una ficha.
rule-stacks-answer = Todos los demás tienen el mismo poco tiempo para responder, en secreto. Si varios bloquean, lo hace el primero según el orden de juego; los otros conservan sus cartas.
rule-stacks-block-limits = Una carta de bloqueo solo sirve desde la mano y solo contra una pila. La repones al final de tu propio próximo turno.

rule-stacks-win = En cuanto tienes tus cinco fichas ganas, incluso a mitad de turno, una vez pasado el tiempo para bloquear.
rule-stacks-new-deck = Cuando se agota la pila de robar, se barajan las pilas completas y bloqueadas para formar una nueva. Las cartas especiales jugadas se quedan fuera.
rule-stacks-nothing-left = Si no hay ninguna, se usan las cartas especiales jugadas y luego los descartes sin su carta de arriba. Toda una ronda sin jugar, descartar ni robar son tablas.
