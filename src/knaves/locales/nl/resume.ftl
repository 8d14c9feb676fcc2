### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Spatie
key-home = Home
key-end = End

## Windows

screen-too-small = Het venster is te klein: het heeft { $width }×{ $height } tekens en de tafel heeft { $columns }×{ $rows } nodig. Maak het groter.

## Games to resume

kept-resume = Verder spelen
kept-which = Met welk spel wil je verdergaan?
kept-game = { $game } tegen { $names } – zet { $number }, { $when }
kept-seat = { $game } aan tafel { $code } ({ $server }) – { $when }
kept-none = Er is geen spel om mee verder te gaan.
kept-broken = Met dit spel kun je niet verdergaan: het bestand is gewijzigd.
kept-failed = Dit spel kan niet voor later worden bewaard: er kan niet in de map worden geschreven.
kept-later = Je spel is bewaard. Zo ga je ermee verder: { $command }

## A table on a server

create-table = Tafel op een server
create-server = Adres van de server
create-bad-address = ‘{ $text }’ is geen serveradres (voorbeeld: { $example }).

## The replay viewer

replay-deal = De kaarten zijn gedeeld.
replay-step = stap
replay-ends = begin, einde
replay-ten = tien zetten terug of vooruit
replay-whose = wiens kaarten
replay-ask = { key-enter } volgende zet, b terug, ? help
replay-plain-help = { key-enter } toont de volgende zet, b de vorige, home het begin, end de laatste zet,
    een getal van 0 tot { $count } de stand na zoveel zetten. q stopt.
