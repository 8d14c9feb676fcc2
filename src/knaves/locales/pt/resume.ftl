### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Espaço
key-home = Home
key-end = End

## Windows

screen-too-small = A janela é demasiado pequena: tem { $width }×{ $height } caracteres e a mesa precisa de { $columns }×{ $rows }. Aumenta-a, por favor.

## Games to resume

kept-resume = Continuar
kept-which = Que jogo queres continuar?
kept-game = { $game } contra { $names } – jogada { $number }, { $when }
kept-seat = { $game } na mesa { $code } ({ $server }) – { $when }
kept-none = Não há nenhum jogo para continuar.
kept-broken = Este jogo não pode ser continuado: o ficheiro foi alterado.
kept-failed = Este jogo não pode ser guardado para mais tarde: não é possível escrever na pasta.
kept-later = O teu jogo fica guardado. Para o continuares: { $command }

## A table on a server

create-table = Mesa num servidor
create-server = Endereço do servidor
create-bad-address = “{ $text }” não é o endereço de um servidor (exemplo: { $example }).

## The replay viewer

replay-deal = As cartas estão dadas.
replay-step = passo
replay-ends = início, fim
replay-ten = dez jogadas para trás ou para a frente
replay-whose = cartas de quem
replay-ask = { key-enter } jogada seguinte, b atrás, ? ajuda
replay-plain-help = { key-enter } mostra a jogada seguinte, b a anterior, home o início, end a última jogada,
    um número de 0 a { $count } a posição após esse número de jogadas. q sai.
