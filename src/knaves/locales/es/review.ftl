## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Según lo que sabían los jugadores
review-open = Con todas las cartas a la vista
review-curve = Probabilidad de ganar: { $side }
review-player = { $name }: precisión { $accuracy }, habilidad { $skill }, suerte { $luck } ({ $deal } por el reparto)
review-marks = mejores jugadas { $best }, buenas { $good }, imprecisas { $inaccurate }, errores { $mistake }, errores graves { $blunder }
review-unlucky = { $name } jugó mejor y tuvo mala suerte.
review-moments = Lo que decidió la partida
review-moment = Jugada { $number }, { $name }: { $move }. { $side }: de { $before } % a { $after } %. { $cause }
review-cause = { $cause ->
     [won] Con esto se ganó la partida.
     [choice] Había una jugada mejor.
     [removed] Se retiró una ficha.
     [completed] Se completó una secuencia.
     [stolen] Se robó algo.
     [blocked] Se bloqueó una pila.
     [drawn] Cartas robadas del mazo: { $cards }.
    *[played] Así fue la partida.
}
review-mistakes = Jugadas mejores
review-mistake = Jugada { $number }, { $name }: { $move } ({ $mark }, −{ $loss } %). Mejor: { $best }. { $reason }
review-no-mistakes = Ningún error.
review-mark = { $mark ->
     [best] la mejor jugada
    *[good] buena
     [inaccurate] imprecisa
     [mistake] error
     [blunder] error grave
}
