### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Espacio
key-home = Inicio
key-end = Fin

## Windows

screen-too-small = La ventana es demasiado pequeña: tiene { $width }×{ $height } caracteres y la mesa necesita { $columns }×{ $rows }. Amplíala, por favor.

## Games to resume

kept-resume = Continuar
kept-which = ¿Qué partida quieres continuar?
kept-game = { $game } contra { $names } – jugada { $number }, { $when }
kept-seat = { $game } en la mesa { $code } ({ $server }) – { $when }
kept-none = No hay ninguna partida que continuar.
kept-broken = Esta partida no se puede continuar: su archivo ha cambiado.
kept-failed = Esta partida no se puede guardar para más tarde: no se puede escribir en la carpeta.
kept-later = Tu partida queda guardada. Para continuarla: { $command }

## A table on a server

create-table = Mesa en un servidor
create-server = Dirección del servidor
create-bad-address = «{ $text }» no es la dirección de un servidor (ejemplo: { $example }).

## The replay viewer

replay-deal = El reparto.
replay-step = paso
replay-ends = inicio, fin
replay-ten = diez jugadas atrás o adelante
replay-whose = cartas de quién
replay-ask = { key-enter } jugada siguiente, b atrás, ? ayuda
replay-plain-help = { key-enter } muestra la jugada siguiente, b la anterior, home el reparto, end la última,
    un número de 0 a { $count } la posición tras esas jugadas. q sale.
