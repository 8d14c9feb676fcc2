### Regelsiderne; locales/rules.json ordner dem.

## Overskrifter

rule-heading-aim = Spillets formål
rule-heading-setup = Opstilling
rule-heading-turn = Din tur
rule-heading-corners = Hjørnerne
rule-heading-sequences = Sequences
rule-heading-jacks = Knægtene
rule-heading-dead = Døde kort
rule-heading-piles = Bunkerne
rule-heading-specials = Specialkort
rule-heading-block = Kortet Blokér
rule-heading-end = Slutningen
rule-heading-talk = Snak ved bordet og avancerede regler
rule-heading-options = Valgmuligheder (standard først)
rule-option = { $label }: { $says } ({ $values })

## Klassisk og rejse

rule-lines-aim = Med to hold vinder det hold, der først danner to Sequences. Med tre hold er én Sequence nok. En spiller uden makker tæller som et hold.
rule-lines-sequence = En Sequence er en ubrudt række af { $length } jetoner i samme farve: vandret, lodret eller diagonalt.
rule-lines-share = To Sequences på samme hold må have én jeton fælles, aldrig flere. { $double } i en lige linje er altså to.

rule-classic-box = Der spilles på en spilleplade med 10 × 10 pladser, med 104 kort (to sæt) og jetoner i tre farver. Jetonerne slipper aldrig op.
rule-travel-box = Der spilles på en spilleplade med 6 × 8 pladser, med 52 kort (ét sæt) og jetoner i tre farver. Jetonerne slipper aldrig op. Der er huskekort til hjælp.
rule-classic-players = 2, 3, 4, 6, 8, 9, 10 eller 12 kan være med. Op til tre spiller hver for sig; flere danner to eller tre lige store hold. Er I 6 eller 12, vælger I selv antallet.
rule-travel-players = 2, 3, 4 eller 6 kan være med. Op til tre spiller hver for sig; flere danner to eller tre lige store hold. Er I 6, vælger I selv antallet.
rule-lines-seats = Hvert hold har sin farve. Holdene sidder skiftevis om bordet, så makkere aldrig sidder ved siden af hinanden.
rule-classic-dealer = Alle trækker et kort: den med det laveste giver, og spilleren til venstre for kortgiveren begynder. Esset er højest; står det lige, trækkes der igen.
rule-travel-starter = Der trækkes et kort for hvert hold: holdet med det højeste begynder, og den spiller, der trak det, lægger ud. Esset er højest; står det lige, trækkes der igen.
rule-classic-hands-two = Kort med to hold: 7 hver ved 2 spillere, 6 ved 4, 5 ved 6, 4 ved 8, 3 ved 10 eller 12.
rule-classic-hands-three = Kort med tre hold: 6 hver ved 3 spillere, 5 ved 6, 4 ved 9, 3 ved 12.
rule-travel-hands = Kort: 7 hver ved 2 spillere, 6 ved 3 eller 4, 5 ved 6.
rule-lines-pile = Resten af kortene danner trækbunken, med forsiden nedad. Kun du ser kortene på din hånd.

rule-lines-play = Spil et kort fra hånden, med forsiden opad, på din egen kasserede bunke. Alle må se, hvad der er spillet.
rule-classic-place = Placér derefter en af holdets jetoner på en af de to pladser, der passer til kortet. Pladsen skal være tom: heller ikke din egen jeton må ligge der.
rule-travel-place = Placér derefter en af holdets jetoner på den ene plads, der passer til kortet. Pladsen skal være tom: heller ikke din egen jeton må ligge der.
rule-lines-draw = Slut af med at trække et kort. Der spilles med urets retning.
rule-lines-forgotten = Kortene trækkes automatisk, medmindre man trækker selv ved dette bord. I så fald kan et glemt kort trækkes, indtil den næste spiller har spillet og trukket; derefter er det tabt.
rule-lines-must-play = Du vælger frit blandt dine kort, men kan du spille et, skal du.

rule-classic-corners = De fire hjørner er bonuspladser: hvert af dem tæller for hvert hold, som om holdets egen jeton lå der. Flere hold må bruge samme hjørne, og et hold må bruge det to gange.
rule-classic-corners-empty = Der placeres aldrig en jeton på et hjørne. Otte jetoner mellem to hjørner langs en kant er to Sequences.

rule-lines-locked = En færdig Sequence tæller straks. Dens jetoner vendes med den hvide side opad og bliver liggende: ingen kan fjerne dem.
rule-lines-longer = Er en række længere end { $length }, vælger ejeren, hvilke { $length } jetoner der udgør den Sequence. Valget er endeligt, og de andre jetoner kan stadig fjernes.
rule-lines-two-at-once = En jeton, der gør to rækker færdige på én gang, giver to Sequences.

rule-lines-jacks = Knægtene er ikke på spillepladen. Klør og ruder knægt har to øjne, spar og hjerter knægt har ét.
rule-lines-two-eyed = En toøjet knægt er joker: placér en jeton på en hvilken som helst ledig plads.
rule-lines-one-eyed = En enøjet knægt fjerner en af modspillernes jetoner. Du placerer ingen jeton i den tur.
rule-lines-one-eyed-limits = Den kan ikke fjerne noget fra en færdig Sequence. Er der ingen jeton at fjerne, bliver den på hånden.

rule-lines-dead = Et kort er dødt, når der ikke er nogen ledig plads til det. I din tur, før du spiller, må du lægge det åbent på din kasserede bunke og trække et nyt: ét pr. tur.
rule-lines-dead-jack = En knægt er aldrig død.
rule-lines-stuck = Kan du ikke spille, skal du bytte et dødt kort. Kan du heller ikke det, eller er din hånd tom, melder du pas og beholder dine kort.

rule-lines-last-chip = Den vindende jeton slutter spillet; der trækkes ikke mere.
rule-lines-reshuffle = Skal der trækkes, og trækbunken er tom, blandes alle kasserede bunker til en ny.
rule-lines-drawn = Spillet er uafgjort, hvis ingen spiller eller bytter et kort i en hel runde, hvis alle hold er enige, eller efter 40 runder i træk, hvor alle melder pas.

rule-classic-talk = Med straf for snak ved bordet må du ikke give dine makkere råd. En modspiller kan påtale det; så afleverer alle på holdet et kort efter eget valg uden at få et nyt, og spillet venter, til det er sket.
rule-travel-talk = Ingen taler om sine kort, medmindre alle har aftalt det før spillet.
rule-classic-advanced = Med de avancerede regler (kun to hold) må en enøjet knægt også fjerne en jeton fra en færdig Sequence. Den tæller så ikke længere, medmindre der stadig ligger fem på række.

## Stacks

rule-stacks-aim = Vær den første med fem Sequences, mindst to af dem blå og mindst to røde.
rule-stacks-five = Hver Sequence giver dig en jeton. To blå og to røde jetoner er ikke nok: du skal have en femte. Du må gerne have flere end fem.

rule-stacks-box = 2 til 6 kan være med, med 120 kort. Hver farve har ni af hvert tal fra 1 til 5 og syv jokere; dertil kommer 3 Spring over, 3 Vend retning, 3 Stjæl et kort, 3 Blokér og 4 Stjæl en jeton. Jetonerne slipper aldrig op.
rule-stacks-two-players = Med to spillere tages alle Vend retning, ét Blokér, to Stjæl en jeton, ét Stjæl et kort og ét Spring over ud.
rule-stacks-deal = Kortgiveren udpeges ved lodtrækning. Alle får fem kort; resten danner trækbunken, med forsiden nedad i midten. Kun du ser din hånd.
rule-stacks-start = Spilleren til venstre for kortgiveren begynder, og der spilles med urets retning.

rule-stacks-plays = I din tur må du spille så mange kort, du kan, og stoppe, når du vil.
rule-stacks-top = Det øverste kort i din kasserede bunke er et ekstra kort, som du må spille i din tur. Når det er væk, må du spille det næste, og så videre. Hver spiller har én sådan bunke, og kun det øverste kort vises.
rule-stacks-empty-hand = Når du spiller det sidste kort fra hånden, trækker du fem nye og fortsætter.
rule-stacks-discard = Når du ikke kan eller vil spille mere, kasserer du et kort fra hånden på din egen kasserede bunke. Det må gerne være et specialkort.
rule-stacks-refill = Derefter trækker du, til du har fem kort, og din tur er slut. Har du allerede fem eller flere, trækker du ikke.
rule-stacks-no-card = Har du ikke noget kort at kassere, slutter du din tur uden at kassere.
rule-stacks-forgotten = Kortene trækkes automatisk, medmindre man trækker selv ved dette bord. Glemmer du det så, og den næste spiller er begyndt, spiller du din næste tur uden nye kort.

rule-stacks-pile = En bunke har én farve. Den begynder med en 1’er eller en joker og fortsætter i rækkefølge: 1, 2, 3, 4, 5.
rule-stacks-places = Der er højst to blå og to røde bunker i gang ad gangen. Du behøver ikke gøre en bunke færdig i din tur.
rule-stacks-finished = Den, der lægger det sidste kort, tager en jeton i den farve, og bunken går ud af spillet. Dens plads er ledig igen.

rule-stacks-specials = Specialkort spilles i din egen tur, undtagen Blokér. De går ud af spillet og slutter aldrig din tur.
rule-stacks-skip = Spring over: den næste spiller springes over og hverken spiller eller trækker. Flere lægges sammen.
rule-stacks-reverse = Vend retning: turen går den anden vej. Med to spillere virker kortet som Spring over.
rule-stacks-wild = Joker: den står for et hvilket som helst tal på en bunke i sin egen farve. En bunke må have flere.
rule-stacks-steal-card = Stjæl et kort: tag det øverste kort i en anden spillers kasserede bunke, eller et kort fra spillerens hånd uden at se det. Du må spille det straks.
rule-stacks-steal-chip = Stjæl en jeton: tag en jeton fra en anden spiller, men aldrig den, du ville vinde med.

rule-stacks-block = Blokér: når en anden spiller fuldfører en bunke, må du blokere den. Bunken går ud af spillet, og ingen får en jeton.
rule-stacks-answer = Alle andre har den samme korte tid til at svare i hemmelighed. Blokerer flere, bruges kortet fra den, der er næst i rækken; de andre beholder deres.
rule-stacks-block-limits = Blokér virker kun fra hånden og kun mod en bunke. Du erstatter kortet, når du trækker i slutningen af din egen næste tur.

rule-stacks-win = Du vinder, så snart du har dine fem jetoner, også midt i en tur, når tiden til at blokere er gået.
rule-stacks-new-deck = Når trækbunken er brugt op, blandes de færdige og blokerede bunker til en ny. Spillede specialkort bliver ude.
rule-stacks-nothing-left = Er der ingen, bruges de spillede specialkort, derefter de kasserede bunker uden deres øverste kort. Går der en hel runde, uden at nogen spiller, kasserer eller trækker, er spillet uafgjort.
