### Lo que ha pasado, como frase del registro, y lo que hace una jugada, como texto de un botón.

## En el tablero

event-placed = { $who ->
    [you] Juegas { $card } en { $cell }.
   *[other] { $seat } juega { $card } en { $cell }.
}
event-removed = { $who ->
    [you] Juegas { $card } y quitas { chip-of-team } de { $cell }.
   *[other] { $seat } juega { $card } y quita { chip-of-team } de { $cell }.
}
event-exchanged = { $who ->
    [you] Cambias una carta injugable: { $card }.
   *[other] { $seat } cambia una carta injugable: { $card }.
}
event-drew-card = { $who ->
    [you] Robas { $card } del montón.
   *[other] { $seat } roba { $card } del montón.
}
event-draw-forfeited = { $who ->
    [you] No has robado a tiempo: esa carta se pierde.
   *[other] { $seat } no ha robado a tiempo: esa carta se pierde.
}
event-sequence-made-line = ¡{ team } completa un sequence: { $line }!
event-sequence-broken = Se rompe un sequence: { team }, { $line }.
event-choice-opened = { team } elige qué línea cuenta: { $lines }.
event-passed = { $who ->
    [you] No puedes jugar nada y pasas.
   *[other] { $seat } no puede jugar nada y pasa.
}
event-called = { $who ->
    [you] Denuncias charla en la mesa: { team } paga.
   *[other] { $seat } denuncia charla en la mesa: { team } paga.
}
event-gave-up = { $who ->
    [you] Entregas { $card }.
   *[other] { $seat } entrega { $card }.
}
event-offered = { $who ->
    [you] Ofreces tablas.
   *[other] { $seat } ofrece tablas.
}

## En Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Pones { $card } de tu descarte { place-on }.
       *[other] { $seat } pone { $card } de su descarte { place-on }.
    }
   *[no] { $who ->
        [you] Pones { $card } { place-on }.
       *[other] { $seat } pone { $card } { place-on }.
    }
}
event-window-opened = Los demás pueden bloquear ahora { place-object }.
event-answered = { $block ->
    [yes] Respondes con una carta de bloqueo.
   *[no] La dejas pasar.
}
event-blocked = { $who ->
    [you] Bloqueas { place-object }: la pila sale de la mesa.
   *[other] { $seat } bloquea { place-object }: la pila sale de la mesa.
}
event-let-stand = Nadie bloquea { place-object }.
event-sequence-made-colour = { $who ->
    [you] ¡Completas un sequence y te llevas { chip-colour }!
   *[other] ¡{ $seat } completa un sequence y se lleva { chip-colour }!
}
event-skip-played = { $who ->
    [you] Juegas { $card }: se salta el turno del siguiente jugador.
   *[other] { $seat } juega { $card }: se salta el turno del siguiente jugador.
}
event-reversed = { $who ->
    [you] Juegas una carta de cambio de sentido: se sigue hacia la { $direction ->
        [left] izquierda
       *[right] derecha
    }.
   *[other] { $seat } juega una carta de cambio de sentido: se sigue hacia la { $direction ->
        [left] izquierda
       *[right] derecha
    }.
}
event-turn-missed = { $who ->
    [you] Pierdes un turno.
   *[other] { $seat } pierde un turno.
}
event-steal-played = { $who ->
    [you] Juegas una carta de robar contra { $victim }.
   *[other] { $whom ->
        [you] { $seat } juega una carta de robar contra ti.
       *[other] { $seat } juega una carta de robar contra { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Te llevas { $card } del descarte de { $victim }.
   *[other] { $whom ->
        [you] { $seat } se lleva { $card } de tu descarte.
       *[other] { $seat } se lleva { $card } del descarte de { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Miras la mano de { $victim }.
   *[other] { $whom ->
        [you] { $seat } mira tu mano.
       *[other] { $seat } mira la mano de { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Te llevas { $card } de la mano de { $victim }.
   *[other] { $whom ->
        [you] { $seat } se lleva { $card } de tu mano.
       *[other] { $seat } se lleva { $card } de la mano de { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Le robas { chip-colour } a { $victim }.
   *[other] { $whom ->
        [you] { $seat } te roba { chip-colour }.
       *[other] { $seat } le roba { chip-colour } a { $victim }.
    }
}
event-discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $seat } descarta { $card }.
}
event-turn-ended = { $who ->
    [you] Acabas tu turno sin descartar.
   *[other] { $seat } acaba su turno sin descartar.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Robas { $count } carta del montón.
       *[other] Robas { $count } cartas del montón.
    }
   *[other] { $count ->
        [one] { $seat } roba { $count } carta del montón.
       *[other] { $seat } roba { $count } cartas del montón.
    }
}
event-draw-forgotten = { $who ->
    [you] Se te ha olvidado robar: jugarás el próximo turno sin cartas nuevas.
   *[other] A { $seat } se le ha olvidado robar: jugará el próximo turno sin cartas nuevas.
}

## En cualquier juego

event-reshuffled = { $cards ->
    [one] Se forma un nuevo montón de robar: { $cards } carta.
   *[other] Se forma un nuevo montón de robar: { $cards } cartas.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] ¡Ganas!
           *[other] ¡Gana tu equipo: { $winners }!
        }
       *[other] { $count ->
            [one] ¡Gana { $winners }!
           *[other] ¡Ganan { $winners }!
        }
    }
    [agreed] Tablas de común acuerdo.
    [stalemate] Tablas: en toda una ronda nadie ha podido hacer nada.
   *[cap] Tablas: demasiadas rondas sin ninguna jugada.
}

## Lo que pasó en la mesa, aparte de la partida

event-sat = { $who ->
    [you] Te sientas a la mesa.
   *[other] { $name } se sienta a la mesa.
}
event-stood = { $who ->
    [you] Dejas tu sitio.
   *[other] { $name } se levanta de la mesa.
}
event-began = Empieza la partida.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Denuncias charla en la mesa. Se pregunta a los demás contrincantes.
   *[other] { $seat } denuncia charla en la mesa. Se pregunta a los demás contrincantes.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Estás de acuerdo.
       *[no] No estás de acuerdo.
    }
   *[other] { $agree ->
        [yes] { $seat } está de acuerdo.
       *[no] { $seat } no está de acuerdo.
    }
}
event-call-dropped = La acusación queda en nada.
event-undone = { $who ->
    [you] Deshaces una jugada.
   *[other] { $seat } deshace una jugada.
}
event-stood-in = { $who ->
    [you] Un bot juega por ti hasta que vuelvas.
   *[other] Un bot juega por { $seat }.
}
event-returned = { $who ->
    [you] Has vuelto a la mesa.
   *[other] { $seat } ha vuelto a la mesa.
}

## Lo que hace una jugada

move-place = Colocar en { $cell }: { $card }
move-remove = Quitar la ficha de { $cell }: { $card }
move-exchange = Cambiar una carta injugable: { $card }
move-draw = Robar
move-choose = Fijar { $line }
move-pass = Pasar
move-give-up = Entregar: { $card }
move-offer = Ofrecer tablas
move-call = Denunciar charla en la mesa: { team }
move-lay = Poner { place-on }: { $card }
move-skip = Jugar carta de saltar
move-reverse = Jugar cambio de sentido
move-steal-card = { $source ->
    [d] Robar la carta de arriba de { $victim }
   *[h] Robar una carta de la mano de { $victim }
}
move-steal-chip = Robar { chip-colour } a { $victim }
move-take = Coger: { $card }
move-discard = Descartar: { $card }
move-end-turn = Acabar el turno
move-block = ¡Bloquear!
move-let = Dejar pasar
move-from-top = { $move } (de tu descarte)
