### Wat alleen de terminalclient zegt, op zijn schermen en in gewone regels.

## De tafel

term-no-place = geen vakje
term-complete = compleet
term-discard-top = weggelegd { $card } ({ $count })
term-may-draw = mag nog pakken
term-forgot = vergat te pakken
term-must-give-up = moet een kaart afgeven
term-offers = biedt gelijkspel aan
term-goal-lines = { $count ->
    [one] Eén rij wint
   *[other] { $count } rijen winnen
}
term-goal-chips = { $count } fiches winnen (van elke kleur minstens { $each })
term-pile = Afneemstapel: { $count }
term-draw-due = Je mag pakken; na de zet van de volgende speler is het te laat.
term-window = { $name } speelt { place-on }. Blokkeren?
term-no-block = Je hebt geen Blokkaart.
term-skips = { $count ->
    [one] { $count } speler wordt overgeslagen.
   *[other] { $count } spelers worden overgeslagen.
}

## Begin en einde

term-commitment = De verdeling ligt vast. De vingerafdruk (SHA-256) van de startwaarde, die je aan het eind ziet, is { $sha }.
term-saved = Het verslag staat in { $path }.
term-not-saved = { $reason ->
    [folder] Het verslag kan niet worden opgeslagen: de map voor { $path } bestaat niet.
    [permission] Het verslag kan niet worden opgeslagen: je mag niet schrijven naar { $path }.
    [directory] Het verslag kan niet worden opgeslagen: { $path } is een map.
    [full] Het verslag kan niet worden opgeslagen: de schijf is vol.
   *[other] Het verslag kan niet worden opgeslagen ({ $code }).
}

## Gewone regels

term-plain-start = Typ een zet, of ? voor hulp.
term-no-cards = geen kaarten
term-no-move = nu niet te spelen
term-your-move = Jouw zet
term-your-move-or-wait = Jouw zet, of wait
term-more-moves = en nog { $count }: moves { $card }
term-undone = Je laatste zet is teruggenomen.
term-no-hint = Er is nu geen tip.
term-no-cell = De vakjes gaan van { $first } tot { $last }.
term-ambiguous = “{ $typed }” kan { $count } zetten zijn: { $moves } …
term-unreadable = “{ $typed }” is geen zet. Typ moves voor alle zetten, of ? voor hulp.
term-again = Nog een spel? { key-enter }, save BESTAND of q
term-one-of = Antwoord met een van deze: { $choices }.
term-plain-help =
    Typ een zet zoals hij geschreven wordt, of zoveel dat er maar één past: een kaart, een vakje of allebei.
    Klassiek en reis: 7H@c4 plaatsen, JC@c4 jokerboer, JSxc4 weghalen, 7H! dode kaart, + pakken, =a5-e5 rij kiezen,
    -7H kaart afgeven, pass passen, offer gelijkspel aanbieden, call:green overleg melden.
    Stacks: B3@b1 kaart leggen, SK sla over, RV omkeren, SC:2d of SC:2h kaart stelen van plaats 2, ST:2b blauwe fiche stelen,
    ^ ervoor voor de bovenste kaart van je weglegstapel, -B3 wegleggen, block blokkeren, let laten gaan,
    take:B3 nemen, end stoppen, + pakken.
    Andere woorden: moves (of moves JC) zetten, hand, board bord, cell c4 vakje (in Stacks: cell b1), seats spelers,
    last laatste zetten, options regels, hint tip, undo terugnemen, wait de anderen eerst,
    say hello iets zeggen (aan een tafel van een server), quit stoppen.
term-codes = Zo schrijf je de kaarten
term-codes-typed = Zetten typ je altijd met J Q K A, wat er ook op de kaarten staat.

## Schermen

term-aside = Zeggen
term-new-game = Nieuw spel
term-quit = Stoppen
term-look = De tafel bekijken
term-save = Verslag opslaan
term-nothing-here = Daar kan niets gespeeld worden.
term-start-keys = ↑ ↓ regel kiezen, ← → wijzigen, { key-enter } starten, Q stoppen
term-help-enter = spelen
term-help-table = naar de tafel en terug; daar loop je met de pijltjes
term-help-lay-down = dode kaart ruilen; wegleggen; afgeven
term-help-draw = pakken, als dat niet automatisch gaat
term-help-block = de stapel blokkeren of laten gaan
term-help-end = de beurt zonder wegleggen beëindigen
term-help-wait = de anderen eerst laten gaan
term-help-aside = iets zeggen, gelijkspel aanbieden, overleg melden

## Aan een tafel van een server

term-clock-game = { $count ->
    [one] { $count } minuut voor het hele spel
   *[other] { $count } minuten voor het hele spel
}
term-time-days = { $days } d { $hours } u
term-come-back = Zo kom je terug op je plaats: { $command }
term-no-server = { $reason ->
    [refused] Er draait geen server op { $server }. Is hij gestart?
    [unknown] Het adres { $server } is niet te vinden.
    [slow] { $server } antwoordt niet.
    [foreign] { $server } is geen Knaves-server of gebruikt een andere versie.
   *[other] Geen verbinding met { $server }.
}
term-no-seat = Je hebt aan deze tafel geen plaats, of niet meer.
term-may-watch = Met --watch kun je meekijken.
term-wants-more = { $count ->
    [one] { $names } wil nog een spel.
   *[other] { $names } willen nog een spel.
}
term-lobby-help =
    start begint het spel; seats en options zeggen wat er is afgesproken; name NAAM verandert je naam;
    say hello zegt een zin, alleen say somt ze op; quit geeft je plaats op.
    De host bovendien: bot 2 zet een bot op plaats 2, free 2 maakt die weer vrij, swap 0 2 wisselt twee plaatsen om.
