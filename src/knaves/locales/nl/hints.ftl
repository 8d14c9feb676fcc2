### Waarom een zet goed is, naar de reden die de bots geven; docs/bots.md somt ze op.

hint-only-move = Dit is je enige zet.
hint-draws = Je mag nog een kaart pakken.
hint-wins = Hiermee win je.
hint-completes-line = Hiermee maak je een rij af: { $line }.
hint-extends-line = Dit maakt { $chips } van { $length } op een rij ({ $line }).
hint-blocks-line = Dit houdt een rij van een tegenstander tegen ({ team }: { $chips } van { $length }).
hint-removes-threat = Dit breekt een rij van een tegenstander open ({ team }: { $chips } van { $length }).
hint-opens-line = Dit maakt de weg vrij voor een van je rijen ({ $line }).
hint-breaks-sequence = Dit verbreekt een complete rij van een tegenstander ({ team }).
hint-frees-dead-card = De kaart is dood, en je krijgt er een nieuwe voor.
hint-plays-before-dead = Dit gebruikt het laatste vrije vakje van deze kaart, voordat hij dood is.
hint-saves-jack = Dit spaart een boer voor later: { $jack }.
hint-builds = { $lines ->
    [0] Dit lijkt de beste zet.
    [one] Dit helpt { $lines } open rij.
   *[other] Dit helpt { $lines } open rijen.
}
hint-keeps-room = Dit laat de meeste ruimte voor je volgende rij.
hint-gives-up-least = Deze kaart kun je het best missen.
hint-completes-pile = Dit voltooit een stapel en levert je { chip-colour } op.
hint-leads-to-pile = { $cards ->
    [one] Met nog { $cards } kaart is de stapel deze beurt compleet.
   *[other] Met nog { $cards } kaarten is de stapel deze beurt compleet.
}
hint-empties-hand = Dit is de laatste kaart uit je hand, dus je pakt er vijf nieuwe.
hint-uses-discard = Deze komt van je weglegstapel en maakt de kaart eronder vrij.
hint-gets-rid = Dit maakt plaats voor nieuwe kaarten.
hint-steals-chip = { $seat } verliest { chip-colour } en jij krijgt het.
hint-steals-card = Je kunt { $card } op een stapel spelen.
hint-denies-card = Dit neemt { $seat } { $card } af, voordat die wordt gespeeld.
hint-steals-from-hand = Dit verzwakt de hand van { $seat } en versterkt die van jou.
hint-takes-card = Dit is de beste kaart uit deze hand.
hint-skips = { $seat } wordt overgeslagen.
hint-reverses = De andere richting is beter voor jou.
hint-blocks-win = Anders wint { $seat } het spel.
hint-blocks-pile = Zo krijgt { $seat } geen fiche.
hint-saves-block = Deze stapel is geen Blokkaart waard. Bewaar hem voor later.
hint-denies-pile = Zo bouw je { place-object } niet op voor de anderen.
hint-keeps-for-later = Deze kaart kun je binnenkort van je weglegstapel spelen.
hint-discards-least = Deze kaart kun je het best missen.
hint-nothing-left = Je hebt niets meer te spelen.
hint-best = Dit lijkt de beste zet.
