### Woorden aan tafel: het spel, wat voorgelezen wordt, de uitslag, de herhaling.

## Wie aan de beurt is

turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
turn-title = Jouw beurt! – Knaves
turn-notification = Je bent aan de beurt aan tafel { $code }.
turn-thinking = { $count ->
    [one] { $name } denkt na…
   *[other] { $name } denken na…
}
turn-away = { $name } is er even niet.
turn-away-bot = { $name } is er even niet. Als het te lang duurt, neemt een bot het over.
turn-idle = { $name } heeft al een tijdje geen zet gedaan.
turn-idle-soon = Nog { $time }, dan kunnen de anderen een bot voor je laten spelen.
turn-idle-now = Doe een zet: de anderen kunnen nu een bot voor je laten spelen.
turn-time-left = nog { $time }

## Wat te doen

prompt-choose-card = Kies een kaart.
prompt-choose-cell = Kies een vakje voor { $card }.
prompt-choose-remove = Kies het fiche dat je weghaalt.
prompt-choose-fit = Welke kaart?
prompt-choose-line = Welke fiches vormen de rij?
prompt-choose-victim = Van wie steel je?
prompt-choose-source = Van de weglegstapel of uit de hand?
prompt-choose-pile = Welke stapel?
prompt-choose-take = Welke kaart neem je?
prompt-give-up = Overleg: geef een kaart af.
prompt-confirm = Deze zet bevestigen?
prompt-draw = Pak een kaart.
prompt-draw-deadline = Pak voordat { $name } gespeeld en gepakt heeft.
prompt-exchange = Dode kaart: { $card }. Ruil die.
prompt-pass = Je kunt niets spelen. Pas.
prompt-block = { $name } voltooit { place-object }. Wil je blokkeren?
prompt-discard = Speel verder, of leg een kaart weg om je beurt te beëindigen.
prompt-end = Speel verder, of beëindig je beurt.

## De tafel

table-board = Speelbord
table-hand = Jouw hand
table-hand-of = Hand van { $name }
table-draw-pile = Trekstapel
table-discard-pile = Jouw weglegstapel
table-piles = Stapels
table-pile-empty = leeg
table-pile-needs = nodig: { $card }
table-chips = Fiches
table-chips-count = { $blue } blauw, { $red } rood (vijf nodig)
table-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-sequences-of = { $made } van { $needed }
table-sequences-count = { $count ->
    [0] geen rijen
    [one] { $count } rij
   *[other] { $count } rijen
}
table-last-card = laatste kaart: { $card }
table-log = Spelverloop
table-phrases = Korte zinnen
table-chat = Chat
table-chat-off = Partners kunnen niet chatten: overleg mag niet aan deze tafel.
table-players = Spelers
table-bot = bot
table-away = afwezig
table-you = jij
table-spectator = Je kijkt mee.
table-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan.
table-options = Tafelregels
table-dead-card = Dode kaart
table-undo = Zet terugnemen
table-hint = Tip
table-draw-offered = { $name } biedt gelijkspel aan. Aannemen?
table-call-asks = { $name } meldt overleg door { $team }. Ben je het ermee eens?
table-leave = Tafel verlaten
table-leave-asks = Een bot speelt voor je tot je terug bent.
table-let-bot = Laat een bot voor { $name } spelen
table-stood-in = Een bot speelt voor je.
table-return = Ik ben er weer
table-menu = Menu
table-direction-left = Het spel gaat naar links verder.
table-direction-right = Het spel gaat naar rechts verder.
table-block-time = Tijd om te blokkeren

## Voorgelezen

speak-row-column = rij { $row }, kolom { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = leeg
speak-cell-chip = { $team ->
    [blue] blauw fiche
    [green] groen fiche
    [red] rood fiche
   *[other] fiche van { $team }
}
speak-cell-locked = { speak-cell-chip }, deel van een rij
speak-cell-corner = { $where }, bonusvakje
speak-cell-legal = hier kun je spelen
speak-cell-makes = maakt { $count } op een rij
speak-card-places = { $count ->
    [0] { $card }, nergens te spelen
    [one] { $card }, { $count } mogelijk vakje
   *[other] { $card }, { $count } mogelijke vakjes
}
speak-card-wild = { $card }, joker: elk vrij vakje
speak-card-remove = { $card }, haalt een fiche weg
speak-card-dead = { $card }, dood
speak-card-top = { $card }, boven op je weglegstapel
speak-turn-yours = Jij bent aan de beurt.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: de langste open rij is { $count }.
speak-time = Nog { $time }.
speak-time-none = Er wordt zonder klok gespeeld.
speak-last-none = Er is nog niets gespeeld.
speak-pile = { place }: { $top }, { table-pile-needs }

## Eén apparaat

pass-to = Geef door aan { $name }
pass-hold = Houd ingedrukt om je hand te zien
pass-hidden = De handen zijn verborgen.

## De uitslag

result-title = Spel afgelopen
result-won = Je hebt gewonnen!
result-lost = Gewonnen: { $winners }. Volgende keer beter!
result-drawn = Gelijkspel
result-by = Gewonnen: { $winners }.
result-rematch = Revanche
result-rematch-waits = Wachten op de anderen…
result-rematch-waits-for = Wachten op { $names }…
result-rematch-asked = { $count ->
    [one] { $names } wil nog een spel.
   *[other] { $names } willen nog een spel.
}
result-replay = Spel terugkijken
result-share = Spel delen
result-home = Startpagina
result-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
result-deal = Het schudden
result-deal-verify = Het schudden controleren
result-deal-good = De kaarten zijn geschud zoals vóór de eerste kaart was vastgelegd.
result-deal-bad = De kaarten zijn niet geschud zoals vóór het spel was vastgelegd!
result-deal-says = Vóór de eerste kaart heeft de server het schudden vastgelegd en de vingerafdruk ervan bekendgemaakt. Nu kan iedereen controleren dat er niets is veranderd.
result-seed = Startwaarde
result-commitment = Vingerafdruk

## De herhaling

replay-title = Spel terugkijken
replay-play = Afspelen
replay-pause = Pauze
replay-next = Volgende zet
replay-previous = Vorige zet
replay-first = Naar het begin
replay-last = Naar het einde
replay-speed = Snelheid
replay-move = Zet { $number } van { $total }
replay-all-hands = Alle handen tonen
replay-one-hand = Vanuit { $name } gezien
replay-record = Spelbestand downloaden
