### Huskekortene: en halv side ved siden af spillet.

reminder-title = Huskekort
reminder-lines-play = Spil et kort, og placér din jeton på en ledig plads, der passer til det. Træk så et kort.
reminder-lines-two-eyed = Toøjet knægt (klør, ruder): en jeton på en valgfri ledig plads.
reminder-lines-one-eyed = Enøjet knægt (spar, hjerter): fjern en af modspillernes jetoner.
reminder-lines-dead = Dødt kort (ingen ledig plads): byt det, før du spiller, én gang pr. tur.
reminder-lines-locked = Jetoner i en færdig Sequence kan ikke fjernes.
reminder-classic-corners = De fire hjørner tæller for alle.
reminder-lines-goal-two = To hold: to Sequences på { $length } vinder.
reminder-lines-goal-three = Tre hold: én Sequence på { $length } vinder.
reminder-stacks-play = Spil så mange kort, du vil: 1 til 5 i rækkefølge, hver bunke i én farve.
reminder-stacks-top = Du kan også spille det øverste kort i din kasserede bunke.
reminder-stacks-empty-hand = Tom hånd? Træk fem, og spil videre.
reminder-stacks-discard = Slut din tur: kassér et kort, og træk, til du har fem.
reminder-stacks-wild = Joker: et hvilket som helst tal i sin farve.
reminder-stacks-skip = Spring over: den næste spiller springes over.
reminder-stacks-reverse = Vend retning: turen går den anden vej.
reminder-stacks-steal-card = Stjæl et kort: fra en kasseret bunke eller en hånd.
reminder-stacks-steal-chip = Stjæl en jeton: men ikke for at vinde.
reminder-stacks-block = Blokér: stopper en bunke, som en anden fuldfører.
reminder-stacks-goal = Fem jetoner vinder, mindst to blå og to røde.
