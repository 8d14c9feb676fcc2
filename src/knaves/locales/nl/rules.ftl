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
rule-heading-options = Wat je kunt afspreken (het gewone eerst)
rule-option = { $label }: { $says } ({ $values })

## Klassiek en reis

rule-lines-aim = Met twee partijen wint wie als eerste twee rijen maakt. Met drie partijen is één rij genoeg.
rule-lines-sequence = Een rij (sequence) is een ononderbroken lijn van { $length } fiches van één kleur: horizontaal, verticaal of diagonaal.
rule-lines-share = Twee rijen van één partij mogen één fiche delen, nooit meer. Dus zijn { $double } in één rechte lijn twee rijen.

rule-classic-box = Je speelt met een bord van 10 × 10 vakjes, 104 kaarten (twee spellen) en fiches in drie kleuren. De fiches raken nooit op.
rule-travel-box = Je speelt met een bord van 6 × 8 vakjes, 52 kaarten (één spel) en fiches in drie kleuren. De fiches raken nooit op. Informatiekaarten helpen je.
rule-classic-players = Er kunnen 2, 3, 4, 6, 8, 9, 10 of 12 meespelen: tot en met drie ieder voor zich, meer in twee of drie gelijke teams. Met 6 en 12 kun je kiezen.
rule-travel-players = Er kunnen 2, 3, 4 of 6 meespelen: tot en met drie ieder voor zich, meer in twee of drie gelijke teams. Met 6 kun je kiezen.
rule-lines-seats = Elke partij heeft haar kleur. De partijen zitten om en om rond de tafel, zodat partners nooit naast elkaar zitten.
rule-classic-dealer = Iedereen trekt een kaart: de laagste deelt, en de speler links van de deler begint. De aas is hoog; bij gelijke stand trek je opnieuw.
rule-travel-starter = Voor elke partij wordt een kaart getrokken: de hoogste begint, met de speler die hem trok. De aas is hoog; bij gelijke stand trek je opnieuw.
rule-classic-hands-two = Kaarten bij twee partijen: ieder 7 bij 2 spelers, 6 bij 4, 5 bij 6, 4 bij 8, 3 bij 10 of 12.
rule-classic-hands-three = Kaarten bij drie partijen: ieder 6 bij 3 spelers, 5 bij 6, 4 bij 9, 3 bij 12.
rule-travel-hands = Kaarten: ieder 7 bij 2 spelers, 6 bij 3 of 4, 5 bij 6.
rule-lines-pile = De overgebleven kaarten vormen dicht de pot. Alleen jij ziet je hand.

rule-lines-play = Speel één kaart uit je hand, open, op je eigen weglegstapel. Iedereen mag zien wat er gespeeld is.
rule-classic-place = Leg dan een fiche van je partij op een van de twee vakjes waar deze kaart op staat. Er mag nog geen fiche liggen, ook niet van jezelf.
rule-travel-place = Leg dan een fiche van je partij op het ene vakje waar deze kaart op staat. Er mag nog geen fiche liggen, ook niet van jezelf.
rule-lines-draw = Pak een kaart om je beurt af te sluiten. Het spel gaat met de klok mee.
rule-lines-forgotten = Kaarten worden automatisch gepakt, tenzij er aan deze tafel met de hand gepakt wordt. Dan kun je een vergeten kaart nog pakken tot de volgende speler gespeeld en gepakt heeft; daarna ben je hem kwijt.
rule-lines-must-play = Je kiest vrij uit je kaarten, maar als je er een kunt spelen, moet dat.

rule-classic-corners = De vier hoeken zijn bonusvakjes: elke hoek telt voor elke partij alsof haar fiche er lag. Meerdere partijen mogen dezelfde hoek gebruiken, en één partij mag dat twee keer.
rule-classic-corners-empty = Op een hoek komt nooit een fiche. Acht fiches tussen twee hoeken langs de rand zijn twee rijen.

rule-lines-locked = Een complete rij telt meteen. De fiches worden op hun witte kant gedraaid en blijven liggen: niemand kan ze weghalen.
rule-lines-longer = Is een lijn langer dan { $length }, dan kiest de eigenaar welke { $length } fiches de rij zijn. Die keuze blijft, en de andere fiches kunnen nog weggehaald worden.
rule-lines-two-at-once = Een fiche die twee lijnen tegelijk afmaakt, maakt twee rijen.

rule-lines-jacks = De boeren staan niet op het bord. Klaverenboer en ruitenboer hebben twee ogen, schoppenboer en hartenboer één.
rule-lines-two-eyed = Een boer met twee ogen is een joker: leg een fiche op een vrij vakje naar keuze.
rule-lines-one-eyed = Met een boer met één oog haal je één fiche van een tegenstander van het bord. In die beurt leg je geen fiche.
rule-lines-one-eyed-limits = Uit een complete rij mag hij niets weghalen. Is er geen fiche om weg te halen, dan blijft hij in je hand.

rule-lines-dead = Een kaart is dood als er geen vakje meer voor vrij is. In je beurt mag je hem, voordat je speelt, open wegleggen en een nieuwe pakken: één per beurt.
rule-lines-dead-jack = Een boer is nooit dood.
rule-lines-stuck = Kun je niet spelen, dan moet je een dode kaart ruilen. Kan dat ook niet, of is je hand leeg, dan pas je en houd je je kaarten.

rule-lines-last-chip = De fiche die wint, beëindigt het spel; daarna wordt er niet meer gepakt.
rule-lines-reshuffle = Moet er een kaart gepakt worden en is de pot leeg, dan worden alle weglegstapels tot een nieuwe geschud.
rule-lines-drawn = Het is gelijkspel als een hele ronde geen zet en geen ruil brengt, als alle partijen het eens zijn, of na 40 rondes achter elkaar waarin iedereen past.

rule-classic-talk = Met de straf op overleg mag niemand een partner advies geven. Een tegenstander mag het melden; dan geeft elk lid van dat team een kaart naar keuze af, zonder nieuwe, en het spel wacht daarop.
rule-travel-talk = Niemand overlegt over zijn kaarten, tenzij vóór het spel anders is afgesproken.
rule-classic-advanced = Met de regel voor gevorderden (alleen met twee partijen) mag een boer met één oog ook een fiche uit een complete rij halen. Die rij telt dan niet meer, tenzij er nog vijf naast elkaar liggen.

## Stacks

rule-stacks-aim = Wie als eerste vijf sequences heeft, wint: ten minste twee blauwe en ten minste twee rode.
rule-stacks-five = Voor elke sequence krijg je een fiche. Twee blauwe en twee rode fiches winnen nog niet: je hebt een vijfde nodig. Meer dan vijf mag.

rule-stacks-box = Er kunnen 2 tot 6 meespelen, met 120 kaarten. Elke kleur heeft negen kaarten van elk getal van 1 tot 5 en zeven jokers; daarbij komen 3 Sla over, 3 Omkeer, 3 Steel een kaart, 3 Blok en 4 Steel een fiche. De fiches raken nooit op.
rule-stacks-two-players = Met twee spelers gaan alle Omkeer, één Blok, twee Steel een fiche, één Steel een kaart en één Sla over eruit.
rule-stacks-deal = De deler wordt geloot. Iedereen krijgt vijf kaarten; de rest is de afneemstapel, dicht in het midden. Je ziet alleen je eigen hand.
rule-stacks-start = De speler links van de deler begint, en het spel gaat met de klok mee.

rule-stacks-plays = In je beurt mag je zoveel kaarten spelen als je kunt, en stoppen wanneer je wilt.
rule-stacks-top = De bovenste kaart van je weglegstapel is een extra kaart die je in je beurt mag spelen. Is die weg, dan mag je de volgende spelen, enzovoort. Iedereen heeft één zo’n stapel, en alleen de bovenste kaart is te zien.
rule-stacks-empty-hand = Speel je de laatste kaart uit je hand, dan pak je er vijf en speel je verder.
rule-stacks-discard = Kun of wil je niet meer spelen, leg dan een kaart uit je hand op je eigen weglegstapel. Ook een speciale kaart mag je wegleggen.
rule-stacks-refill = Daarna pak je bij tot vijf kaarten, en je beurt is voorbij. Heb je er vijf of meer, dan pak je niets.
rule-stacks-no-card = Heb je geen kaart om weg te leggen, dan beëindig je je beurt zonder.
rule-stacks-forgotten = Kaarten worden automatisch gepakt, tenzij er aan deze tafel met de hand gepakt wordt. Vergeet je het dan en is de volgende speler begonnen, dan speel je je volgende beurt zonder nieuwe kaarten.

rule-stacks-pile = Een stapel heeft één kleur. Hij begint met een 1 of een joker en gaat op volgorde verder: 1, 2, 3, 4, 5.
rule-stacks-places = Er liggen hoogstens twee blauwe en twee rode stapels tegelijk. Je hoeft een stapel niet in je beurt te voltooien.
rule-stacks-finished = Wie de laatste kaart legt, neemt een fiche van die kleur, en de stapel gaat uit het spel. De plaats is weer vrij.

rule-stacks-specials = Speciale kaarten zijn voor je eigen beurt, behalve Blok. Ze gaan uit het spel en beëindigen nooit je beurt.
rule-stacks-skip = Sla over: de volgende speler wordt overgeslagen, speelt niet en pakt niet. Meerdere tellen bij elkaar op.
rule-stacks-reverse = Omkeer: de speelrichting draait om. Met twee spelers telt de kaart als Sla over.
rule-stacks-wild = Joker: hij neemt de plaats in van elk getal, op een stapel van zijn eigen kleur. Een stapel mag er meerdere bevatten.
rule-stacks-steal-card = Steel een kaart: neem de bovenste kaart van de weglegstapel van een ander, of ongezien een kaart uit diens hand. Je mag hem meteen spelen.
rule-stacks-steal-chip = Steel een fiche: neem een fiche van een ander, maar nooit de fiche waarmee je zou winnen.

rule-stacks-block = Blok: als een ander een stapel voltooit, mag je hem blokkeren. De stapel gaat uit het spel, en niemand krijgt een fiche.
rule-stacks-answer = Alle anderen hebben dezelfde korte tijd om in het geheim te antwoorden. Blokkeren er meer, dan doet de eerste na de speler aan de beurt het; de anderen houden hun kaarten.
rule-stacks-block-limits = Een Blokkaart werkt alleen uit je hand en alleen tegen een stapel. Je vult hem aan het einde van je eigen volgende beurt aan.

rule-stacks-win = Zodra je je vijf fiches hebt, win je, ook midden in een beurt, als de tijd om te blokkeren voorbij is.
rule-stacks-new-deck = Is de afneemstapel op, dan worden de voltooide en geblokkeerde stapels tot een nieuwe geschud. Gespeelde speciale kaarten blijven eruit.
rule-stacks-nothing-left = Zijn die er niet, dan neem je de gespeelde speciale kaarten, daarna de weglegstapels zonder hun bovenste kaart. Een hele ronde zonder spelen, wegleggen of pakken is gelijkspel.
