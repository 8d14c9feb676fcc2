## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Análise do jogo
review-known = Pelo que os jogadores sabiam
review-open = Com todas as cartas abertas
review-curve = Probabilidade de vencer: { $side }
review-player = { $name }: precisão { $accuracy }, escolhas { $skill }, sorte { $luck } (dos quais { $deal } na distribuição)
review-marks = melhores jogadas { $best }, boas { $good }, imprecisas { $inaccurate }, erros { $mistake }, erros graves { $blunder }
review-story = { $story ->
     [well-lucky] { $name } jogou bem e teve sorte.
     [well-even] { $name } jogou bem. A sorte foi equilibrada.
     [well-unlucky] { $name } jogou bem e teve azar.
     [fair-lucky] { $name } jogou razoavelmente e teve sorte.
    *[fair-even] { $name } jogou razoavelmente. A sorte foi equilibrada.
     [fair-unlucky] { $name } jogou razoavelmente e teve azar.
     [poor-lucky] { $name } falhou muito, mas teve sorte.
     [poor-even] { $name } falhou muito. A sorte foi equilibrada.
     [poor-unlucky] { $name } falhou muito e teve azar.
}
review-story-you = { $story ->
     [well-lucky] Jogaste bem e tiveste sorte.
     [well-even] Jogaste bem. A sorte foi equilibrada.
     [well-unlucky] Jogaste bem e tiveste azar.
     [fair-lucky] Jogaste razoavelmente e tiveste sorte.
    *[fair-even] Jogaste razoavelmente. A sorte foi equilibrada.
     [fair-unlucky] Jogaste razoavelmente e tiveste azar.
     [poor-lucky] Falhaste muito, mas tiveste sorte.
     [poor-even] Falhaste muito. A sorte foi equilibrada.
     [poor-unlucky] Falhaste muito e tiveste azar.
}
review-moments = O que decidiu o jogo
review-moment = Jogada { $number }, { $name }: { $move }. { $side }: de { $before }% para { $after }%. { $cause }
review-swing = Probabilidade { $before }% → { $after }%.
review-swing-parts = Escolha { $choice }, sorte { $luck }.
review-harmless = Com as cartas escondidas como estavam, não custou nada.
review-cause = { $cause ->
     [won] Isto venceu o jogo.
     [choice] Havia uma jogada melhor.
     [hidden] Com todas as cartas à vista havia uma jogada melhor.
     [no-better] Quase não havia jogada melhor.
     [removed] Uma ficha foi retirada.
     [completed] Uma sequência foi completada.
     [stolen] Algo foi roubado.
     [blocked] Uma pilha foi bloqueada.
     [drawn] Cartas compradas: { $cards }.
    *[played] A jogada fez a diferença.
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

## How the result came about, for each side

review-sum = Como se chegou ao resultado
review-sum-says = Em pontos percentuais da probabilidade de ganhar. Tudo somado dá o resultado.
review-sum-even = parte igual
review-sum-deal = distribuição
review-sum-luck = sorte posterior
review-sum-own = escolhas próprias
review-sum-others = escolhas dos outros
review-sum-result = resultado

## On the page

review-progress = A ver a jogada { $done } de { $total }…
review-accuracy = Precisão
review-players = Os jogadores
review-view = Avaliar as jogadas
review-view-known = Pelo que se podia saber
review-view-open = Com todas as cartas à vista
review-moves = Todas as jogadas
review-move-column = Jogada
review-mark-column = Nota
review-chance-column = Probabilidade antes → depois
review-chances = Probabilidades de ganhar
review-chances-now = { $side } { $chance }%
review-better = Melhor: { $move }
review-lost = { $mark }, −{ $loss }%
review-show-better = Mostrar a jogada melhor
review-explore = Experimentar outras jogadas daqui
review-not-over = Este jogo ainda não acabou. Podes analisá-lo depois.
review-needs-server = As análises precisam de ligação ao servidor.

## The analysis board

explore-title = Tabuleiro de análise
explore-says = O que o bot mais forte acha de cada jogada: a probabilidade de ganhar com ela.
explore-to-move = Joga { $name }: { $chance }%
explore-moves = Jogadas a experimentar
explore-likeliest = escolha do bot
explore-back = Voltar atrás
explore-start = Voltar ao início
explore-path = Jogadas experimentadas
explore-no-path = Ainda nada. Escolhe uma jogada aqui ou joga na mesa.
explore-copy = Copiar ligação
explore-dealt = As cartas escondidas foram distribuídas ao acaso.
explore-thinking = A pensar…
explore-bad-position = Não é possível ler esta posição.

## Opening a record or a position

analysis-open-record = Analisar um registo
analysis-open-record-says = Abre o ficheiro de um jogo terminado ou cola o seu texto. Nada fica guardado.
analysis-file = Ficheiro do registo
analysis-text = Texto do registo
analysis-position = Explorar uma posição
analysis-position-says = Cola uma posição em texto, por exemplo do terminal ou de um programa.
analysis-position-text = Posição
analysis-bad-record = Isto não é o registo de um jogo terminado.
analysis-too-large = Este ficheiro é demasiado grande para um registo.
