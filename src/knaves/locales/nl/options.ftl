### De opties van de spellen: de naam, wat ze veranderen, elke waarde in gewone woorden.

game-classic = Klassiek
game-classic-says = Bord van 10 × 10, rijen van vijf, 2 tot 12 spelers.
game-travel = Reis
game-travel-says = Klein bord van 6 × 8, rijen van vier, 2 tot 6 spelers.
game-stacks = Stacks
game-stacks-says = Het kaartspel: stapels van 1 tot 5, 2 tot 6 spelers.

## Bordspellen

option-teams = Teams
option-teams-says = Aantal teams; met 6 of 12 spelers mag je kiezen.
option-teams-auto = automatisch
option-teams-2 = twee teams
option-teams-3 = drie teams

option-diagonals = Diagonale rijen
option-diagonals-says = Of diagonale rijen tellen.
option-diagonals-on = ze tellen
option-diagonals-off = alleen horizontaal en verticaal telt

option-collinear_share = Delen in een rechte lijn
option-collinear_share-says = Of twee rijen in één rechte lijn een fiche mogen delen. Rijen die elkaar kruisen mogen dat altijd.
option-collinear_share-on = ze mogen één fiche delen
option-collinear_share-off = ze delen er geen

option-line_choice = Te lange rijen
option-line_choice-says = Wie bepaalt welke fiches vastliggen als een rij langer is dan nodig.
option-line_choice-owner = de eigenaar kiest
option-line_choice-auto = de eerste mogelijke rij ligt vast

option-dead_cards = Dode kaarten
option-dead_cards-says = Hoeveel dode kaarten je per beurt mag ruilen.
option-dead_cards-one = één per beurt
option-dead_cards-one_then_stuck = één, en meer zolang je niets kunt spelen
option-dead_cards-unlimited = zoveel je wilt

option-dead_jack = Onspeelbare boeren
option-dead_jack-says = Of je een boer mag ruilen die je niet kunt spelen.
option-dead_jack-off = ze blijven in je hand
option-dead_jack-on = ze mogen geruild worden

option-advanced_jack = Regel voor gevorderden
option-advanced_jack-says = Of een boer met één oog een fiche uit een complete rij mag halen. Alleen klassiek met twee teams.
option-advanced_jack-off = complete rijen zijn veilig
option-advanced_jack-on = een boer met één oog mag een rij verbreken

option-stalemate_cap = Gelijkspel bij stilstand
option-stalemate_cap-says = Na hoeveel rondes waarin iedereen past het gelijkspel is.
option-stalemate_cap-40 = na 40 rondes
option-stalemate_cap-off = nooit
option-stalemate_cap-number = { $number ->
    [one] na { $number } ronde
   *[other] na { $number } rondes
}

option-table_talk = Overleg aan tafel
option-table_talk-says = Of partners elkaar advies mogen geven over hun kaarten.
option-table_talk-off = geen regel ertegen
option-table_talk-penalty = verboden: elke speler van het team verliest een kaart
option-table_talk-banned = verboden, zonder straf
option-table_talk-allowed = toegestaan

## Elk spel

option-forgotten_draw = Kaarten pakken
option-forgotten_draw-says = Of kaarten automatisch gepakt worden en, zo niet, wat er gebeurt als je het vergeet.
option-forgotten_draw-auto = kaarten worden automatisch gepakt
option-forgotten_draw-permanent = met de hand; een vergeten kaart ben je voorgoed kwijt
option-forgotten_draw-until_next_turn = met de hand; een vergeten kaart komt in je volgende beurt
option-forgotten_draw-penalty = met de hand; wie het vergeet, speelt een beurt zonder nieuwe kaarten

## Stacks

option-reshuffle = Nieuwe trekstapel
option-reshuffle-says = Welke kaarten de nieuwe trekstapel vormen als de oude op is.
option-reshuffle-sequences = voltooide en geblokkeerde stapels
option-reshuffle-with_specials = ook de gespeelde speciale kaarten

option-reverse_in_two = Omkeer met twee spelers
option-reverse_in_two-says = Wat er met de Omkeerkaarten gebeurt als er maar twee spelen.
option-reverse_in_two-removed = ze gaan eruit
option-reverse_in_two-kept = ze blijven en tellen als Sla over

option-block_scope = Wanneer je mag blokkeren
option-block_scope-says = Op welke kaarten van anderen je met een Blokkaart mag antwoorden.
option-block_scope-completion = alleen op de kaart die een stapel voltooit
option-block_scope-any_time = op elke kaart die op een stapel wordt gespeeld

option-steal_from_hand = Stelen uit een hand
option-steal_from_hand-says = Hoe een kaart uit iemands hand gestolen wordt.
option-steal_from_hand-random = ongezien, willekeurig
option-steal_from_hand-chosen = de dief kijkt en kiest

option-skip_stack = Meerdere Sla-over-kaarten
option-skip_stack-says = Of meerdere Sla-over-kaarten in één beurt worden opgeteld.
option-skip_stack-cumulative = ze worden opgeteld
option-skip_stack-single = maar één per beurt
