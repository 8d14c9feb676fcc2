### Hvorfor et træk er godt, efter den grund botterne giver; docs/bots.md opregner dem.

hint-only-move = Det er dit eneste træk.
hint-draws = Du har stadig et kort til gode.
hint-wins = Dermed vinder du spillet.
hint-completes-line = Dermed fuldfører du en Sequence: { $line }.
hint-extends-line = Det giver { $chips } ud af { $length } på række ({ $line }).
hint-blocks-line = Det stopper en modspillers række ({ team }: { $chips } ud af { $length }).
hint-removes-threat = Det bryder en modspillers række op ({ team }: { $chips } ud af { $length }).
hint-opens-line = Det baner vej for en af dine egne rækker ({ $line }).
hint-breaks-sequence = Det bryder en modspillers Sequence ({ team }).
hint-frees-dead-card = Kortet er dødt, og du får et nyt for det.
hint-plays-before-dead = Det tager kortets sidste ledige plads, før kortet er dødt.
hint-saves-jack = Det gemmer en knægt til senere: { $jack }.
hint-builds = { $lines ->
    [0] Det ligner det bedste træk.
    [one] Det hjælper { $lines } åben række.
   *[other] Det hjælper { $lines } åbne rækker.
}
hint-keeps-room = Det giver mest plads til din næste Sequence.
hint-gives-up-least = Det er det kort, du har mindst brug for.
hint-completes-pile = Det fuldfører en bunke og giver dig { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Med { $cards } kort mere fuldfører du bunken i denne tur.
   *[other] Med { $cards } kort til fuldfører du bunken i denne tur.
}
hint-empties-hand = Det er det sidste kort på hånden, så du trækker fem nye.
hint-uses-discard = Det kommer fra din kasserede bunke og frigør kortet under det.
hint-gets-rid = Det giver plads til nye kort.
hint-steals-chip = { $seat } mister { chip-colour }, og du får den.
hint-steals-card = Du kan lægge { $card } på en bunke.
hint-denies-card = Det tager { $card } fra { $seat }, som venter på at spille den.
hint-steals-from-hand = Det svækker hånden hos { $seat } og styrker din.
hint-takes-card = Det er det bedste kort på denne hånd.
hint-skips = { $seat } springes over.
hint-reverses = Den modsatte retning er bedre for dig.
hint-blocks-win = Ellers vinder { $seat } spillet.
hint-blocks-pile = Så får { $seat } ingen jeton.
hint-saves-block = Bunken er ikke et Blokér værd. Gem det til senere.
hint-denies-pile = Så bygger du ikke { place-object } op for de andre.
hint-keeps-for-later = Du kan snart spille dette kort fra din kasserede bunke.
hint-discards-least = Det er det kort, du har mindst brug for.
hint-nothing-left = Du har ikke mere at spille.
hint-best = Det ligner det bedste træk.
