### Las tarjetas de ayuda: media página para tener junto al juego.

reminder-title = Tarjeta de ayuda
reminder-lines-play = Juega una carta y coloca tu ficha en una casilla libre que le corresponda. Luego roba.
reminder-lines-two-eyed = Jota de dos ojos (tréboles, diamantes): una ficha en cualquier casilla libre.
reminder-lines-one-eyed = Jota de un solo ojo (picas, corazones): quita una ficha de un contrincante.
reminder-lines-dead = Carta injugable (ninguna casilla libre): cámbiala antes de jugar, una vez por turno.
reminder-lines-locked = Las fichas de una secuencia completa no se pueden quitar.
reminder-classic-corners = Las cuatro esquinas cuentan para todos.
reminder-lines-goal-two = Dos equipos: ganan dos secuencias de { $length }.
reminder-lines-goal-three = Tres equipos: gana una secuencia de { $length }.
reminder-stacks-play = Juega tantas cartas como quieras: del 1 al 5 en orden, cada pila de un color.
reminder-stacks-top = También puedes jugar la carta de arriba de tu descarte.
reminder-stacks-empty-hand = ¿Mano vacía? Roba cinco y sigue jugando.
reminder-stacks-discard = Para acabar tu turno, descarta una carta y roba hasta tener cinco.
reminder-stacks-wild = Comodín: cualquier número de su color.
reminder-stacks-skip = Carta de saltar: se salta al siguiente jugador.
reminder-stacks-reverse = Cambio de sentido: el juego cambia de sentido.
reminder-stacks-steal-card = Robar carta: de un descarte o de una mano.
reminder-stacks-steal-chip = Robar ficha: pero no para ganar.
reminder-stacks-block = Carta de bloqueo: detiene una pila que completa otro jugador.
reminder-stacks-goal = Ganan cinco fichas, con al menos dos azules y dos rojas.
