### Die Regelseiten; locales/rules.json ordnet sie.

## Überschriften

rule-heading-aim = Ziel des Spiels
rule-heading-setup = Spielvorbereitung
rule-heading-turn = Am Zug
rule-heading-corners = Die Ecken
rule-heading-sequences = Sequenzen
rule-heading-jacks = Die Buben
rule-heading-dead = Tote Karten
rule-heading-piles = Die Stapel
rule-heading-specials = Spezialkarten
rule-heading-block = Die Block-Karte
rule-heading-end = Das Ende
rule-heading-talk = Tischgespräche und Zusatzregel
rule-heading-options = Optionen (die Standardwahl zuerst)
rule-option = { $label }: { $says } ({ $values })

## Klassisch und Reise

rule-lines-aim = Bei zwei Teams gewinnt, wer zuerst zwei Sequenzen bildet. Bei drei Teams reicht eine Sequenz. Wer ohne Partner spielt, gilt als eigenes Team.
rule-lines-sequence = Eine Sequenz ist eine lückenlose Reihe von { $length } Spielsteinen einer Farbe: waagerecht, senkrecht oder diagonal.
rule-lines-share = Zwei Sequenzen eines Teams dürfen einen Stein gemeinsam haben, nie mehr. { $double } in gerader Linie sind also zwei Sequenzen.

rule-classic-box = Gespielt wird mit einem Brett von 10 × 10 Feldern, 104 Karten (zwei Spielen) und Spielsteinen in drei Farben. Die Steine gehen nie aus.
rule-travel-box = Gespielt wird mit einem Brett von 6 × 8 Feldern, 52 Karten (einem Spiel) und Spielsteinen in drei Farben. Die Steine gehen nie aus. Erklär-Karten helfen dir.
rule-classic-players = 2, 3, 4, 6, 8, 9, 10 oder 12 können mitspielen. Bis zu drei spielen jeder für sich; mehr bilden zwei oder drei gleich große Teams. Zu 6 oder 12 habt ihr die Wahl.
rule-travel-players = 2, 3, 4 oder 6 können mitspielen. Bis zu drei spielen jeder für sich; mehr bilden zwei oder drei gleich große Teams. Zu 6 habt ihr die Wahl.
rule-lines-seats = Jedes Team hat seine Farbe. Die Teams sitzen abwechselnd um den Tisch, sodass Partner nie nebeneinander sitzen.
rule-classic-dealer = Alle ziehen eine Karte: Wer die niedrigste zieht, gibt, und der Spieler links vom Geber beginnt. Das Ass ist die höchste Karte; bei Gleichstand wird noch einmal gezogen.
rule-travel-starter = Für jedes Team wird eine Karte gezogen: Das mit der höchsten beginnt, und zwar der Spieler, der sie gezogen hat. Das Ass ist die höchste Karte; bei Gleichstand wird noch einmal gezogen.
rule-classic-hands-two = Karten bei zwei Teams: je 7 bei 2 Spielern, 6 bei 4, 5 bei 6, 4 bei 8, 3 bei 10 oder 12.
rule-classic-hands-three = Karten bei drei Teams: je 6 bei 3 Spielern, 5 bei 6, 4 bei 9, 3 bei 12.
rule-travel-hands = Karten: je 7 bei 2 Spielern, 6 bei 3 oder 4, 5 bei 6.
rule-lines-pile = Die übrigen Karten bilden verdeckt den Nachziehstapel. Deine Hand siehst nur du.

rule-lines-play = Spiele eine Karte von der Hand offen auf deinen eigenen Ablagestapel. Alle dürfen sehen, was gespielt wurde.
rule-classic-place = Setze dann einen Spielstein deines Teams auf eines der beiden Felder, die zur Karte passen. Das Feld muss leer sein: Auch kein eigener Stein darf dort liegen.
rule-travel-place = Setze dann einen Spielstein deines Teams auf das eine Feld, das zur Karte passt. Das Feld muss leer sein: Auch kein eigener Stein darf dort liegen.
rule-lines-draw = Ziehe zum Schluss eine neue Karte. Gespielt wird im Uhrzeigersinn.
rule-lines-forgotten = Karten werden automatisch gezogen, außer wenn an diesem Tisch von Hand gezogen wird. Dann kannst du eine vergessene Karte ziehen, bis der nächste Spieler gespielt und gezogen hat; danach ist sie verloren.
rule-lines-must-play = Du wählst frei unter deinen Karten, aber wenn du eine spielen kannst, musst du es tun.

rule-classic-corners = Die vier Ecken sind Bonusfelder: Jede zählt für jedes Team, als läge dort ein eigener Stein. Mehrere Teams dürfen dieselbe Ecke nutzen, und ein Team darf sie zweimal nutzen.
rule-classic-corners-empty = Auf eine Ecke wird nie ein Stein gesetzt. Acht Steine zwischen zwei Ecken am Rand ergeben zwei Sequenzen.

rule-lines-locked = Eine fertige Sequenz zählt sofort. Ihre Steine werden auf die weiße Seite gedreht und bleiben liegen: Niemand kann sie entfernen.
rule-lines-longer = Ist eine Reihe länger als { $length }, wählt ihr Besitzer, welche { $length } Steine die Sequenz bilden. Dabei bleibt es, und die übrigen Steine können noch entfernt werden.
rule-lines-two-at-once = Ein Stein, der zwei Reihen zugleich vollendet, ergibt zwei Sequenzen.

rule-lines-jacks = Die Buben sind nicht auf dem Brett. Kreuz- und Karobube haben zwei Augen, Pik- und Herzbube haben eines.
rule-lines-two-eyed = Ein zweiäugiger Bube ist ein Joker: Setze einen Stein auf ein beliebiges freies Feld.
rule-lines-one-eyed = Ein einäugiger Bube entfernt einen gegnerischen Spielstein. In diesem Zug setzt du keinen Stein.
rule-lines-one-eyed-limits = Aus einer fertigen Sequenz kann er keinen Stein nehmen. Gibt es keinen Stein, den er nehmen kann, bleibt er auf der Hand.

rule-lines-dead = Eine Karte ist tot, wenn kein Feld für sie mehr frei ist. In deinem Zug darfst du sie, bevor du spielst, offen auf deinen Ablagestapel legen und eine neue ziehen: eine pro Zug.
rule-lines-dead-jack = Ein Bube ist nie tot.
rule-lines-stuck = Kannst du nicht spielen, musst du eine tote Karte tauschen. Geht auch das nicht oder ist deine Hand leer, passt du und behältst deine Karten.

rule-lines-last-chip = Der Stein, mit dem jemand gewinnt, beendet das Spiel; danach wird nicht mehr gezogen.
rule-lines-reshuffle = Muss gezogen werden und der Nachziehstapel ist leer, werden alle Ablagestapel zu einem neuen gemischt.
rule-lines-drawn = Das Spiel endet unentschieden, wenn in einer ganzen Runde niemand eine Karte spielt oder tauscht, wenn alle Teams einverstanden sind oder nach 40 Runden hintereinander, in denen alle passen.

rule-classic-talk = Mit der Strafe für Tischgespräche darfst du deinen Partnern keinen Rat geben. Ein Gegner darf es reklamieren; dann gibt jedes Teammitglied eine Karte eigener Wahl ohne Ersatz ab, und das Spiel wartet darauf.
rule-travel-talk = Niemand spricht über seine Karten, außer wenn es alle vor dem Spiel so vereinbart haben.
rule-classic-advanced = Mit der Zusatzregel (nur bei zwei Teams) darf ein einäugiger Bube auch einen Stein aus einer fertigen Sequenz nehmen. Diese zählt dann nicht mehr, außer wenn noch fünf in einer Reihe liegen.

## Stacks

rule-stacks-aim = Es gewinnt, wer zuerst fünf Sequenzen hat, darunter mindestens zwei blaue und mindestens zwei rote.
rule-stacks-five = Jede Sequenz bringt dir einen Chip. Mit zwei blauen und zwei roten Chips hast du noch nicht gewonnen: Du brauchst einen fünften. Mehr als fünf sind erlaubt.

rule-stacks-box = 2 bis 6 können mitspielen, mit 120 Karten. Jede Farbe hat neun Karten jeder Zahl von 1 bis 5 und sieben Joker; dazu kommen 3 Skip, 3 Reverse, 3 Steal a Card, 3 Block und 4 Steal a Chip. Die Chips gehen nie aus.
rule-stacks-two-players = Zu zweit werden alle Reverse-Karten, eine Block-, zwei Steal-a-Chip-, eine Steal-a-Card- und eine Skip-Karte entfernt.
rule-stacks-deal = Der Geber wird ausgelost. Alle bekommen fünf Karten; die übrigen bilden verdeckt den Nachziehstapel in der Mitte. Deine Hand siehst nur du.
rule-stacks-start = Der Spieler links vom Geber beginnt, und es geht im Uhrzeigersinn weiter.

rule-stacks-plays = In deinem Zug darfst du so viele Karten spielen, wie du kannst, und aufhören, wann du willst.
rule-stacks-top = Die oberste Karte deines Ablagestapels ist eine zusätzliche Karte, die du in deinem Zug spielen darfst. Ist sie weg, darfst du die nächste spielen, und so weiter. Jeder hat nur einen Ablagestapel, und nur dessen oberste Karte ist zu sehen.
rule-stacks-empty-hand = Spielst du deine letzte Handkarte, ziehst du fünf neue und spielst weiter.
rule-stacks-discard = Kannst oder willst du nicht mehr spielen, lege eine Handkarte auf deinen Ablagestapel. Es darf auch eine Spezialkarte sein.
rule-stacks-refill = Danach ziehst du auf fünf Karten nach, und dein Zug ist zu Ende. Hast du schon fünf oder mehr, ziehst du nichts.
rule-stacks-no-card = Hast du keine Karte zum Ablegen, beendest du deinen Zug, ohne abzulegen.
rule-stacks-forgotten = Karten werden automatisch gezogen, außer wenn an diesem Tisch von Hand gezogen wird. Vergisst du es dann und der nächste Spieler hat begonnen, spielst du deinen nächsten Zug ohne neue Karten.

rule-stacks-pile = Ein Stapel hat eine Farbe. Er beginnt mit einer 1 oder einem Joker und geht der Reihe nach weiter: 1, 2, 3, 4, 5.
rule-stacks-places = Höchstens zwei blaue und zwei rote Stapel liegen gleichzeitig aus. Du musst einen Stapel nicht in deinem Zug vollenden.
rule-stacks-finished = Wer die letzte Karte spielt, nimmt einen Chip dieser Farbe, und der Stapel kommt aus dem Spiel. Sein Platz ist wieder frei.

rule-stacks-specials = Spezialkarten spielst du nur in deinem eigenen Zug, außer Block. Sie kommen aus dem Spiel und beenden deinen Zug nie.
rule-stacks-skip = Skip: Der nächste Spieler setzt aus, spielt nicht und zieht nicht. Mehrere Skip-Karten werden zusammengezählt.
rule-stacks-reverse = Reverse: Die Spielrichtung kehrt sich um. Zu zweit gilt die Karte als Skip.
rule-stacks-wild = Joker (Jacks Wild): Er steht für jede Zahl auf einem Stapel seiner eigenen Farbe. Ein Stapel darf mehrere enthalten.
rule-stacks-steal-card = Steal a Card: Nimm die oberste Karte vom Ablagestapel eines anderen oder eine ungesehene Karte aus seiner Hand. Du darfst sie sofort spielen.
rule-stacks-steal-chip = Steal a Chip: Nimm einem anderen einen Chip weg, aber nie den, mit dem du gewinnen würdest.

rule-stacks-block = Block: Vollendet ein anderer einen Stapel, darfst du ihn blockieren. Der Stapel kommt aus dem Spiel, und niemand bekommt einen Chip.
rule-stacks-answer = Alle anderen haben dieselbe kurze Zeit, um verdeckt zu antworten. Blockieren mehrere, gilt die Karte dessen, der als Nächster an der Reihe wäre; die anderen behalten ihre.
rule-stacks-block-limits = Eine Block-Karte wirkt nur aus der Hand und nur gegen einen Stapel. Ersatz ziehst du am Ende deines eigenen nächsten Zuges.

rule-stacks-win = Du gewinnst, sobald du deine fünf Chips hast, auch mitten im Zug, wenn die Zeit zum Blockieren abgelaufen ist.
rule-stacks-new-deck = Ist der Nachziehstapel verbraucht, werden die fertigen und blockierten Stapel zu einem neuen gemischt. Gespielte Spezialkarten bleiben draußen.
rule-stacks-nothing-left = Gibt es keine, nimmt man die gespielten Spezialkarten, dann die Ablagestapel ohne ihre oberste Karte. Wird in einer ganzen Runde weder gespielt noch abgelegt noch gezogen, endet das Spiel unentschieden.
