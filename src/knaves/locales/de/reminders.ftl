### Die Erklär-Karten: eine halbe Seite neben dem Spiel.

reminder-title = Erklär-Karte
reminder-lines-play = Spiele eine Karte und setze deinen Stein auf ein freies Feld, das zu ihr passt. Dann ziehe.
reminder-lines-two-eyed = Zweiäugiger Bube (Kreuz, Karo): ein Stein auf ein beliebiges freies Feld.
reminder-lines-one-eyed = Einäugiger Bube (Pik, Herz): Entferne einen gegnerischen Stein.
reminder-lines-dead = Tote Karte (kein Feld frei): Tausche sie, bevor du spielst, einmal pro Zug.
reminder-lines-locked = Steine einer fertigen Sequenz können nicht entfernt werden.
reminder-classic-corners = Die vier Ecken zählen für alle.
reminder-lines-goal-two = Zwei Teams: Zwei Sequenzen von { $length } gewinnen.
reminder-lines-goal-three = Drei Teams: Eine Sequenz von { $length } gewinnt.
reminder-stacks-play = Spiele so viele Karten, wie du willst: 1 bis 5 der Reihe nach, jeder Stapel in einer Farbe.
reminder-stacks-top = Auch die oberste Karte deines Ablagestapels darfst du spielen.
reminder-stacks-empty-hand = Hand leer? Ziehe fünf und spiele weiter.
reminder-stacks-discard = Um deinen Zug zu beenden, lege eine Karte ab und ziehe auf fünf nach.
reminder-stacks-wild = Joker: jede Zahl seiner Farbe.
reminder-stacks-skip = Skip: Der nächste Spieler setzt aus.
reminder-stacks-reverse = Reverse: Die Richtung kehrt sich um.
reminder-stacks-steal-card = Steal a Card: von einem Ablagestapel oder aus einer Hand.
reminder-stacks-steal-chip = Steal a Chip: aber nicht, um zu gewinnen.
reminder-stacks-block = Block: verhindert einen Stapel, den ein anderer vollendet.
reminder-stacks-goal = Fünf Chips gewinnen, mindestens zwei blaue und zwei rote.
