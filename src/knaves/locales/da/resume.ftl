### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Mellemrum
key-home = Home
key-end = End

## Windows

screen-too-small = Vinduet er for lille: det har { $width }×{ $height } tegn, og bordet kræver { $columns }×{ $rows }. Gør det større.

## Games to resume

kept-resume = Fortsæt
kept-which = Hvilket spil vil du fortsætte?
kept-game = { $game } mod { $names } – træk { $number }, { $when }
kept-seat = { $game } ved bord { $code } ({ $server }) – { $when }
kept-none = Der er ikke noget spil at fortsætte.
kept-broken = Spillet kan ikke fortsættes: filen er blevet ændret.
kept-failed = Spillet kan ikke gemmes til senere: der kan ikke skrives i mappen.
kept-later = Dit spil er gemt. Sådan fortsætter du: { $command }

## A table on a server

create-table = Bord på en server
create-server = Serverens adresse
create-bad-address = “{ $text }” er ikke en serveradresse (for eksempel { $example }).

## The replay viewer

replay-deal = Kortene er givet.
replay-step = trin
replay-ends = start, slut
replay-ten = ti træk tilbage eller frem
replay-whose = hvis kort
replay-ask = { key-enter } næste træk, b tilbage, ? hjælp
replay-plain-help = { key-enter } viser næste træk, b det forrige, home starten, end det sidste træk,
    et tal fra 0 til { $count } stillingen efter så mange træk. q afslutter.
