### Por qué una jugada es buena, según el motivo que dan los bots; docs/bots.md los enumera.

hint-only-move = Es la única jugada posible.
hint-draws = Así robas la carta que te corresponde.
hint-wins = Gana la partida.
hint-completes-line = Completa un sequence: { $line }.
hint-extends-line = Pone { $chips } de { $length } en línea ({ $line }).
hint-blocks-line = Detiene una línea del contrincante ({ team }: { $chips } de { $length }).
hint-removes-threat = Rompe una línea del contrincante ({ team }: { $chips } de { $length }).
hint-opens-line = Despeja una línea tuya ({ $line }).
hint-breaks-sequence = Rompe un sequence del contrincante ({ team }).
hint-frees-dead-card = La carta es injugable: recibes otra a cambio.
hint-plays-before-dead = Ocupa la última casilla libre de esta carta, antes de que sea injugable.
hint-saves-jack = Guarda una jota para después: { $jack }.
hint-builds = { $lines ->
    [0] Parece la mejor jugada.
    [one] Ayuda a { $lines } línea abierta.
   *[other] Ayuda a { $lines } líneas abiertas.
}
hint-keeps-room = Deja más espacio para el siguiente sequence.
hint-gives-up-least = Es la carta que menos necesitas.
hint-completes-pile = Completa una pila y te da { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Con { $cards } carta tuya más, la pila queda completa en este turno.
   *[other] Con { $cards } cartas tuyas más, la pila queda completa en este turno.
}
hint-empties-hand = Es la última carta de tu mano: robas cinco nuevas.
hint-uses-discard = Sale de tu descarte y deja libre la carta de debajo.
hint-gets-rid = Deja sitio para cartas nuevas.
hint-steals-chip = { $seat } pierde { chip-colour } y tú la ganas.
hint-steals-card = Puedes poner { $card } en una pila.
hint-denies-card = Le quita { $card } a { $seat }, que espera jugarlo.
hint-steals-from-hand = Debilita la mano de { $seat } y refuerza la tuya.
hint-takes-card = Es la mejor carta de esta mano.
hint-skips = { $seat } pierde un turno.
hint-reverses = En el otro sentido, el orden te conviene más.
hint-blocks-win = Si no, { $seat } gana la partida.
hint-blocks-pile = Así { $seat } no consigue ficha.
hint-saves-block = Esta pila no merece una carta de bloqueo: guárdala.
hint-denies-pile = Así no preparas { place-object } para los demás.
hint-keeps-for-later = Pronto podrás jugar esta carta desde tu descarte.
hint-discards-least = Es la carta que menos necesitas.
hint-nothing-left = No te queda nada que jugar.
hint-best = Parece la mejor jugada.
