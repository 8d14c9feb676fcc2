### Woorden aan tafel: het spel, wat voorgelezen wordt, de uitslag, de herhaling.

## Wie aan de beurt is

turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
turn-title = Jouw beurt! – Knaves
turn-notification = Je bent aan de beurt aan tafel { $code }.
turn-thinking = { $name } denkt na …
turn-away = { $name } is weg.
turn-time-left = nog { $time }

## Wat te doen

prompt-choose-card = Kies een kaart.
prompt-choose-cell = Kies een vakje voor { $card }.
prompt-choose-remove = Kies de fiche die weg moet.
prompt-choose-fit = Welke kaart?
prompt-choose-line = Welke fiches zijn de rij?
prompt-choose-victim = Van wie?
prompt-choose-source = Van de weglegstapel of uit de hand?
prompt-choose-pile = Op welke stapel?
prompt-choose-take = Welke kaart neem je?
prompt-give-up = Geef een kaart af voor overleg.
prompt-confirm = Zet bevestigen?
prompt-draw = Pak een kaart.
prompt-draw-deadline = Pak voordat { $name } gespeeld en gepakt heeft.
prompt-exchange = Dode kaart: { $card }. Ruil hem.
prompt-pass = Je kunt niets spelen: pas.
prompt-block = { $name } voltooit { place-object }. Blokkeren?
prompt-discard = Speel verder, of leg een kaart weg om je beurt te beëindigen.
prompt-end = Speel verder, of beëindig je beurt.
prompt-wait = Wacht op de anderen.

## De tafel

table-board = Speelbord
table-hand = Jouw hand
table-hand-of = Hand van { $name }
table-draw-pile = Afneemstapel
table-discard-pile = Jouw weglegstapel
table-piles = Stapels
table-pile-empty = vrij
table-pile-needs = nodig: { $card }
table-chips = Fiches
table-chips-count = { $blue } blauw, { $red } rood, van vijf
table-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-sequences-of = { $made } van { $needed }
table-sequences-count = { $count ->
    [0] geen rij
    [one] { $count } rij
   *[other] { $count } rijen
}
table-last-card = laatste kaart: { $card }
table-log = Verslag
table-phrases = Zinnen
table-chat = Chat
table-chat-off = Geen chat tussen partners: overleg mag niet aan deze tafel.
table-players = Spelers
table-bot = bot
table-away = weg
table-you = jij
table-spectator = Je kijkt mee.
table-options = Regels van deze tafel
table-dead-card = Dode kaart
table-undo = Terugnemen
table-hint = Tip
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } biedt gelijkspel aan. Akkoord?
table-call-asks = { $name } meldt overleg ({ $team }). Ben je het ermee eens?
table-leave = Tafel verlaten
table-leave-asks = Een bot speelt voor je verder tot je terug bent.
table-menu = Menu
table-direction-left = Het spel gaat linksom.
table-direction-right = Het spel gaat rechtsom.
table-block-time = Tijd om te blokkeren

## Voorgelezen

speak-row-column = regel { $row }, kolom { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = leeg
speak-cell-chip = { $team ->
    [blue] blauwe fiche
    [green] groene fiche
    [red] rode fiche
   *[other] fiche van { $team }
}
speak-cell-locked = { speak-cell-chip }, deel van een rij
speak-cell-corner = { $where }, bonusvakje
speak-cell-legal = hier kun je spelen
speak-cell-makes = maakt { $count } op een rij
speak-card-places = { $count ->
    [0] { $card }, geen vakje
    [one] { $card }, { $count } vakje
   *[other] { $card }, { $count } vakjes
}
speak-card-wild = { $card }, joker: elk vrij vakje
speak-card-remove = { $card }, haalt een fiche weg
speak-card-dead = { $card }, dood
speak-card-top = { $card }, boven op je weglegstapel
speak-turn-yours = Jij bent aan de beurt.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: langste open rij { $count }.
speak-time = Nog { $time }.
speak-time-none = Er is geen klok.
speak-last-none = Er is nog niets gespeeld.
speak-pile = { place }: { $top }, { table-pile-needs }

## Eén apparaat

pass-to = Geef door aan { $name }
pass-hold = Houd ingedrukt om je hand te zien
pass-hidden = De kaarten zijn verborgen.

## De uitslag

result-title = Het spel is afgelopen
result-won = Je hebt gewonnen!
result-lost = Gewonnen: { $winners }. Volgende keer beter!
result-drawn = Gelijkspel
result-by = Gewonnen: { $winners }.
result-rematch = Revanche
result-rematch-waits = Wachten op de anderen …
result-replay = Herhaling bekijken
result-share = Spel delen
result-home = Start
result-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
result-deal = Het delen
result-deal-verify = Het delen controleren
result-deal-good = De kaarten lagen zoals vóór de eerste kaart was vastgelegd.
result-deal-bad = De kaarten lagen niet zoals vóór het spel was vastgelegd!
result-deal-says = Vóór de eerste kaart heeft de server het schudden vastgelegd en de vingerafdruk ervan bekendgemaakt. Nu kan iedereen nagaan dat er niets veranderd is.
result-seed = Startwaarde
result-commitment = Vingerafdruk

## De herhaling

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauze
replay-next = Volgende zet
replay-previous = Vorige zet
replay-first = Naar het begin
replay-last = Naar het einde
replay-speed = Snelheid
replay-move = Zet { $number } van { $total }
replay-all-hands = Alle handen open
replay-one-hand = Gezien door { $name }
replay-record = Verslag downloaden
