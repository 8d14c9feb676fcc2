### De informatiekaarten: een halve pagina naast het spel.

reminder-title = Informatiekaart
reminder-lines-play = Speel een kaart en leg je fiche op een vrij vakje dat erbij past. Pak dan een kaart.
reminder-lines-two-eyed = Boer met twee ogen (klaveren, ruiten): een fiche op een vrij vakje naar keuze.
reminder-lines-one-eyed = Boer met één oog (schoppen, harten): haal een fiche van een tegenstander weg.
reminder-lines-dead = Dode kaart (geen vrij vakje): ruil hem voordat je speelt, één keer per beurt.
reminder-lines-locked = Fiches van een complete rij kunnen niet weggehaald worden.
reminder-classic-corners = De vier hoeken tellen voor iedereen.
reminder-lines-goal-two = Twee teams: twee rijen van { $length } winnen.
reminder-lines-goal-three = Drie teams: één rij van { $length } wint.
reminder-stacks-play = Speel zoveel kaarten als je wilt: 1 tot 5 op volgorde, elke stapel in één kleur.
reminder-stacks-top = Ook de bovenste kaart van je weglegstapel mag je spelen.
reminder-stacks-empty-hand = Hand leeg? Pak er vijf en speel verder.
reminder-stacks-discard = Om je beurt te beëindigen leg je een kaart weg en pak je bij tot vijf.
reminder-stacks-wild = Joker: elk getal van zijn kleur.
reminder-stacks-skip = Sla over: de volgende speler wordt overgeslagen.
reminder-stacks-reverse = Omkeer: de richting draait om.
reminder-stacks-steal-card = Steel een kaart: van een weglegstapel of uit een hand.
reminder-stacks-steal-chip = Steel een fiche: maar niet om te winnen.
reminder-stacks-block = Blok: houdt een stapel tegen die een andere speler voltooit.
reminder-stacks-goal = Vijf fiches winnen, met minstens twee blauwe en twee rode.
