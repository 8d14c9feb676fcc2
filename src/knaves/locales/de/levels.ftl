### Die Bots, vom schwächsten zum stärksten: Name und Charakter.

level-random = Würfel
level-random-says = Spielt irgendeine Karte, die passt.
level-beginner = Pip
level-beginner-says = Sieht eine fast fertige Reihe, übersieht aber oft sogar die.
level-casual = Hector
level-casual-says = Kennt gute Züge, schaut aber nicht genau hin.
level-skilled = Ogier
level-skilled-says = Spielt gut, mit kleinen Fehlern hin und wieder.
level-expert = La Hire
level-expert-says = Macht kaum je einen Fehler.
level-best = Lancelot
level-best-says = Spielt immer den besten Zug, den er kennt.

bots-weaker = Die Bots spielen hier schwächer, weil das Paket numpy fehlt: pip install 'knaves[bots]'
