### De regelpagina’s; locales/rules.json zet ze op volgorde.

## Kopjes

rule-heading-aim = Doel van het spel
rule-heading-setup = Vóór het spel
rule-heading-turn = Je beurt
rule-heading-corners = De hoeken
rule-heading-sequences = Rijen
rule-heading-jacks = De boeren
rule-heading-dead = Dode kaarten
rule-heading-piles = De stapels
rule-heading-specials = Speciale kaarten
rule-heading-block = De Blokkaart
rule-heading-end = Het einde
rule-heading-talk = Overleg en de regel voor gevorderden
rule-heading-options = Opties (de standaardkeuze eerst)
rule-option = { $label }: { $says } ({ $values })

## Klassiek en reis

rule-lines-aim = Met twee teams wint wie als eerste twee rijen maakt. Met drie teams is één rij genoeg. Wie zonder partner speelt, telt als een team.
rule-lines-sequence = Een rij (sequence) is een ononderbroken lijn van { $length } fiches van één kleur: horizontaal, verticaal of diagonaal.
rule-lines-share = Twee rijen van één team mogen één fiche delen, nooit meer. Dus zijn { $double } in één rechte lijn twee rijen.

rule-classic-box = Je speelt met een bord van 10 × 10 vakjes, 104 kaarten (twee spellen) en fiches in drie kleuren. De fiches raken nooit op.
rule-travel-box = Je speelt met een bord van 6 × 8 vakjes, 52 kaarten (één spel) en fiches in drie kleuren. De fiches raken nooit op. Informatiekaarten vatten de regels samen.
rule-classic-players = Er kunnen 2, 3, 4, 6, 8, 9, 10 of 12 spelers meedoen. Tot en met drie speelt ieder voor zich; zijn er meer, dan vorm je twee of drie gelijke teams. Met 6 of 12 kies je hoeveel.
rule-travel-players = Er kunnen 2, 3, 4 of 6 spelers meedoen. Tot en met drie speelt ieder voor zich; zijn er meer, dan vorm je twee of drie gelijke teams. Met 6 kies je hoeveel.
rule-lines-seats = Elk team heeft zijn eigen kleur. De teams zitten om en om rond de tafel, zodat partners nooit naast elkaar zitten.
rule-classic-dealer = Iedereen trekt een kaart: wie de laagste heeft, deelt, en de speler links van de deler begint. De aas is hoog; bij gelijke stand trek je opnieuw.
rule-travel-starter = Voor elk team wordt een kaart getrokken: het team met de hoogste begint, met de speler die hem trok. De aas is hoog; bij gelijke stand trek je opnieuw.
rule-classic-hands-two = Kaarten bij twee teams: ieder 7 bij 2 spelers, 6 bij 4, 5 bij 6, 4 bij 8, 3 bij 10 of 12.
rule-classic-hands-three = Kaarten bij drie teams: ieder 6 bij 3 spelers, 5 bij 6, 4 bij 9, 3 bij 12.
rule-travel-hands = Kaarten: ieder 7 bij 2 spelers, 6 bij 3 of 4, 5 bij 6.
rule-lines-pile = De overgebleven kaarten vormen de trekstapel, met de beeldzijde naar beneden. Alleen jij ziet je hand.

rule-lines-play = Speel één kaart uit je hand, open, op je eigen weglegstapel. Iedereen mag zien wat er gespeeld is.
rule-classic-place = Leg dan een fiche van je team op een van de twee vakjes die bij deze kaart passen. Het vakje moet leeg zijn: er mag ook geen fiche van jezelf liggen.
rule-travel-place = Leg dan een fiche van je team op het ene vakje dat bij deze kaart past. Het vakje moet leeg zijn: er mag ook geen fiche van jezelf liggen.
rule-lines-draw = Pak een kaart om je beurt af te sluiten. Het spel gaat met de klok mee.
rule-lines-forgotten = Kaarten worden automatisch gepakt, tenzij er aan deze tafel met de hand gepakt wordt. Dan kun je een vergeten kaart nog pakken tot de volgende speler gespeeld en gepakt heeft; daarna ben je hem kwijt.
rule-lines-must-play = Je mag elk van je kaarten kiezen, maar als je er een kunt spelen, moet dat.

rule-classic-corners = De vier hoeken zijn bonusvakjes: elke hoek telt voor elk team alsof er een eigen fiche lag. Meerdere teams mogen dezelfde hoek gebruiken, en één team mag dat twee keer.
rule-classic-corners-empty = Op een hoek komt nooit een fiche. Acht fiches tussen twee hoeken langs de rand zijn twee rijen.

rule-lines-locked = Een complete rij telt meteen. De fiches worden omgedraaid, met de witte kant boven, en blijven liggen: niemand kan ze weghalen.
rule-lines-longer = Is een lijn langer dan { $length }, dan kiest de eigenaar welke { $length } fiches de rij vormen. Die keuze is definitief, en de andere fiches kunnen nog weggehaald worden.
rule-lines-two-at-once = Een fiche dat twee lijnen tegelijk afmaakt, maakt twee rijen.

rule-lines-jacks = De boeren staan niet op het bord. Klaverenboer en ruitenboer hebben twee ogen, schoppenboer en hartenboer één.
rule-lines-two-eyed = Een boer met twee ogen is een joker: leg een fiche op een vrij vakje naar keuze.
rule-lines-one-eyed = Met een boer met één oog haal je één fiche van een tegenstander van het bord. In die beurt leg je geen fiche.
rule-lines-one-eyed-limits = Uit een complete rij mag je er geen fiche mee weghalen. Is er geen fiche dat je kunt weghalen, dan blijft de boer in je hand.

rule-lines-dead = Een kaart is dood als er geen vakje meer voor vrij is. In je beurt mag je hem, voordat je speelt, open op je weglegstapel leggen en een nieuwe pakken: één per beurt.
rule-lines-dead-jack = Een boer is nooit dood.
rule-lines-stuck = Kun je niet spelen, dan moet je een dode kaart ruilen. Kan dat ook niet, of is je hand leeg, dan pas je en houd je je kaarten.

rule-lines-last-chip = Het winnende fiche beëindigt het spel; daarna wordt er niet meer gepakt.
rule-lines-reshuffle = Moet er een kaart gepakt worden en is de trekstapel leeg, dan worden alle weglegstapels tot een nieuwe geschud.
rule-lines-drawn = Het is gelijkspel als een hele ronde lang niemand een kaart speelt of ruilt, als alle teams het eens zijn, of na 40 rondes achter elkaar waarin iedereen past.

rule-classic-talk = Met de straf op overleg mag je je partners geen advies geven. Een tegenstander mag het melden; dan geeft elke speler van dat team een kaart naar keuze af, zonder een nieuwe te pakken, en het spel wacht tot dat gebeurd is.
rule-travel-talk = Niemand praat over de eigen kaarten, tenzij vóór het spel anders is afgesproken.
rule-classic-advanced = Met de regel voor gevorderden (alleen met twee teams) mag een boer met één oog ook een fiche uit een complete rij halen. Die rij telt dan niet meer, tenzij er nog vijf naast elkaar liggen.

## Stacks

rule-stacks-aim = Wie als eerste vijf sequences heeft, wint: ten minste twee blauwe en ten minste twee rode.
rule-stacks-five = Elke sequence levert je een fiche op. Met twee blauwe en twee rode fiches heb je nog niet gewonnen: je hebt een vijfde nodig. Meer dan vijf mag.

rule-stacks-box = Er kunnen 2 tot 6 meespelen, met 120 kaarten. Elke kleur heeft negen kaarten van elk getal van 1 tot 5 en zeven jokers; daarbij komen 3 Sla over, 3 Omkeer, 3 Steel een kaart, 3 Blok en 4 Steel een fiche. De fiches raken nooit op.
rule-stacks-two-players = Met twee spelers gaan alle Omkeerkaarten, één Blokkaart, twee Steel-een-fiche-kaarten, één Steel-een-kaart-kaart en één Sla-over-kaart eruit.
rule-stacks-deal = De deler wordt geloot. Iedereen krijgt vijf kaarten; de rest vormt de trekstapel, met de beeldzijde naar beneden in het midden. Alleen jij ziet je hand.
rule-stacks-start = De speler links van de deler begint, en het spel gaat met de klok mee.

rule-stacks-plays = In je beurt mag je zoveel kaarten spelen als je kunt, en stoppen wanneer je wilt.
rule-stacks-top = De bovenste kaart van je weglegstapel is een extra kaart die je in je beurt mag spelen. Is die weg, dan mag je de volgende spelen, enzovoort. Iedereen heeft maar één weglegstapel, en alleen de bovenste kaart is te zien.
rule-stacks-empty-hand = Speel je de laatste kaart uit je hand, dan pak je er vijf nieuwe en speel je verder.
rule-stacks-discard = Kun of wil je niet meer spelen, leg dan een kaart uit je hand op je eigen weglegstapel. Dat mag ook een speciale kaart zijn.
rule-stacks-refill = Daarna pak je bij tot vijf kaarten, en je beurt is voorbij. Heb je er al vijf of meer, dan pak je niets.
rule-stacks-no-card = Heb je geen kaart om weg te leggen, dan beëindig je je beurt zonder weg te leggen.
rule-stacks-forgotten = Kaarten worden automatisch gepakt, tenzij er aan deze tafel met de hand gepakt wordt. Vergeet je het dan en is de volgende speler begonnen, dan speel je je volgende beurt zonder nieuwe kaarten.

rule-stacks-pile = Een stapel heeft één kleur. Hij begint met een 1 of een joker en gaat op volgorde verder: 1, 2, 3, 4, 5.
rule-stacks-places = Er liggen hoogstens twee blauwe en twee rode stapels tegelijk. Je hoeft een stapel in je beurt niet te voltooien.
rule-stacks-finished = Wie de laatste kaart speelt, neemt een fiche van die kleur, en de stapel gaat uit het spel. De plaats is weer vrij.

rule-stacks-specials = Speciale kaarten speel je in je eigen beurt, behalve Blok. Ze gaan uit het spel en beëindigen nooit je beurt.
rule-stacks-skip = Sla over: de volgende speler wordt overgeslagen, speelt niet en pakt niet. Meerdere kaarten worden opgeteld.
rule-stacks-reverse = Omkeer: de speelrichting draait om. Met twee spelers werkt de kaart als Sla over.
rule-stacks-wild = Joker: hij neemt de plaats in van elk getal, op een stapel van zijn eigen kleur. Een stapel mag er meerdere bevatten.
rule-stacks-steal-card = Steel een kaart: neem de bovenste kaart van de weglegstapel van een andere speler, of ongezien een kaart uit diens hand. Je mag hem meteen spelen.
rule-stacks-steal-chip = Steel een fiche: neem een fiche van een andere speler, maar nooit het fiche waarmee je zou winnen.

rule-stacks-block = Blok: als een andere speler een stapel voltooit, mag je hem blokkeren. De stapel gaat uit het spel, en niemand krijgt een fiche.
rule-stacks-answer = Alle anderen hebben dezelfde korte tijd om in het geheim te antwoorden. Blokkeren er meer, dan geldt de kaart van wie als eerste aan de beurt zou komen; de anderen houden hun kaart.
rule-stacks-block-limits = Een Blokkaart werkt alleen uit je hand en alleen tegen een stapel. Je vervangt hem als je aan het einde van je eigen volgende beurt kaarten pakt.

rule-stacks-win = Je wint zodra je je vijf fiches hebt, ook midden in een beurt, als de tijd om te blokkeren voorbij is.
rule-stacks-new-deck = Is de trekstapel op, dan worden de voltooide en geblokkeerde stapels tot een nieuwe geschud. Gespeelde speciale kaarten blijven eruit.
rule-stacks-nothing-left = Zijn die er niet, dan worden de gespeelde speciale kaarten gebruikt, daarna de weglegstapels zonder hun bovenste kaart. Gaat er een hele ronde voorbij zonder spelen, wegleggen of pakken, dan is het gelijkspel.
