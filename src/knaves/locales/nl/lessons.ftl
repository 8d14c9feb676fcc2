### De lessen: titel, opdrachten, wat er gezegd wordt bij een zet ernaast, en de woorden aan het eind.
### $length is het aantal fiches van een rij: 5 in Klassiek, 4 in Reis.

lessons-says = Een minuut per les. Jij speelt, ik help.
lessons-all-done = Je hebt ze alle tien gedaan. Zullen we spelen?
lessons-start = Beginnen
lessons-go-on = Verder
lessons-number = Les { $number } van { $total }
lessons-count = { $done } van { $total } gedaan
lessons-done = gedaan
lessons-next = Volgende les
lessons-play = Speel een potje tegen { level-beginner }
# In de terminal, na een les. De woorden again en q typ je zo.
lessons-after = Enter: volgende les. again: dezelfde nog een keer. q: stoppen.
lessons-after-last = Enter: een potje tegen { level-beginner }. again: dezelfde nog een keer. q: stoppen.

## Klassiek en Reis

lesson-card-title = Een kaart, een fiche
lesson-card-1 = { $length ->
    [5] Elke kaart, behalve de boeren, staat twee keer op het bord. Kies harten 7 en dan een van de twee vakjes.
   *[other] Elke kaart, behalve de boeren, staat één keer op het bord. Kies harten 7 en dan het vakje.
}
lesson-card-1-no = Laten we beginnen met harten 7.
lesson-card-2 = Daar ligt je fiche! Je hebt een nieuwe kaart gepakt, en ik heb ook gespeeld. Leg nog een fiche waar je wilt.
lesson-card-done = Meer is een beurt niet: een kaart spelen, een fiche leggen, een kaart pakken.

lesson-line-title = Twee rijen winnen
lesson-line-1 = Wie het eerst twee rijen van { $length } fiches heeft, wint. Twee van jouw rijen missen nog maar één fiche. Maak er een af!
lesson-line-1-no = Mooi vakje, maar nog geen rij. Kijk waar je blauwe fiches al op één lijn liggen.
lesson-line-2 = Een complete rij is veilig: niemand kan hem breken. En nu de tweede!
lesson-line-2-no = Bijna. Je andere rij mist nog één fiche.
lesson-line-done = Twee rijen: je hebt gewonnen!

lesson-corner-title = De hoeken
lesson-corner-1 = De vier hoeken tellen voor iedereen, zonder fiche. Naast een hoek zijn vier fiches genoeg voor een rij. Maak er een af!
lesson-corner-1-no = Kijk naar de hoek linksboven: waar mist er een fiche?
lesson-corner-2 = Dezelfde hoek helpt nog een keer. Maak ook de andere rij af.
lesson-corner-2-no = Kijk naar dezelfde hoek, in de andere richting.
lesson-corner-done = Een hoek en vier fiches zijn net zo goed als vijf fiches. Je hebt gewonnen!

lesson-directions-title = Alle richtingen
lesson-directions-1 = Rijen lopen horizontaal, verticaal of schuin. Twee van jouw rijen missen nog maar één fiche. Maak er een af!
lesson-directions-1-no = Nog geen rij. Kijk naar je schuine rij en naar de rechterrand.
lesson-directions-2 = En nu de andere, in een andere richting.
lesson-directions-2-no = Bijna. De ene rij loopt schuin, de andere langs de rechterrand omlaag.
lesson-directions-done = Twee rijen, twee richtingen: je hebt gewonnen!

lesson-wild-title = De boer met twee ogen
lesson-wild-1 = Met een boer met twee ogen leg je je fiche op een vrij vakje naar keuze. Vul het gat in je rij!
lesson-wild-1-no = Dat kan, maar het gat in je rij is meer waard.
lesson-wild-2 = Nu mis ik nog maar één fiche voor een rij. Pak dat vakje met je andere boer!
lesson-wild-2-no = Mijn rij is nog open. Leg je fiche op het vakje aan het eind.
lesson-wild-done = Boeren met twee ogen zijn kostbaar. Bewaar ze voor zulke momenten.

lesson-remove-title = De boer met één oog
lesson-remove-1 = Een boer met één oog haalt een fiche van het bord. Mijn complete rij is veilig, maar de andere mist nog maar één fiche. Breek hem!
lesson-remove-1-no = Mijn open rij is nog steeds gevaarlijk. Haal er met je boer een fiche uit.
lesson-remove-done = Au! In die beurt leg je geen fiche, maar het gevaar is weg.

lesson-dead-title = Een dode kaart
lesson-dead-1 = { $length ->
    [5] Beide vakjes van harten 7 zijn bezet: de kaart is dood. Ruil hem voor een nieuwe.
   *[other] Het vakje van harten 7 is bezet: de kaart is dood. Ruil hem voor een nieuwe.
}
lesson-dead-1-no = Ruil eerst harten 7. Daarna mag je gewoon nog spelen.
lesson-dead-2 = Je hebt een nieuwe kaart, en het is nog steeds jouw beurt. Leg een fiche zoals altijd.
lesson-dead-done = In elke beurt mag je één dode kaart ruilen voordat je speelt.

lesson-share-title = Eén fiche, twee rijen
lesson-share-1 = Je twee rijen kruisen elkaar, en allebei missen ze een fiche. Maak er een af!
lesson-share-1-no = Nog geen rij. Volg de twee rijen die elkaar kruisen.
lesson-share-2 = Twee rijen mogen één fiche delen: die op het kruispunt. Maak de tweede af!
lesson-share-2-no = Kijk naar de rij die je complete rij kruist.
lesson-share-done = Eén fiche telde twee keer, en je hebt gewonnen!

lesson-block-title = Niet zo snel
lesson-block-1 = Ik mis nog maar één fiche voor een rij. Pak dat vakje van me af!
lesson-block-1-no = Dan maak ik mijn rij af! Welk vakje heb ik nog nodig?
lesson-block-2 = Dan probeer ik het ergens anders. Houd je me daar ook tegen?
lesson-block-2-no = Kijk naar mijn fiches rechts. Welk vakje heb ik nog nodig?
lesson-block-done = Goed opgelet! Kijk voor je eigen plan eerst wat de anderen nodig hebben.

lesson-partners-title = Partners
lesson-partners-1 = Met vier spelers speelt { level-casual } tegenover je ook met blauwe fiches. Maak jullie rij langer, zodat { level-casual } hem kan afmaken.
lesson-partners-1-no = Bouw verder aan de rij blauwe fiches. Misschien heeft { level-casual } de kaart voor het volgende vakje.
lesson-partners-done = { level-casual } maakt hem af, en de rij is van jullie allebei. Mooi samenspel!

lesson-three-title = Drie teams
lesson-three-1 = Met drie teams wint één rij al. Ik ben bijna klaar: houd me tegen, op een vakje dat jou ook helpt!
lesson-three-1-no = Dan win ik meteen! Leg je fiche op het vakje dat ik nodig heb.
lesson-three-2 = Nu mis jij zelf nog maar één fiche. Vooruit!
lesson-three-2-no = Eén rij is genoeg. Maak die van jou af!
lesson-three-done = Eén rij, en je hebt gewonnen!

## Stacks

lesson-pile-title = Bouw een stapel
lesson-pile-1 = Een stapel heeft één kleur. Hij begint met een 1 en loopt tot 5. Begin met je blauwe 1.
lesson-pile-1-no = Begin eerst een stapel met de blauwe 1.
lesson-pile-2 = Je mag zoveel kaarten spelen als je wilt. Leg de blauwe 2 erop.
lesson-pile-2-no = Je kunt nog spelen: de blauwe 2 past op je stapel.
lesson-pile-3 = Verder past er niets. Leg een kaart naar keuze weg om je beurt te beëindigen.
lesson-pile-done = Aan het eind van je beurt pak je bij tot je weer vijf kaarten hebt.

lesson-chip-title = Een stapel, een fiche
lesson-chip-1 = De blauwe stapel heeft een 4 nodig, en die heb jij. Speel hem!
lesson-chip-1-no = Leg nog niets weg: je twee kaarten passen allebei op de blauwe stapel.
lesson-chip-2 = Wie de 5 legt, pakt een fiche van die kleur. Jouw beurt!
lesson-chip-2-no = Leg hem niet weg: de 5 maakt de stapel af.
lesson-chip-done = Een blauw fiche! En omdat je hand leeg was, heb je vijf nieuwe kaarten gepakt en mag je verder.

lesson-joker-title = Jokers
lesson-joker-1 = Een joker is elk getal van zijn kleur. De rode stapel heeft een 3 nodig: speel daar je rode joker.
lesson-joker-1-no = Speel de rode joker op de rode stapel die op een 3 wacht.
lesson-joker-2 = Nu is hij een 3. Ga verder met je rode 4.
lesson-joker-2-no = Ga verder met de rode stapel: nu komt de 4.
lesson-joker-3 = En de 5!
lesson-joker-3-no = Niet stoppen: de rode 5 maakt de stapel af.
lesson-joker-done = Een joker kan een stapel ook beginnen of afmaken.

lesson-discard-title = Je weglegstapel
lesson-discard-1 = Er past niets, dus leg een kaart weg. De bovenste kaart van je weglegstapel kun je later nog spelen: leg daar de blauwe 4.
lesson-discard-1-no = De blauwe 4 ligt daar het best: de blauwe stapel heeft hem straks nodig.
lesson-discard-2 = Ik heb de 3 gespeeld. Speel nu de blauwe 4 van je weglegstapel.
lesson-discard-2-no = Speel de bovenste kaart van je weglegstapel: de blauwe 4.
lesson-discard-done = Daarna is de kaart eronder aan de beurt. Het loont om met een plan weg te leggen.

lesson-skip-title = Sla over
lesson-skip-1 = Ik heb vier fiches en ben na jou. Laat me niet spelen: gebruik je Sla-over-kaart!
lesson-skip-1-no = Speel eerst de Sla-over-kaart, anders ben ik aan de beurt.
lesson-skip-2 = Speciale kaarten beëindigen je beurt niet. Leg zoals altijd een kaart weg.
lesson-skip-done = Ik word overgeslagen, en jij speelt nog een keer.

lesson-reverse-title = Omkeer
lesson-reverse-1 = Ik ben na jou, met vier fiches. Stuur het spel de andere kant op: speel je Omkeer-kaart!
lesson-reverse-1-no = Speel eerst de Omkeer-kaart, anders ben ik aan de beurt.
lesson-reverse-2 = Leg nu een kaart weg en kijk wie er speelt.
lesson-reverse-done = { level-casual } speelt, en ik moet wachten.

lesson-steal-card-title = Steel een kaart
lesson-steal-card-1 = De blauwe stapel heeft een 5 nodig, en er ligt er een op mijn weglegstapel. Steel hem!
lesson-steal-card-1-no = Je wilt de blauwe 5: steel hem van mijn weglegstapel.
lesson-steal-card-2 = Nu heb je hem in je hand. Speel hem!
lesson-steal-card-2-no = De blauwe 5 maakt de stapel af. Speel hem!
lesson-steal-card-done = Je kunt ook uit een hand stelen, maar dan zie je niet wat je krijgt.

lesson-steal-chip-title = Steel een fiche
lesson-steal-chip-1 = Om te winnen heb je fiches van beide kleuren nodig, en je hebt alleen blauwe. Steel een rood fiche van me!
lesson-steal-chip-1-no = Je mist rood: steel een van mijn rode fiches.
lesson-steal-chip-done = Eén ding kan niet: winnen met een gestolen fiche. Het laatste moet je verdienen.

lesson-stop-title = Blok
lesson-stop-1 = Ik heb vier fiches, en de blauwe stapel mist alleen nog een 5. Houd je Blok-kaart en leg een andere kaart weg.
lesson-stop-1-no = Houd je Blok-kaart! Je hebt hem zo nodig.
lesson-stop-2 = Daar is mijn 5! Houd me tegen!
lesson-stop-2-no = Dan win ik. Gebruik je Blok-kaart!
lesson-stop-done = De stapel is weg, en niemand krijgt een fiche. Alleen een Blok-kaart speel je in de beurt van een ander.

lesson-win-title = Vijf fiches
lesson-win-1 = Vijf fiches winnen, als er minstens twee blauw en twee rood zijn. Je hebt er drie blauwe en één rode. Maak de juiste stapel af!
lesson-win-1-no = Zo niet: je hebt een tweede rood fiche nodig.
lesson-win-done = Drie blauwe, twee rode: je hebt gewonnen!
