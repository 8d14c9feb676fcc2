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
    [one] Je wint met één rij
   *[other] Je wint met { $count } rijen
}
term-goal-chips = Je wint met { $count } fiches (van elke kleur minstens { $each })
term-pile = Trekstapel: { $count }
term-draw-due = Pak nu: na de zet van de volgende speler is het te laat.
term-window = { $name } speelt { place-on }. Wil je blokkeren?
term-no-block = Je hebt geen Blokkaart.
term-skips = { $count ->
    [one] { $count } speler wordt overgeslagen.
   *[other] { $count } spelers worden overgeslagen.
}

## Begin en einde

term-commitment = Het schudden ligt vast. De startwaarde zie je aan het eind; de vingerafdruk (SHA-256) ervan is { $sha }.
term-recording = Dit spel wordt opgenomen in { $path }.
term-saved = Het spel is opgeslagen in { $path }.
term-not-saved = { $reason ->
    [folder] Het spel kan niet worden opgeslagen: de map voor { $path } bestaat niet.
    [permission] Het spel kan niet worden opgeslagen: je mag niet schrijven naar { $path }.
    [directory] Het spel kan niet worden opgeslagen: { $path } is een map.
    [full] Het spel kan niet worden opgeslagen: de schijf is vol.
   *[other] Het spel kan niet worden opgeslagen ({ $code }).
}

## Gewone regels

term-plain-start = Typ een zet, of ? voor hulp.
term-no-cards = geen kaarten
term-no-move = nu niet te spelen
term-your-move = Jouw zet
term-your-move-or-wait = Jouw zet, of wait
term-more-moves = en nog { $count }: moves { $card }
term-undone = Je laatste zet is teruggenomen.
term-no-hint = Er is nu even geen tip.
term-coach-on = De coach staat aan: hij vraagt het vóór een zet die veel verliest.
term-coach-off = De coach staat uit.
term-coach-none = Hier is geen coach: daarvoor is een spel met alleen bots nodig, met tips, en NumPy.
term-no-cell = De vakjes gaan van { $first } tot { $last }.
term-ambiguous = “{ $typed }” kan { $count } zetten zijn: { $moves } …
term-unreadable = “{ $typed }” is geen zet. Typ moves voor je zetten, of ? voor hulp.
term-again = Nog een spel? { key-enter }, review, save BESTAND of q
term-no-review = Dit spel kan hier niet worden geanalyseerd.
term-one-of = Antwoord met een van deze woorden: { $choices }.
term-plain-help =
    Typ een hele zet, of net genoeg om hem van de andere te onderscheiden: een kaart, een vakje of allebei.
    Klassiek en reis: 7H@c4 plaatsen, JC@c4 jokerboer, JSxc4 weghalen, 7H! dode kaart, + pakken, =a5-e5 rij kiezen,
    -7H kaart afgeven, pass passen, offer gelijkspel aanbieden, call:green overleg melden.
    Stacks: B3@b1 kaart spelen, SK sla over, RV omkeren, SC:2d of SC:2h kaart stelen van plaats 2, ST:2b blauw fiche stelen,
    ^ ervoor voor de bovenste kaart van je weglegstapel, -B3 wegleggen, block blokkeren, let toelaten,
    take:B3 nemen, end beëindigen, + pakken.
    Andere opdrachten: moves (of moves JC) zetten, hand, board bord, cell c4 vakje (in Stacks: cell b1), seats spelers,
    last laatste zet, options regels, rule C15, hint tip, coach, undo terugnemen, wait de anderen voor laten gaan,
    say hello iets zeggen (aan een tafel van een server), quit stoppen.
    Aan een tafel van een server ook: back (zelf verder spelen na een bot), bot 2 (een bot laten spelen voor plaats 2 als daar niets gebeurt),
    host 2 (de speler op plaats 2 host maken), lock, unlock (of anderen kunnen meedoen), spectators off (of on).
term-codes = Zo schrijf je de kaarten
term-codes-typed = Zetten typ je altijd met J Q K A, wat er ook op de kaarten staat.

## Schermen

term-aside = Zeggen
term-new-game = Nieuw spel
term-quit = Stoppen
term-look = De tafel bekijken
term-save = Spel opslaan
term-nothing-here = Daar kun je niets spelen.
term-start-keys = ↑ ↓ regel kiezen, ← → wijzigen, { key-enter } starten, Q stoppen
term-help-enter = spelen
term-help-table = naar de tafel en terug; daar beweeg je met de pijltjes
term-help-lay-down = dode kaart ruilen; wegleggen; kaart afgeven
term-help-draw = pakken, als dat niet automatisch gaat
term-help-block = de stapel blokkeren of toelaten
term-help-end = de beurt zonder wegleggen beëindigen
term-help-wait = de anderen voor laten gaan
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
term-no-seat = Je hebt aan deze tafel geen plaats (meer).
term-may-watch = Je kunt meekijken met --watch.
term-lobby-help =
    start start het spel; seats en options tonen wat er is afgesproken; name NAAM verandert je naam;
    say hello zegt een korte zin, say alleen somt ze op; quit geeft je plaats op.
    Voor de host: bot 2 zet een bot op plaats 2, free 2 maakt die weer vrij, swap 0 2 ruilt twee plaatsen.
    host 2 maakt de speler op plaats 2 host. lock en unlock bepalen of anderen kunnen meedoen,
    spectators off en spectators on of ze kunnen meekijken.
