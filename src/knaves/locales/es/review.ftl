## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Análisis de la partida
review-known = Según lo que sabían los jugadores
review-open = Con todas las cartas a la vista
review-curve = Probabilidad de ganar: { $side }
review-player = { $name }: precisión { $accuracy }, decisiones { $skill }, suerte { $luck } ({ $deal } por el reparto)
review-marks = mejores jugadas { $best }, buenas { $good }, imprecisas { $inaccurate }, errores { $mistake }, errores graves { $blunder }
review-story = { $story ->
     [well-lucky] { $name } jugó bien y tuvo suerte.
     [well-even] { $name } jugó bien. La suerte estuvo repartida.
     [well-unlucky] { $name } jugó bien y tuvo mala suerte.
     [fair-lucky] { $name } jugó bastante bien y tuvo suerte.
    *[fair-even] { $name } jugó bastante bien. La suerte estuvo repartida.
     [fair-unlucky] { $name } jugó bastante bien y tuvo mala suerte.
     [poor-lucky] { $name } falló mucho, pero tuvo suerte.
     [poor-even] { $name } falló mucho. La suerte estuvo repartida.
     [poor-unlucky] { $name } falló mucho y tuvo mala suerte.
}
review-story-you = { $story ->
     [well-lucky] Jugaste bien y tuviste suerte.
     [well-even] Jugaste bien. La suerte estuvo repartida.
     [well-unlucky] Jugaste bien y tuviste mala suerte.
     [fair-lucky] Jugaste bastante bien y tuviste suerte.
    *[fair-even] Jugaste bastante bien. La suerte estuvo repartida.
     [fair-unlucky] Jugaste bastante bien y tuviste mala suerte.
     [poor-lucky] Fallaste mucho, pero tuviste suerte.
     [poor-even] Fallaste mucho. La suerte estuvo repartida.
     [poor-unlucky] Fallaste mucho y tuviste mala suerte.
}
review-moments = Lo que decidió la partida
review-moment = Jugada { $number }, { $name }: { $move }. { $side }: de { $before } % a { $after } %. { $cause }
review-swing = Probabilidad { $before } % → { $after } %.
review-swing-parts = Decisión { $choice }, suerte { $luck }.
review-harmless = Con las cartas ocultas tal como estaban, no costó nada.
review-cause = { $cause ->
     [won] Con esto se ganó la partida.
     [choice] Había una jugada mejor.
     [hidden] Con todas las cartas a la vista había una jugada mejor.
     [no-better] Apenas había una jugada mejor.
     [removed] Se retiró una ficha.
     [completed] Se completó una secuencia.
     [stolen] Se robó algo.
     [blocked] Se bloqueó una pila.
     [drawn] Cartas robadas del mazo: { $cards }.
    *[played] La jugada marcó la diferencia.
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

## How the result came about, for each side

review-sum = De dónde salió el resultado
review-sum-says = En puntos porcentuales de la probabilidad de ganar. Todo junto da el resultado.
review-sum-even = parte igual
review-sum-deal = reparto
review-sum-luck = suerte posterior
review-sum-own = decisiones propias
review-sum-others = decisiones de los demás
review-sum-result = resultado

## On the page

review-progress = Revisando la jugada { $done } de { $total }…
review-accuracy = Precisión
review-players = Los jugadores
review-view = Juzgar las jugadas
review-view-known = Por lo que se podía saber
review-view-open = Con todas las cartas a la vista
review-moves = Todas las jugadas
review-move-column = Jugada
review-mark-column = Nota
review-chance-column = Probabilidad antes → después
review-chances = Probabilidades de ganar
review-chances-now = { $side } { $chance } %
review-better = Mejor: { $move }
review-lost = { $mark }, −{ $loss } %
review-show-better = Ver la jugada mejor
review-explore = Probar otras jugadas desde aquí
review-not-over = Esta partida aún no ha terminado. Podrás analizarla cuando acabe.
review-needs-server = Los análisis necesitan conexión con el servidor.

## The analysis board

explore-title = Tablero de análisis
explore-says = Lo que el bot más fuerte piensa de cada jugada: la probabilidad de ganar con ella.
explore-to-move = Juega { $name }: { $chance } %
explore-moves = Jugadas que conviene probar
explore-likeliest = la elección del bot
explore-back = Deshacer
explore-start = Volver al inicio
explore-path = Jugadas probadas
explore-no-path = Todavía nada. Elige una jugada aquí o hazla en la mesa.
explore-copy = Copiar enlace
explore-dealt = Las cartas ocultas se repartieron al azar.
explore-thinking = Pensando…
explore-bad-position = Esta posición no se puede leer.

## Opening a record or a position

analysis-open-record = Analizar un registro
analysis-open-record-says = Abre el archivo de una partida terminada o pega su texto. No se guarda nada.
analysis-file = Archivo del registro
analysis-text = Texto del registro
analysis-position = Explorar una posición
analysis-position-says = Pega una posición como texto, por ejemplo del terminal o de un programa.
analysis-position-text = Posición
analysis-bad-record = Esto no es el registro de una partida terminada.
analysis-too-large = Este archivo es demasiado grande para un registro.
