### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Spazio
key-home = Inizio
key-end = Fine

## Windows

screen-too-small = La finestra è troppo piccola: ha { $width }×{ $height } caratteri e il tavolo ne richiede { $columns }×{ $rows }. Ingrandiscila, per favore.

## Games to resume

kept-resume = Riprendi
kept-which = Quale partita vuoi riprendere?
kept-game = { $game } contro { $names } – mossa { $number }, { $when }
kept-seat = { $game } al tavolo { $code } ({ $server }) – { $when }
kept-none = Non ci sono partite da riprendere.
kept-broken = Questa partita non si può riprendere: il suo file è stato modificato.
kept-failed = Questa partita non si può conservare: non è possibile scrivere nella cartella.
kept-later = La tua partita è conservata. Per riprenderla: { $command }

## A table on a server

create-table = Tavolo su un server
create-server = Indirizzo del server
create-bad-address = “{ $text }” non è l’indirizzo di un server (esempio: { $example }).

## The replay viewer

replay-deal = Le carte sono distribuite.
replay-step = passo
replay-ends = inizio, fine
replay-ten = dieci mosse indietro o avanti
replay-whose = carte di chi
replay-ask = { key-enter } mossa successiva, b indietro, ? aiuto
replay-plain-help = { key-enter } mostra la mossa successiva, b la precedente, home l’inizio, end l’ultima mossa,
    un numero da 0 a { $count } la posizione dopo altrettante mosse. q esce.
