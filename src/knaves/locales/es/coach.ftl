### Ayuda durante la partida: pistas hacia una jugada, probabilidades de ganar y el entrenador.

nudge-only = Ahora solo puedes hacer una cosa.
nudge-win = Puedes ganar ya.
nudge-spare-card = Piensa qué carta necesitas menos.
nudge-look = Mira { board-region }.
nudge-own-line = Mira { board-region }: ahí puede crecer una de tus líneas.
nudge-danger = Mira { board-region }: ahí se vuelve peligrosa una línea de un contrincante.
nudge-jack = Una de tus jotas te ayuda ahora.
nudge-dead-card = Una de tus cartas es injugable.
nudge-room = ¿Por dónde podría ir tu próxima secuencia?
nudge-pile = Puedes completar una pila en este turno.
nudge-colour = { $colour ->
    [blue] Mira las pilas azules.
   *[red] Mira las pilas rojas.
}
nudge-discard-top = Mira la carta de arriba de tu descarte.
nudge-special = Una de tus cartas especiales te ayuda ahora.
nudge-hold-back = No tienes que jugar todas las cartas que encajan. ¿Quién podría completar la pila?
nudge-take = ¿Cuál de estas cartas podrías jugar pronto?
nudge-count-chips = ¿Cuánto le falta a { $seat } para ganar?
board-region = { $region ->
    [top-left] arriba a la izquierda
    [top] arriba
    [top-right] arriba a la derecha
    [left] a la izquierda
   *[middle] en el centro
    [right] a la derecha
    [bottom-left] abajo a la izquierda
    [bottom] abajo
    [bottom-right] abajo a la derecha
}

chance-better = Con ella ganas más o menos el { $chance } % de las veces; con la siguiente mejor jugada, el { $next } %.
chance-equal = Con ella ganas más o menos el { $chance } % de las veces. Otra jugada es casi igual de buena.
table-hint-move = Mostrar la jugada

coach-name = Entrenador
coach-says = Preguntarme antes de una jugada que pierde mucho (solo contra bots)
coach-asks = ¿Seguro que sí? Tu probabilidad de ganar bajaría de cerca del { $before } % al { $after } %.
coach-anyway = Jugar de todos modos
coach-again = Pensarlo mejor
