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
    [you] Robas { $card }.
   *[other] { $seat } roba { $card }.
}
event-draw-forfeited = { $who ->
    [you] No has robado a tiempo y pierdes esa carta.
   *[other] { $seat } no ha robado a tiempo y pierde esa carta.
}
event-sequence-made-line = ¡{ team } completa una secuencia: { $line }!
event-sequence-broken = Se rompe una secuencia: { team }, { $line }.
event-choice-opened = { team } debe elegir qué fichas quedan fijas: { $lines }.
event-passed = { $who ->
    [you] No puedes jugar nada y pasas.
   *[other] { $seat } no puede jugar nada y pasa.
}
event-called = { $who ->
    [you] Denuncias charla en la mesa: cada jugador del equipo { team } entrega una carta.
   *[other] { $seat } denuncia charla en la mesa: cada jugador del equipo { team } entrega una carta.
}
event-gave-up = { $who ->
    [you] Entregas { $card }.
   *[other] { $seat } entrega { $card }.
}
event-offered = { $who ->
    [you] Ofreces un empate.
   *[other] { $seat } ofrece un empate.
}

## En Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Juegas { $card } de tu descarte { place-on }.
       *[other] { $seat } juega { $card } de su descarte { place-on }.
    }
   *[no] { $who ->
        [you] Juegas { $card } { place-on }.
       *[other] { $seat } juega { $card } { place-on }.
    }
}
event-window-opened = Los demás ya pueden bloquear { place-object }.
event-answered = { $block ->
    [yes] Respondes con una carta de bloqueo.
   *[no] La dejas pasar.
}
event-blocked = { $who ->
    [you] Bloqueas { place-object }: la pila se descarta.
   *[other] { $seat } bloquea { place-object }: la pila se descarta.
}
event-let-stand = Nadie bloquea { place-object }.
event-sequence-made-colour = { $who ->
    [you] ¡Completas una secuencia y te llevas { chip-colour }!
   *[other] ¡{ $seat } completa una secuencia y se lleva { chip-colour }!
}
event-skip-played = { $who ->
    [you] Juegas { $card }: se salta el turno del siguiente jugador.
   *[other] { $seat } juega { $card }: se salta el turno del siguiente jugador.
}
event-reversed = { $who ->
    [you] Juegas una carta de cambio de sentido: ahora se juega hacia la { $direction ->
        [left] izquierda
       *[right] derecha
    }.
   *[other] { $seat } juega una carta de cambio de sentido: ahora se juega hacia la { $direction ->
        [left] izquierda
       *[right] derecha
    }.
}
event-turn-missed = { $who ->
    [you] Pierdes un turno.
   *[other] { $seat } pierde un turno.
}
event-steal-played = { $who ->
    [you] Juegas una carta de robar carta contra { $victim }.
   *[other] { $whom ->
        [you] { $seat } juega una carta de robar carta contra ti.
       *[other] { $seat } juega una carta de robar carta contra { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Robas { $card } del descarte de { $victim }.
   *[other] { $whom ->
        [you] { $seat } roba { $card } de tu descarte.
       *[other] { $seat } roba { $card } del descarte de { $victim }.
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
    [you] Robas { $card } de la mano de { $victim }.
   *[other] { $whom ->
        [you] { $seat } roba { $card } de tu mano.
       *[other] { $seat } roba { $card } de la mano de { $victim }.
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
        [one] Robas { $count } carta.
       *[other] Robas { $count } cartas.
    }
   *[other] { $count ->
        [one] { $seat } roba { $count } carta.
       *[other] { $seat } roba { $count } cartas.
    }
}
event-draw-forgotten = { $who ->
    [you] Se te ha olvidado robar: jugarás el próximo turno sin cartas nuevas.
   *[other] { $seat } ha olvidado robar y jugará el próximo turno sin cartas nuevas.
}

## En cualquier juego

event-reshuffled = { $cards ->
    [one] Se baraja un nuevo montón de robar: { $cards } carta.
   *[other] Se baraja un nuevo montón de robar: { $cards } cartas.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] ¡Has ganado!
           *[other] ¡Gana tu equipo: { $winners }!
        }
       *[other] { $count ->
            [one] ¡Gana { $winners }!
           *[other] ¡Ganan { $winners }!
        }
    }
    [agreed] Empate de común acuerdo.
    [stalemate] Empate: en toda una ronda nadie ha podido hacer nada.
   *[cap] Empate: demasiadas rondas sin ninguna jugada.
}

## Lo que pasó en la mesa, aparte de la partida

event-sat = { $who ->
    [you] Te sientas a la mesa.
   *[other] { $name } se sienta a la mesa.
}
event-stood = { $who ->
    [you] Dejas tu sitio.
   *[other] { $name } deja la mesa.
}
event-began = Empieza la partida.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Denuncias charla en la mesa. Los demás contrincantes votan.
   *[other] { $seat } denuncia charla en la mesa. Los demás contrincantes votan.
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
event-call-dropped = La denuncia queda descartada.
event-undone = { $who ->
    [you] Deshaces una jugada.
   *[other] { $seat } deshace una jugada.
}
event-left-out = No se muestran los eventos anteriores.
event-timed-out = { $who ->
    [you] Se te ha acabado el tiempo: un bot hace esta jugada por ti.
   *[other] A { $seat } se le ha acabado el tiempo: un bot hace esta jugada.
}
event-stood-in = { $who ->
    [you] Un bot juega por ti hasta que vuelvas.
   *[other] Un bot juega por { $seat }.
}
event-returned = { $who ->
    [you] Has vuelto.
   *[other] { $seat } ha vuelto.
}
event-host-changed = { $who ->
    [you] Ahora haces tú de anfitrión.
   *[other] { $seat } hace ahora de anfitrión.
}

## Lo que hace una jugada

move-place = Colocar en { $cell }: { $card }
move-remove = Quitar la ficha de { $cell }: { $card }
move-exchange = Cambiar una carta injugable: { $card }
move-draw = Robar
move-choose = Fijar { $line }
move-pass = Pasar
move-give-up = Entregar: { $card }
move-offer = Ofrecer un empate
move-call = Denunciar charla en la mesa: { team }
move-lay = Jugar { place-on }: { $card }
move-skip = Jugar carta de saltar
move-reverse = Jugar cambio de sentido
move-steal-card = { $source ->
    [d] Robar la carta de arriba del descarte de { $victim }
   *[h] Robar una carta de la mano de { $victim }
}
move-steal-chip = Robar { chip-colour } a { $victim }
move-take = Tomar: { $card }
move-discard = Descartar: { $card }
move-end-turn = Acabar tu turno
move-block = ¡Bloquear!
move-let = Dejar pasar
move-from-top = { $move } (de tu descarte)
