### Die Lektionen: Titel, Aufgaben, was bei einem Zug gesagt wird, der die Aufgabe verfehlt, und die Worte am Ende.
### $length ist die Zahl der Steine einer Reihe: 5 in Klassisch, 4 in Reise.

lessons-says = Je eine Minute. Du spielst, ich helfe.
lessons-all-done = Du hast alle zehn geschafft. Spielen wir?
lessons-start = Los geht’s
lessons-go-on = Weiter
lessons-number = Lektion { $number } von { $total }
lessons-count = { $done } von { $total } geschafft
lessons-done = geschafft
lessons-next = Nächste Lektion
lessons-play = Spiele eine Partie gegen { level-beginner }
# Im Terminal, nach einer Lektion. Die Wörter again und q werden so getippt.
lessons-after = Enter: nächste Lektion. again: dieselbe noch einmal. q: aufhören.
lessons-after-last = Enter: eine Partie gegen { level-beginner }. again: dieselbe noch einmal. q: aufhören.

## Klassisch und Reise

lesson-card-title = Eine Karte, ein Stein
lesson-card-1 = { $length ->
    [5] Jede Karte außer den Buben ist zweimal auf dem Brett. Wähle die Herz 7 und dann eines ihrer zwei Felder.
   *[other] Jede Karte außer den Buben ist einmal auf dem Brett. Wähle die Herz 7 und dann ihr Feld.
}
lesson-card-1-no = Fangen wir mit der Herz 7 an.
lesson-card-2 = Da liegt dein Stein! Du hast eine neue Karte gezogen, und ich habe auch gespielt. Setze noch einen Stein, wohin du willst.
lesson-card-done = Mehr ist ein Zug nicht: eine Karte spielen, einen Stein setzen, eine Karte ziehen.

lesson-line-title = Zwei Reihen gewinnen
lesson-line-1 = Wer zuerst zwei Reihen aus { $length } Steinen hat, gewinnt. Zweien von deinen fehlt nur noch ein Stein. Vollende eine!
lesson-line-1-no = Guter Platz, aber noch keine Reihe. Schau, wo deine blauen Steine schon in einer Linie liegen.
lesson-line-2 = Eine fertige Reihe ist sicher: Niemand kann sie zerstören. Und jetzt die zweite!
lesson-line-2-no = Knapp daneben. Deiner anderen Reihe fehlt noch ein Stein.
lesson-line-done = Zwei Reihen: Du hast gewonnen!

lesson-corner-title = Die Ecken
lesson-corner-1 = Die vier Ecken zählen für alle, ganz ohne Stein. Neben einer Ecke genügen vier Steine für eine Reihe. Vollende eine!
lesson-corner-1-no = Schau auf die Ecke oben links: Wo fehlt dort ein Stein?
lesson-corner-2 = Dieselbe Ecke hilft ein zweites Mal. Vollende auch die andere Reihe.
lesson-corner-2-no = Schau auf dieselbe Ecke, in der anderen Richtung.
lesson-corner-done = Eine Ecke und vier Steine sind so gut wie fünf Steine. Du hast gewonnen!

lesson-directions-title = Jede Richtung
lesson-directions-1 = Reihen gehen waagerecht, senkrecht oder schräg. Zweien von deinen fehlt nur noch ein Stein. Vollende eine!
lesson-directions-1-no = Noch keine Reihe. Schau auf deine schräge Reihe und auf den rechten Rand.
lesson-directions-2 = Und jetzt die andere, in einer anderen Richtung.
lesson-directions-2-no = Fast. Eine Reihe ist schräg, eine geht am rechten Rand hinunter.
lesson-directions-done = Zwei Reihen, zwei Richtungen: Du hast gewonnen!

lesson-wild-title = Der Bube mit zwei Augen
lesson-wild-1 = Mit einem zweiäugigen Buben setzt du deinen Stein auf ein beliebiges freies Feld. Schließe die Lücke in deiner Reihe!
lesson-wild-1-no = Das geht, aber die Lücke in deiner Reihe ist mehr wert.
lesson-wild-2 = Jetzt fehlt mir nur noch ein Stein für eine Reihe. Nimm mir das Feld mit deinem anderen Buben weg!
lesson-wild-2-no = Meine Reihe ist noch offen. Besetze das Feld an ihrem Ende.
lesson-wild-done = Zweiäugige Buben sind kostbar. Heb sie dir für solche Momente auf.

lesson-remove-title = Der Bube mit einem Auge
lesson-remove-1 = Ein einäugiger Bube nimmt einen Stein vom Brett. Meine fertige Reihe ist sicher, aber meiner anderen fehlt nur noch ein Stein. Zerstöre sie!
lesson-remove-1-no = Meine offene Reihe ist immer noch gefährlich. Nimm mit deinem Buben einen ihrer Steine weg.
lesson-remove-done = Autsch! In diesem Zug setzt du keinen Stein, aber die Gefahr ist vorbei.

lesson-dead-title = Eine tote Karte
lesson-dead-1 = { $length ->
    [5] Beide Felder der Herz 7 sind besetzt: Die Karte ist tot. Tausche sie gegen eine neue.
   *[other] Das Feld der Herz 7 ist besetzt: Die Karte ist tot. Tausche sie gegen eine neue.
}
lesson-dead-1-no = Tausche zuerst die Herz 7. Danach darfst du trotzdem noch spielen.
lesson-dead-2 = Du hast eine neue Karte und bist immer noch dran. Setze einen Stein wie sonst auch.
lesson-dead-done = In jedem Zug darfst du vor dem Spielen eine tote Karte tauschen.

lesson-share-title = Ein Stein, zwei Reihen
lesson-share-1 = Deine zwei Reihen kreuzen sich, und beiden fehlt ein Stein. Vollende eine!
lesson-share-1-no = Noch keine Reihe. Schau die zwei Reihen entlang, die sich kreuzen.
lesson-share-2 = Zwei Reihen dürfen sich einen Stein teilen: den, in dem sie sich kreuzen. Vollende die zweite!
lesson-share-2-no = Schau auf die Reihe, die deine fertige kreuzt.
lesson-share-done = Ein Stein hat doppelt gezählt, und du hast gewonnen!

lesson-block-title = Nicht so schnell
lesson-block-1 = Mir fehlt nur noch ein Stein für eine Reihe. Nimm mir das Feld weg!
lesson-block-1-no = Dann vollende ich meine Reihe! Welches Feld brauche ich noch?
lesson-block-2 = Dann versuche ich es woanders. Hältst du mich auch dort auf?
lesson-block-2-no = Schau auf meine Steine rechts. Welches Feld brauche ich noch?
lesson-block-done = Gut aufgepasst! Schau vor deinem eigenen Plan, was die anderen brauchen.

lesson-partners-title = Zu zweit im Team
lesson-partners-1 = Zu viert spielt { level-casual } gegenüber auch mit blauen Steinen. Verlängere eure Reihe, damit { level-casual } sie vollenden kann.
lesson-partners-1-no = Setze an die Reihe aus blauen Steinen an. Vielleicht hat { level-casual } die Karte für das nächste Feld.
lesson-partners-done = { level-casual } vollendet sie, und die Reihe gehört euch beiden. Gutes Teamspiel!

lesson-three-title = Drei Teams
lesson-three-1 = Bei drei Teams gewinnt schon eine Reihe. Ich bin gleich fertig: Halte mich auf, und zwar dort, wo es auch dir hilft!
lesson-three-1-no = Dann gewinne ich sofort! Besetze das Feld, das ich brauche.
lesson-three-2 = Jetzt fehlt dir selbst nur noch ein Stein. Los!
lesson-three-2-no = Eine Reihe genügt. Vollende deine!
lesson-three-done = Eine Reihe, und du hast gewonnen!

## Stacks

lesson-pile-title = Einen Stapel bauen
lesson-pile-1 = Ein Stapel hat eine Farbe. Er beginnt mit einer 1 und geht bis 5. Beginne mit deiner blauen 1.
lesson-pile-1-no = Beginne zuerst einen Stapel mit der blauen 1.
lesson-pile-2 = Du darfst so viele Karten spielen, wie du willst. Lege die blaue 2 darauf.
lesson-pile-2-no = Du kannst noch spielen: Die blaue 2 passt auf deinen Stapel.
lesson-pile-3 = Sonst passt nichts. Lege eine beliebige Karte ab, um deinen Zug zu beenden.
lesson-pile-done = Am Ende deines Zuges ziehst du nach, bis du wieder fünf Karten hast.

lesson-chip-title = Ein Stapel, ein Chip
lesson-chip-1 = Der blaue Stapel braucht eine 4, und du hast sie. Spiele sie!
lesson-chip-1-no = Lege noch nichts ab: Beide Karten passen auf den blauen Stapel.
lesson-chip-2 = Wer die 5 legt, bekommt einen Chip dieser Farbe. Du bist dran!
lesson-chip-2-no = Lege sie nicht ab: Die 5 vollendet den Stapel.
lesson-chip-done = Ein blauer Chip! Und weil deine Hand leer war, hast du fünf neue Karten gezogen und darfst weiterspielen.

lesson-joker-title = Joker
lesson-joker-1 = Ein Joker ist jede Zahl seiner Farbe. Der rote Stapel braucht eine 3: Spiele deinen roten Joker dort.
lesson-joker-1-no = Spiele den roten Joker auf den roten Stapel, der auf eine 3 wartet.
lesson-joker-2 = Jetzt ist er eine 3. Weiter mit deiner roten 4.
lesson-joker-2-no = Weiter mit dem roten Stapel: Als Nächstes kommt die 4.
lesson-joker-3 = Und die 5!
lesson-joker-3-no = Nicht aufhören: Die rote 5 vollendet den Stapel.
lesson-joker-done = Ein Joker kann einen Stapel auch beginnen oder vollenden.

lesson-discard-title = Dein Ablagestapel
lesson-discard-1 = Nichts passt, also lege ab. Die oberste Karte deines Ablagestapels kannst du später noch spielen: Lege die blaue 4 dorthin.
lesson-discard-1-no = Am besten liegt dort die blaue 4: Der blaue Stapel braucht sie bald.
lesson-discard-2 = Ich habe die 3 gespielt. Spiele jetzt die blaue 4 von deinem Ablagestapel.
lesson-discard-2-no = Spiele die oberste Karte deines Ablagestapels: die blaue 4.
lesson-discard-done = Danach ist die Karte darunter dran. Es lohnt sich, mit Plan abzulegen.

lesson-skip-title = Skip
lesson-skip-1 = Ich habe vier Chips und bin als Nächster dran. Lass mich nicht spielen: Nutze deinen Skip!
lesson-skip-1-no = Spiele zuerst den Skip, sonst bin ich dran.
lesson-skip-2 = Spezialkarten beenden deinen Zug nicht. Lege wie immer eine Karte ab.
lesson-skip-done = Ich setze aus, und du spielst noch einmal.

lesson-reverse-title = Reverse
lesson-reverse-1 = Ich bin als Nächster dran, mit vier Chips. Schick das Spiel andersherum: Spiele dein Reverse!
lesson-reverse-1-no = Spiele zuerst das Reverse, sonst bin ich dran.
lesson-reverse-2 = Lege jetzt eine Karte ab und schau, wer spielt.
lesson-reverse-done = { level-casual } spielt, und ich muss warten.

lesson-steal-card-title = Steal a Card
lesson-steal-card-1 = Der blaue Stapel braucht eine 5, und auf meinem Ablagestapel liegt eine. Stiehl sie!
lesson-steal-card-1-no = Du willst die blaue 5: Stiehl sie von meinem Ablagestapel.
lesson-steal-card-2 = Jetzt hast du sie auf der Hand. Spiele sie!
lesson-steal-card-2-no = Die blaue 5 vollendet den Stapel. Spiele sie!
lesson-steal-card-done = Du kannst auch aus einer Hand stehlen, aber dann siehst du nicht, was du bekommst.

lesson-steal-chip-title = Steal a Chip
lesson-steal-chip-1 = Zum Gewinnen brauchst du Chips beider Farben, und du hast nur blaue. Stiehl mir einen roten!
lesson-steal-chip-1-no = Dir fehlt Rot: Stiehl einen meiner roten Chips.
lesson-steal-chip-done = Nur eines geht nicht: mit einem gestohlenen Chip gewinnen. Den letzten musst du dir verdienen.

lesson-stop-title = Block
lesson-stop-1 = Ich habe vier Chips, und dem blauen Stapel fehlt nur noch eine 5. Behalte deinen Block und lege eine andere Karte ab.
lesson-stop-1-no = Behalte deinen Block! Du brauchst ihn gleich.
lesson-stop-2 = Da ist meine 5! Halte mich auf!
lesson-stop-2-no = Dann gewinne ich. Nutze deinen Block!
lesson-stop-done = Der Stapel ist weg, und niemand bekommt einen Chip. Nur den Block spielst du, wenn andere dran sind.

lesson-win-title = Fünf Chips
lesson-win-1 = Fünf Chips gewinnen, wenn mindestens zwei blau und zwei rot sind. Du hast drei blaue und einen roten. Vollende den richtigen Stapel!
lesson-win-1-no = So nicht: Du brauchst einen zweiten roten Chip.
lesson-win-done = Drei blaue, zwei rote: Du hast gewonnen!
