### Lektionerne: titel, opgaver, hvad der siges om et træk ved siden af, og ordene til sidst.
### $length er antallet af jetoner i en række: 5 i Klassisk, 4 i Rejse.

lessons-says = Et minut hver. Du spiller, jeg hjælper.
lessons-all-done = Du har klaret alle ti. Skal vi spille?
lessons-start = Begynd
lessons-go-on = Fortsæt
lessons-number = Lektion { $number } af { $total }
lessons-count = { $done } af { $total } klaret
lessons-done = klaret
lessons-next = Næste lektion
lessons-play = Spil et spil mod { level-beginner }
# I terminalen, efter en lektion. Ordene again og q skrives, som de er.
lessons-after = Enter: næste lektion. again: den samme igen. q: stop.
lessons-after-last = Enter: et spil mod { level-beginner }. again: den samme igen. q: stop.

## Klassisk og Rejse

lesson-card-title = Et kort, en jeton
lesson-card-1 = { $length ->
    [5] Hvert kort undtagen knægtene findes to gange på spillepladen. Vælg hjerter 7 og så en af dens to pladser.
   *[other] Hvert kort undtagen knægtene findes én gang på spillepladen. Vælg hjerter 7 og så dens plads.
}
lesson-card-1-no = Lad os begynde med hjerter 7.
lesson-card-2 = Der ligger din jeton! Du har trukket et nyt kort, og jeg har også spillet. Placér endnu en jeton, hvor du vil.
lesson-card-done = Mere er der ikke i en tur: spil et kort, placér en jeton, træk et kort.

lesson-line-title = To rækker vinder
lesson-line-1 = Den, der først får to rækker med { $length } jetoner, vinder. To af dine mangler kun én jeton. Gør en af dem færdig!
lesson-line-1-no = God plads, men ingen række endnu. Se efter, hvor dine blå jetoner allerede ligger på linje.
lesson-line-2 = En færdig række er sikker: ingen kan bryde den. Og nu den anden!
lesson-line-2-no = Tæt på. Din anden række mangler stadig en jeton.
lesson-line-done = To rækker: du har vundet!

lesson-corner-title = Hjørnerne
lesson-corner-1 = De fire hjørner tæller for alle, helt uden jeton. Ved et hjørne er fire jetoner nok til en række. Gør en færdig!
lesson-corner-1-no = Se på hjørnet øverst til venstre: hvor mangler der en jeton?
lesson-corner-2 = Det samme hjørne hjælper en gang til. Gør også den anden række færdig.
lesson-corner-2-no = Se på det samme hjørne, i den anden retning.
lesson-corner-done = Et hjørne og fire jetoner er lige så godt som fem jetoner. Du har vundet!

lesson-directions-title = Alle retninger
lesson-directions-1 = Rækker går vandret, lodret eller på skrå. To af dine mangler kun én jeton. Gør en af dem færdig!
lesson-directions-1-no = Ingen række endnu. Se på din skrå række og på højre kant.
lesson-directions-2 = Og nu den anden, i en anden retning.
lesson-directions-2-no = Næsten. Den ene række går på skrå, den anden ned langs højre kant.
lesson-directions-done = To rækker, to retninger: du har vundet!

lesson-wild-title = Knægten med to øjne
lesson-wild-1 = Med en toøjet knægt placerer du din jeton på en valgfri ledig plads. Luk hullet i din række!
lesson-wild-1-no = Det kan man godt, men hullet i din række er mere værd.
lesson-wild-2 = Nu mangler jeg kun én jeton til en række. Tag pladsen med din anden knægt!
lesson-wild-2-no = Min række er stadig åben. Tag pladsen for enden af den.
lesson-wild-done = Toøjede knægte er kostbare. Gem dem til sådanne øjeblikke.

lesson-remove-title = Knægten med ét øje
lesson-remove-1 = En enøjet knægt fjerner en jeton fra spillepladen. Min færdige række er sikker, men den anden mangler kun én jeton. Bryd den!
lesson-remove-1-no = Min åbne række er stadig farlig. Fjern en af dens jetoner med din knægt.
lesson-remove-done = Av! Du placerer ingen jeton i den tur, men faren er ovre.

lesson-dead-title = Et dødt kort
lesson-dead-1 = { $length ->
    [5] Begge pladser til hjerter 7 er optaget: kortet er dødt. Byt det til et nyt.
   *[other] Pladsen til hjerter 7 er optaget: kortet er dødt. Byt det til et nyt.
}
lesson-dead-1-no = Byt først hjerter 7. Bagefter må du stadig spille.
lesson-dead-2 = Du har fået et nyt kort, og det er stadig din tur. Placér en jeton som ellers.
lesson-dead-done = I hver tur må du bytte ét dødt kort, før du spiller.

lesson-share-title = Én jeton, to rækker
lesson-share-1 = Dine to rækker krydser hinanden, og begge mangler en jeton. Gør en af dem færdig!
lesson-share-1-no = Ingen række endnu. Følg de to rækker, der krydser hinanden.
lesson-share-2 = To rækker må dele én jeton: den, hvor de krydser hinanden. Gør den anden færdig!
lesson-share-2-no = Se på rækken, der krydser din færdige.
lesson-share-done = Én jeton talte to gange, og du har vundet!

lesson-block-title = Ikke så hurtigt
lesson-block-1 = Jeg mangler kun én jeton til en række. Tag pladsen fra mig!
lesson-block-1-no = Så gør jeg min række færdig! Hvilken plads mangler jeg?
lesson-block-2 = Så prøver jeg et andet sted. Kan du også stoppe mig dér?
lesson-block-2-no = Se på mine jetoner til højre. Hvilken plads mangler jeg?
lesson-block-done = Godt passet på! Se, hvad de andre mangler, før du følger din egen plan.

lesson-partners-title = Makkere
lesson-partners-1 = Med fire spillere spiller { level-casual } over for dig også med blå jetoner. Gør jeres række længere, så { level-casual } kan gøre den færdig.
lesson-partners-1-no = Byg videre på rækken af blå jetoner. Måske har { level-casual } kortet til den næste plads.
lesson-partners-done = { level-casual } gør den færdig, og rækken tilhører jer begge. Godt samarbejde!

lesson-three-title = Tre hold
lesson-three-1 = Med tre hold vinder én række. Jeg er lige ved at være færdig: stop mig på en plads, der også hjælper dig!
lesson-three-1-no = Så vinder jeg med det samme! Tag den plads, jeg mangler.
lesson-three-2 = Nu mangler du selv kun én jeton. Af sted!
lesson-three-2-no = Én række er nok. Gør din færdig!
lesson-three-done = Én række, og du har vundet!

## Stacks

lesson-pile-title = Byg en bunke
lesson-pile-1 = En bunke har én farve. Den begynder med en 1’er og går op til 5. Begynd med din blå 1’er.
lesson-pile-1-no = Begynd først en bunke med den blå 1’er.
lesson-pile-2 = Du må spille så mange kort, du vil. Læg den blå 2’er ovenpå.
lesson-pile-2-no = Du kan stadig spille: den blå 2’er passer på din bunke.
lesson-pile-3 = Der er ikke andet, der passer. Kassér et kort efter eget valg for at slutte din tur.
lesson-pile-done = Til sidst i din tur trækker du, til du har fem kort igen.

lesson-chip-title = En bunke for en jeton
lesson-chip-1 = Den blå bunke mangler en 4’er, og den har du. Spil den!
lesson-chip-1-no = Kassér ikke endnu: begge dine kort passer på den blå bunke.
lesson-chip-2 = Den, der lægger 5’eren, får en jeton i den farve. Din tur!
lesson-chip-2-no = Kassér den ikke: 5’eren gør bunken færdig.
lesson-chip-done = En blå jeton! Og fordi din hånd var tom, trak du fem nye kort og må spille videre.

lesson-joker-title = Jokere
lesson-joker-1 = En joker er et hvilket som helst tal i sin farve. Den røde bunke mangler en 3’er: spil din røde joker dér.
lesson-joker-1-no = Spil den røde joker på den røde bunke, der venter på en 3’er.
lesson-joker-2 = Nu er den en 3’er. Videre med din røde 4’er.
lesson-joker-2-no = Videre med den røde bunke: nu kommer 4’eren.
lesson-joker-3 = Og 5’eren!
lesson-joker-3-no = Stop ikke nu: den røde 5’er gør bunken færdig.
lesson-joker-done = En joker kan også begynde en bunke eller gøre den færdig.

lesson-discard-title = Din kasserede bunke
lesson-discard-1 = Intet passer, så kassér. Det øverste kort i din kasserede bunke kan du stadig spille senere: læg den blå 4’er dér.
lesson-discard-1-no = Den blå 4’er ligger bedst dér: den blå bunke får snart brug for den.
lesson-discard-2 = Jeg har spillet 3’eren. Spil nu den blå 4’er fra din kasserede bunke.
lesson-discard-2-no = Spil det øverste kort i din kasserede bunke: den blå 4’er.
lesson-discard-done = Så er det kortet nedenunder, der kan spilles. Det betaler sig at kassere med en plan.

lesson-skip-title = Spring over
lesson-skip-1 = Jeg har fire jetoner og er den næste. Lad mig ikke spille: brug dit Spring over!
lesson-skip-1-no = Spil først Spring over, ellers er det min tur.
lesson-skip-2 = Specialkort slutter ikke din tur. Kassér et kort som altid.
lesson-skip-done = Jeg springes over, og du spiller igen.

lesson-reverse-title = Vend retning
lesson-reverse-1 = Jeg er den næste, med fire jetoner. Send spillet den anden vej: spil dit Vend retning!
lesson-reverse-1-no = Spil først Vend retning, ellers er det min tur.
lesson-reverse-2 = Kassér nu et kort, og se, hvem der spiller.
lesson-reverse-done = { level-casual } spiller, og jeg må vente.

lesson-steal-card-title = Stjæl et kort
lesson-steal-card-1 = Den blå bunke mangler en 5’er, og der ligger en i min kasserede bunke. Stjæl den!
lesson-steal-card-1-no = Du vil have den blå 5’er: stjæl den fra min kasserede bunke.
lesson-steal-card-2 = Nu har du den på hånden. Spil den!
lesson-steal-card-2-no = Den blå 5’er gør bunken færdig. Spil den!
lesson-steal-card-done = Du kan også stjæle fra en hånd, men så ser du ikke, hvad du får.

lesson-steal-chip-title = Stjæl en jeton
lesson-steal-chip-1 = For at vinde skal du have jetoner i begge farver, og du har kun blå. Stjæl en rød fra mig!
lesson-steal-chip-1-no = Du mangler rødt: stjæl en af mine røde jetoner.
lesson-steal-chip-done = Kun én ting går ikke: at vinde med en stjålet jeton. Den sidste må du selv tjene.

lesson-stop-title = Blokér
lesson-stop-1 = Jeg har fire jetoner, og den blå bunke mangler kun en 5’er. Behold dit Blokér, og kassér et andet kort.
lesson-stop-1-no = Behold dit Blokér! Du får brug for det lige straks.
lesson-stop-2 = Der er min 5’er! Stop mig!
lesson-stop-2-no = Så vinder jeg. Brug dit Blokér!
lesson-stop-done = Bunken er væk, og ingen får en jeton. Blokér er det eneste kort, du spiller i andres tur.

lesson-win-title = Fem jetoner
lesson-win-1 = Fem jetoner vinder, hvis mindst to er blå og to er røde. Du har tre blå og en rød. Gør den rigtige bunke færdig!
lesson-win-1-no = Ikke sådan: du mangler en rød jeton mere.
lesson-win-done = Tre blå, to røde: du har vundet!
