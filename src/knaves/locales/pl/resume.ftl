### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Spacja
key-home = Home
key-end = End

## Windows

screen-too-small = Okno jest za małe: ma { $width }×{ $height } znaków, a stół potrzebuje { $columns }×{ $rows }. Powiększ je.

## Games to resume

kept-resume = Wznów
kept-which = Którą grę chcesz wznowić?
kept-game = { $game }, przeciwnicy: { $names } – ruch { $number }, { $when }
kept-seat = { $game } przy stole { $code } ({ $server }) – { $when }
kept-none = Nie ma gry do wznowienia.
kept-broken = Tej gry nie da się wznowić: jej plik został zmieniony.
kept-failed = Tej gry nie można zachować na później: nie da się zapisywać w folderze.
kept-later = Gra została zachowana. Aby ją wznowić: { $command }

## A table on a server

create-table = Stół na serwerze
create-server = Adres serwera
create-bad-address = „{ $text }” nie jest adresem serwera (przykład: { $example }).

## The replay viewer

replay-deal = Karty są rozdane.
replay-step = krok
replay-ends = początek, koniec
replay-ten = dziesięć ruchów wstecz lub naprzód
replay-whose = czyje karty
replay-ask = { key-enter } następny ruch, b wstecz, ? pomoc
replay-plain-help = { key-enter } pokazuje następny ruch, b poprzedni, home początek, end ostatni ruch,
    liczba od 0 do { $count } pozycję po tylu ruchach. q kończy.
