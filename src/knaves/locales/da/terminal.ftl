### Det som kun terminalklienten siger, på skærmene og i enkle linjer.

## Bordet

term-no-place = ingen plads
term-complete = færdig
term-discard-top = kasseret { $card } ({ $count })
term-may-draw = kan stadig trække
term-forgot = glemte at trække
term-must-give-up = skal aflevere et kort
term-offers = tilbyder uafgjort
term-goal-lines = { $count ->
    [one] Én Sequence vinder
   *[other] { $count } Sequences vinder
}
term-goal-chips = { $count } jetoner vinder (mindst { $each } af hver farve)
term-pile = Trækbunke: { $count }
term-draw-due = Træk nu: når den næste har spillet, er det for sent.
term-window = { $name } spiller { place-on }. Vil du blokere?
term-no-block = Du har ikke kortet Blokér.
term-skips = { $count ->
    [one] { $count } spiller springes over.
   *[other] { $count } spillere springes over.
}

## Begyndelse og slutning

term-commitment = Blandingen ligger fast. Du får dens startværdi at se til sidst; startværdiens fingeraftryk (SHA-256) er { $sha }.
term-recording = Spillet gemmes løbende i { $path }.
term-saved = Spillet er gemt i { $path }.
term-not-saved = { $reason ->
    [folder] Spillet kan ikke gemmes: mappen til { $path } findes ikke.
    [permission] Spillet kan ikke gemmes: du har ikke lov til at skrive til { $path }.
    [directory] Spillet kan ikke gemmes: { $path } er en mappe.
    [full] Spillet kan ikke gemmes: disken er fuld.
   *[other] Spillet kan ikke gemmes ({ $code }).
}

## Enkle linjer

term-plain-start = Skriv et træk, eller ? for hjælp.
term-no-cards = ingen kort
term-no-move = kan ikke spilles nu
term-your-move = Dit træk
term-your-move-or-wait = Dit træk, eller wait
term-more-moves = og { $count } til: moves { $card }
term-undone = Dit sidste træk er fortrudt.
term-no-hint = Der er ikke noget tip lige nu.
term-coach-on = Træneren er slået til: Den spørger før et træk, der taber meget.
term-coach-off = Træneren er slået fra.
term-coach-none = Der er ingen træner her: Den kræver et spil kun mod botter, med tips, og NumPy.
term-no-cell = Pladserne går fra { $first } til { $last }.
term-ambiguous = »{ $typed }« kan være { $count } træk: { $moves } …
term-unreadable = »{ $typed }« er ikke et træk. Skriv moves for at se dine træk, eller ? for hjælp.
term-again = Et spil til? { key-enter }, review, save FIL eller q
term-no-review = Dette spil kan ikke gennemgås her.
term-one-of = Svar med en af disse: { $choices }.
term-plain-help =
    Skriv hele trækket, eller bare nok til at kende det fra de andre: et kort, en plads eller begge dele.
    Klassisk og rejse: 7H@c4 placér, JC@c4 joker-knægt, JSxc4 fjern, 7H! dødt kort, + træk, =a5-e5 vælg en række,
    -7H aflevér et kort, pass meld pas, offer tilbyd uafgjort, call:green påtal snak.
    Stacks: B3@b1 læg et kort, SK spring over, RV vend retning, SC:2d eller SC:2h stjæl et kort fra plads 2,
    ST:2b stjæl en blå jeton, ^ foran for det øverste af din kasserede bunke, -B3 kassér, block blokér,
    let lad den passere, take:B3 tag, end slut, + træk.
    Andre kommandoer: moves (eller moves JC) træk, hand hånd, board spilleplade, cell c4 plads (i Stacks: cell b1),
    seats spillere, last det sidste træk, options regler, rule C15, hint tip, coach træner,
    undo fortryd, wait lad de andre komme først,
    say hello sig noget (ved et bord på en server), quit afslut.
    Ved et bord på en server også: back (overtag igen fra botten), bot 2 (lad en bot spille for plads 2, hvis der ikke spilles dér),
    host 2 (gør spilleren på plads 2 til vært), lock, unlock (om andre kan være med), spectators off (eller on).
term-codes = Sådan skrives kortene
term-codes-typed = Træk skrives altid med J Q K A, uanset hvad der står på kortene.

## Skærme

term-aside = Sig
term-new-game = Nyt spil
term-quit = Afslut
term-look = Se på bordet
term-save = Gem spillet
term-nothing-here = Du kan ikke spille noget der.
term-start-keys = ↑ ↓ vælg en linje, ← → skift, { key-enter } start, Q afslut
term-help-enter = spil
term-help-table = skift til bordet og tilbage; dér flytter du med pilene
term-help-lay-down = byt et dødt kort; kassér; aflevér et kort
term-help-draw = træk et kort, hvis det ikke sker automatisk
term-help-block = blokér bunken, eller lad den passere
term-help-end = slut turen uden at kassere
term-help-wait = lad de andre komme først
term-help-aside = sig en frase, tilbyd uafgjort, påtal snak

## Ved et bord på en server

term-clock-game = { $count ->
    [one] { $count } minut til hele spillet
   *[other] { $count } minutter til hele spillet
}
term-time-days = { $days } d { $hours } t
term-come-back = Tilbage til din plads: { $command }
term-no-server = { $reason ->
    [refused] Der kører ingen server på { $server }. Er den startet?
    [unknown] Adressen { $server } findes ikke.
    [slow] { $server } svarer ikke.
    [foreign] { $server } er ikke en Knaves-server, eller den kører en anden version.
   *[other] Der er ingen forbindelse til { $server }.
}
term-no-seat = Du har ikke nogen plads ved dette bord, eller du har den ikke længere.
term-may-watch = Brug --watch for at se med.
term-lobby-help =
    start starter spillet; seats og options viser, hvad der er aftalt; name NAVN ændrer dit navn;
    say hello siger en frase, say alene viser dem alle; quit opgiver din plads.
    For værten: bot 2 sætter en bot på plads 2, free 2 gør pladsen ledig igen, swap 0 2 bytter to pladser.
    host 2 gør spilleren på plads 2 til vært. lock og unlock bestemmer, om andre kan være med,
    spectators off og spectators on, om de kan se med.
