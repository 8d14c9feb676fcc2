### Die Bots, vom schwächsten zum stärksten: Name und Charakter.

level-random = Würfel
level-random-says = Spielt irgendeine Karte, die passt.
level-beginner = Pip
level-beginner-says = Sieht eine fast fertige Reihe, übersieht aber oft sogar die.
level-casual = Hector
level-casual-says = Kennt gute Züge, schaut aber nicht genau hin.
level-greedy = Ogier
level-greedy-says = Wägt jeden Zug sorgfältig ab und nimmt den besten für den Moment.
level-searcher = La Hire
level-searcher-says = Spielt die besten Züge erst im Kopf durch.
level-best = Lancelot
level-best-says = Denkt bis zu eine Sekunde nach, so weit voraus, wie es geht.
