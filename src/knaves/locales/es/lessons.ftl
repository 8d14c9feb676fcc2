### Las lecciones: título, tareas, lo que se dice de una jugada que no la cumple y las palabras finales.
### $length es el número de fichas de una línea: 5 en el clásico, 4 en el de viaje.

lessons-says = Un minuto cada una. Tú juegas, yo te ayudo.
lessons-all-done = Has hecho las diez. ¿Jugamos?
lessons-start = Empezar
lessons-go-on = Seguir
lessons-number = Lección { $number } de { $total }
lessons-count = { $done } de { $total } hechas
lessons-done = hecha
lessons-next = Siguiente lección
lessons-play = Juega una partida contra { level-beginner }
# En el terminal, después de una lección. Las palabras again y q se escriben tal cual.
lessons-after = Intro: la siguiente lección. again: la misma otra vez. q: parar.
lessons-after-last = Intro: una partida contra { level-beginner }. again: la misma otra vez. q: parar.

## Clásico y viaje

lesson-card-title = Una carta, una ficha
lesson-card-1 = { $length ->
    [5] Cada carta, salvo las jotas, está dos veces en el tablero. Elige el 7 de corazones y luego una de sus dos casillas.
   *[other] Cada carta, salvo las jotas, está una vez en el tablero. Elige el 7 de corazones y luego su casilla.
}
lesson-card-1-no = Empecemos con el 7 de corazones.
lesson-card-2 = ¡Ahí está tu ficha! Has robado una carta y yo también he jugado. Coloca otra ficha donde quieras.
lesson-card-done = Un turno no es más que eso: juegas una carta, colocas una ficha y robas una carta.

lesson-line-title = Dos líneas ganan
lesson-line-1 = Gana quien hace primero dos líneas de { $length } fichas. A dos de las tuyas les falta solo una. ¡Completa una!
lesson-line-1-no = Buen sitio, pero aún no hay línea. Mira dónde están ya alineadas tus fichas azules.
lesson-line-2 = Una línea completa está a salvo: nadie puede romperla. ¡Y ahora la segunda!
lesson-line-2-no = Por poco. A tu otra línea aún le falta una ficha.
lesson-line-done = Dos líneas: ¡has ganado!

lesson-corner-title = Las esquinas
lesson-corner-1 = Las cuatro esquinas cuentan para todos, sin ficha. Junto a una esquina bastan cuatro fichas para hacer línea. ¡Completa una!
lesson-corner-1-no = Mira la esquina de arriba a la izquierda: ¿dónde falta una ficha?
lesson-corner-2 = La misma esquina te ayuda otra vez. Completa también la otra línea.
lesson-corner-2-no = Mira la misma esquina, en la otra dirección.
lesson-corner-done = Una esquina y cuatro fichas valen como cinco fichas. ¡Has ganado!

lesson-directions-title = En todas direcciones
lesson-directions-1 = Las líneas van en horizontal, en vertical o en diagonal. A dos de las tuyas les falta solo una ficha. ¡Completa una!
lesson-directions-1-no = Aún no hay línea. Mira tu diagonal y el borde derecho.
lesson-directions-2 = Y ahora la otra, en otra dirección.
lesson-directions-2-no = Casi. Una línea va en diagonal, la otra baja por el borde derecho.
lesson-directions-done = Dos líneas, dos direcciones: ¡has ganado!

lesson-wild-title = La jota de dos ojos
lesson-wild-1 = Con una jota de dos ojos colocas tu ficha en cualquier casilla libre. ¡Cierra el hueco de tu línea!
lesson-wild-1-no = Se puede, pero el hueco de tu línea vale más.
lesson-wild-2 = Ahora a mí me falta solo una ficha para una línea. ¡Quítame la casilla con tu otra jota!
lesson-wild-2-no = Mi línea sigue abierta. Ocupa la casilla de su extremo.
lesson-wild-done = Las jotas de dos ojos son valiosas. Guárdalas para momentos así.

lesson-remove-title = La jota de un solo ojo
lesson-remove-1 = Una jota de un solo ojo quita una ficha del tablero. Mi línea completa está a salvo, pero a la otra le falta solo una ficha. ¡Rómpela!
lesson-remove-1-no = Mi línea abierta sigue siendo un peligro. Quítale una ficha con tu jota.
lesson-remove-done = ¡Ay! En ese turno no colocas ficha, pero el peligro ha pasado.

lesson-dead-title = Una carta injugable
lesson-dead-1 = { $length ->
    [5] Las dos casillas del 7 de corazones están ocupadas: la carta es injugable. Cámbiala por otra.
   *[other] La casilla del 7 de corazones está ocupada: la carta es injugable. Cámbiala por otra.
}
lesson-dead-1-no = Cambia primero el 7 de corazones. Después podrás jugar igualmente.
lesson-dead-2 = Tienes una carta nueva y sigue siendo tu turno. Coloca una ficha como siempre.
lesson-dead-done = En cada turno puedes cambiar una carta injugable antes de jugar.

lesson-share-title = Una ficha, dos líneas
lesson-share-1 = Tus dos líneas se cruzan, y a las dos les falta una ficha. ¡Completa una!
lesson-share-1-no = Aún no hay línea. Sigue las dos líneas que se cruzan.
lesson-share-2 = Dos líneas pueden compartir una ficha: la del cruce. ¡Completa la segunda!
lesson-share-2-no = Mira la línea que cruza la que ya tienes.
lesson-share-done = ¡Una ficha ha contado dos veces, y has ganado!

lesson-block-title = No tan deprisa
lesson-block-1 = Me falta solo una ficha para una línea. ¡Quítame esa casilla!
lesson-block-1-no = ¡Entonces completo mi línea! ¿Qué casilla me falta?
lesson-block-2 = Lo intento en otro sitio. ¿Me paras también ahí?
lesson-block-2-no = Mira mis fichas de la derecha. ¿Qué casilla me falta?
lesson-block-done = ¡Bien vigilado! Antes de seguir tu plan, mira qué necesitan los demás.

lesson-partners-title = En pareja
lesson-partners-1 = Con cuatro jugadores, { level-casual }, enfrente de ti, también juega con fichas azules. Alarga vuestra línea para que { level-casual } pueda completarla.
lesson-partners-1-no = Añade una ficha a la línea azul. Quizá { level-casual } tenga la carta de la casilla siguiente.
lesson-partners-done = { level-casual } la completa, y la línea es de los dos. ¡Buen equipo!

lesson-three-title = Tres equipos
lesson-three-1 = Con tres equipos gana una sola línea. Yo estoy a punto: ¡párame en una casilla que también te ayude a ti!
lesson-three-1-no = ¡Entonces gano ahora mismo! Ocupa la casilla que me falta.
lesson-three-2 = Ahora te falta solo una ficha a ti. ¡Vamos!
lesson-three-2-no = Basta una línea. ¡Completa la tuya!
lesson-three-done = ¡Una línea, y has ganado!

## Stacks

lesson-pile-title = Haz una pila
lesson-pile-1 = Una pila tiene un solo color. Empieza con un 1 y sube hasta el 5. Empieza con tu 1 azul.
lesson-pile-1-no = Primero empieza una pila con el 1 azul.
lesson-pile-2 = Puedes jugar tantas cartas como quieras. Pon encima el 2 azul.
lesson-pile-2-no = Aún puedes jugar: el 2 azul va en tu pila.
lesson-pile-3 = No encaja nada más. Descarta la carta que quieras para acabar tu turno.
lesson-pile-done = Al final de tu turno robas hasta volver a tener cinco cartas.

lesson-chip-title = Una pila, una ficha
lesson-chip-1 = A la pila azul le falta un 4, y tú lo tienes. ¡Juégalo!
lesson-chip-1-no = No descartes todavía: tus dos cartas van en la pila azul.
lesson-chip-2 = Quien pone el 5 se lleva una ficha de ese color. ¡Te toca!
lesson-chip-2-no = No lo descartes: el 5 completa la pila.
lesson-chip-done = ¡Una ficha azul! Y como tu mano quedó vacía, has robado cinco cartas y puedes seguir.

lesson-joker-title = Comodines
lesson-joker-1 = Un comodín es cualquier número de su color. A la pila roja le falta un 3: juega ahí tu comodín rojo.
lesson-joker-1-no = Juega el comodín rojo en la pila roja que espera un 3.
lesson-joker-2 = Ahora es un 3. Sigue con tu 4 rojo.
lesson-joker-2-no = Sigue con la pila roja: ahora va el 4.
lesson-joker-3 = ¡Y el 5!
lesson-joker-3-no = No pares ahora: el 5 rojo completa la pila.
lesson-joker-done = Un comodín también puede empezar una pila o completarla.

lesson-discard-title = Tu descarte
lesson-discard-1 = No encaja nada, así que descarta. La carta de arriba de tu descarte la podrás jugar más tarde: pon ahí el 4 azul.
lesson-discard-1-no = Lo mejor ahí es el 4 azul: la pila azul pronto lo necesitará.
lesson-discard-2 = He jugado el 3. Juega ahora el 4 azul de tu descarte.
lesson-discard-2-no = Juega la carta de arriba de tu descarte: el 4 azul.
lesson-discard-done = Después le toca a la carta de debajo. Conviene descartar con un plan.

lesson-skip-title = Carta de saltar
lesson-skip-1 = Tengo cuatro fichas y me toca después de ti. No me dejes jugar: ¡usa tu carta de saltar!
lesson-skip-1-no = Juega primero la carta de saltar, o me tocará a mí.
lesson-skip-2 = Las cartas especiales no acaban tu turno. Descarta una carta, como siempre.
lesson-skip-done = Yo pierdo el turno, y tú juegas otra vez.

lesson-reverse-title = Cambio de sentido
lesson-reverse-1 = Me toca después de ti, y tengo cuatro fichas. Haz girar el juego al revés: ¡juega tu cambio de sentido!
lesson-reverse-1-no = Juega primero el cambio de sentido, o me tocará a mí.
lesson-reverse-2 = Descarta ahora una carta y mira quién juega.
lesson-reverse-done = Juega { level-casual }, y yo tengo que esperar.

lesson-steal-card-title = Robar carta
lesson-steal-card-1 = A la pila azul le falta un 5, y hay uno en mi descarte. ¡Róbalo!
lesson-steal-card-1-no = Quieres el 5 azul: róbalo de mi descarte.
lesson-steal-card-2 = Ya lo tienes en la mano. ¡Juégalo!
lesson-steal-card-2-no = El 5 azul completa la pila. ¡Juégalo!
lesson-steal-card-done = También puedes robar de una mano, pero entonces no ves lo que te llevas.

lesson-steal-chip-title = Robar ficha
lesson-steal-chip-1 = Para ganar necesitas fichas de los dos colores, y solo las tienes azules. ¡Róbame una roja!
lesson-steal-chip-1-no = Te falta el rojo: roba una de mis fichas rojas.
lesson-steal-chip-done = Solo hay algo que no vale: ganar con una ficha robada. La última te la tienes que ganar.

lesson-stop-title = Bloqueo
lesson-stop-1 = Tengo cuatro fichas, y a la pila azul le falta solo un 5. Guarda tu carta de bloqueo y descarta otra.
lesson-stop-1-no = ¡Guarda el bloqueo! Lo necesitarás enseguida.
lesson-stop-2 = ¡Ahí va mi 5! ¡Párame!
lesson-stop-2-no = Entonces gano yo. ¡Usa tu bloqueo!
lesson-stop-done = La pila desaparece y nadie se lleva ficha. El bloqueo es la única carta que se juega en el turno de otro.

lesson-win-title = Cinco fichas
lesson-win-1 = Ganan cinco fichas, si al menos dos son azules y dos rojas. Tienes tres azules y una roja. ¡Completa la pila correcta!
lesson-win-1-no = Así no: necesitas otra ficha roja.
lesson-win-done = Tres azules y dos rojas: ¡has ganado!
