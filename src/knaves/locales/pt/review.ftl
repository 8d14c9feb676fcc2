## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Pelo que os jogadores sabiam
review-open = Com todas as cartas abertas
review-curve = Probabilidade de vencer: { $side }
review-player = { $name }: precisão { $accuracy }, habilidade { $skill }, sorte { $luck } ({ $deal } na distribuição)
review-marks = melhores jogadas { $best }, boas { $good }, imprecisas { $inaccurate }, erros { $mistake }, erros graves { $blunder }
review-unlucky = { $name } jogou melhor e teve azar.
review-moments = O que decidiu o jogo
review-moment = Jogada { $number }, { $name }: { $move }. { $side }: de { $before }% para { $after }%. { $cause }
review-cause = { $cause ->
     [won] Isto venceu o jogo.
     [choice] Havia uma jogada melhor.
     [removed] Uma ficha foi retirada.
     [completed] Uma sequência foi completada.
     [stolen] Algo foi roubado.
     [blocked] Uma pilha foi bloqueada.
     [drawn] Cartas compradas: { $cards }.
    *[played] O jogo seguiu este rumo.
}
review-mistakes = Jogadas melhores
review-mistake = Jogada { $number }, { $name }: { $move } ({ $mark }, −{ $loss }%). Melhor: { $best }. { $reason }
review-no-mistakes = Nenhum erro.
review-mark = { $mark ->
     [best] melhor jogada
    *[good] boa
     [inaccurate] imprecisa
     [mistake] erro
     [blunder] erro grave
}
