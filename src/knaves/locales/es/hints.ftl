### Por qué una jugada es buena, según el motivo que dan los bots; docs/bots.md los enumera.

hint-only-move = Es tu única jugada.
hint-draws = Aún te queda una carta por robar.
hint-wins = Con esto ganas la partida.
hint-completes-line = Completa una secuencia: { $line }.
hint-extends-line = Hace { $chips } de { $length } en línea ({ $line }).
hint-blocks-line = Detiene una línea de un contrincante ({ team }: { $chips } de { $length }).
hint-removes-threat = Rompe una línea de un contrincante ({ team }: { $chips } de { $length }).
hint-opens-line = Despeja una de tus líneas ({ $line }).
hint-breaks-sequence = Rompe una secuencia de un contrincante ({ team }).
hint-frees-dead-card = La carta es injugable y recibes otra a cambio.
hint-plays-before-dead = Ocupa la última casilla libre de esta carta, antes de que sea injugable.
hint-saves-jack = Guarda una jota para después: { $jack }.
hint-builds = { $lines ->
    [0] Parece la mejor jugada.
    [one] Ayuda a { $lines } línea abierta.
   *[other] Ayuda a { $lines } líneas abiertas.
}
hint-keeps-room = Deja más espacio para tu próxima secuencia.
hint-gives-up-least = Es la carta que menos necesitas.
hint-completes-pile = Completa una pila y te da { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Con { $cards } carta más completas la pila en este turno.
   *[other] Con { $cards } cartas más completas la pila en este turno.
}
hint-empties-hand = Es la última carta de tu mano, así que robas cinco nuevas.
hint-uses-discard = Sale de tu descarte y deja libre la carta de debajo.
hint-gets-rid = Deja sitio para cartas nuevas.
hint-steals-chip = { $seat } pierde { chip-colour } y tú te la llevas.
hint-steals-card = Puedes jugar { $card } en una pila.
hint-denies-card = Le quita { $card } a { $seat }, que está esperando para jugarlo.
hint-steals-from-hand = Debilita la mano de { $seat } y refuerza la tuya.
hint-takes-card = Es la mejor carta de esta mano.
hint-skips = { $seat } pierde un turno.
hint-reverses = Te conviene más jugar en el otro sentido.
hint-blocks-win = Si no, { $seat } gana la partida.
hint-blocks-pile = Así { $seat } no consigue ficha.
hint-saves-block = Esta pila no merece una carta de bloqueo. Guárdala para después.
hint-denies-pile = Así no preparas { place-object } para los demás.
hint-keeps-for-later = Pronto podrás jugar esta carta desde tu descarte.
hint-discards-least = Es la carta que menos necesitas.
hint-nothing-left = No te queda nada que jugar.
hint-best = Parece la mejor jugada.
