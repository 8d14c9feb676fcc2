## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Gennemgang af spillet
review-known = Ud fra det, spillerne vidste
review-open = Med alle kort åbne
review-curve = Chance for at vinde: { $side }
review-player = { $name }: præcision { $accuracy }, valg { $skill }, held { $luck } (heraf { $deal } fra uddelingen)
review-marks = bedste træk { $best }, gode { $good }, unøjagtige { $inaccurate }, fejl { $mistake }, store fejl { $blunder }
review-story = { $story ->
     [well-lucky] { $name } spillede godt og var heldig.
     [well-even] { $name } spillede godt. Heldet var jævnt fordelt.
     [well-unlucky] { $name } spillede godt og var uheldig.
     [fair-lucky] { $name } spillede nogenlunde og var heldig.
    *[fair-even] { $name } spillede nogenlunde. Heldet var jævnt fordelt.
     [fair-unlucky] { $name } spillede nogenlunde og var uheldig.
     [poor-lucky] { $name } overså en del, men var heldig.
     [poor-even] { $name } overså en del. Heldet var jævnt fordelt.
     [poor-unlucky] { $name } overså en del og var uheldig.
}
review-story-you = { $story ->
     [well-lucky] Du spillede godt og var heldig.
     [well-even] Du spillede godt. Heldet var jævnt fordelt.
     [well-unlucky] Du spillede godt og var uheldig.
     [fair-lucky] Du spillede nogenlunde og var heldig.
    *[fair-even] Du spillede nogenlunde. Heldet var jævnt fordelt.
     [fair-unlucky] Du spillede nogenlunde og var uheldig.
     [poor-lucky] Du overså en del, men var heldig.
     [poor-even] Du overså en del. Heldet var jævnt fordelt.
     [poor-unlucky] Du overså en del og var uheldig.
}
review-moments = Det afgjorde spillet
review-moment = Træk { $number }, { $name }: { $move }. { $side }: fra { $before } % til { $after } %. { $cause }
review-swing = Chance { $before } % → { $after } %.
review-swing-parts = Valg { $choice }, held { $luck }.
review-harmless = Som de skjulte kort lå, kostede det ikke noget.
review-cause = { $cause ->
     [won] Det vandt spillet.
     [choice] Der var et bedre træk.
     [hidden] Med alle kort åbne var der et bedre træk.
     [no-better] Der var næppe et bedre træk.
     [removed] En jeton blev fjernet.
     [completed] En Sequence blev fuldført.
     [stolen] Noget blev stjålet.
     [blocked] En bunke blev blokeret.
     [drawn] Trukne kort: { $cards }.
    *[played] Trækket gjorde forskellen.
}
review-mistakes = Bedre træk
review-mistake = Træk { $number }, { $name }: { $move } ({ $mark }, −{ $loss } %). Bedre: { $best }. { $reason }
review-no-mistakes = Ingen fejl.
review-mark = { $mark ->
     [best] bedste træk
    *[good] godt
     [inaccurate] unøjagtigt
     [mistake] fejl
     [blunder] stor fejl
}

## How the result came about, for each side

review-sum = Sådan opstod resultatet
review-sum-says = I procentpoint af vinderchancen. Det hele giver tilsammen resultatet.
review-sum-even = lige andel
review-sum-deal = uddeling
review-sum-luck = senere held
review-sum-own = egne valg
review-sum-others = de andres valg
review-sum-result = resultat

## On the page

review-progress = Ser på træk { $done } af { $total } …
review-accuracy = Præcision
review-players = Spillerne
review-view = Bedøm trækkene
review-view-known = Efter hvad de kunne vide
review-view-open = Med alle kort åbne
review-moves = Alle træk
review-move-column = Træk
review-mark-column = Vurdering
review-chance-column = Chance før → efter
review-chances = Chancer for at vinde
review-chances-now = { $side } { $chance } %
review-better = Bedre: { $move }
review-lost = { $mark }, −{ $loss } %
review-show-better = Vis det bedre træk
review-explore = Prøv andre træk herfra
review-not-over = Spillet er ikke slut endnu. Bagefter kan det gennemgås.
review-needs-server = Gennemgange kræver forbindelse til serveren.

## The analysis board

explore-title = Analysebræt
explore-says = Hvad den stærkeste robot mener om hvert træk: chancen for at vinde med det.
explore-to-move = { $name } er i trækket: { $chance } %
explore-moves = Træk, der er et forsøg værd
explore-likeliest = robottens valg
explore-back = Tag tilbage
explore-start = Tilbage til start
explore-path = Prøvede træk
explore-no-path = Intet prøvet endnu. Vælg et træk her, eller spil et på bordet.
explore-copy = Kopiér link
explore-dealt = De skjulte kort blev delt ud tilfældigt.
explore-thinking = Tænker …
explore-bad-position = Stillingen kan ikke læses.

## Opening a record or a position

analysis-open-record = Gennemgå et spilreferat
analysis-open-record-says = Åbn filen med et afsluttet spil, eller indsæt dens tekst. Intet bliver gemt.
analysis-file = Referatfil
analysis-text = Referatets tekst
analysis-position = Undersøg en stilling
analysis-position-says = Indsæt en stilling som tekst, for eksempel fra terminalen eller et program.
analysis-position-text = Stilling
analysis-bad-record = Det er ikke referatet af et afsluttet spil.
analysis-too-large = Filen er for stor til et referat.
