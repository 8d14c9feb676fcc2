### Die Bots, vom schwächsten zum stärksten: Name und Charakter.

level-random = Würfel
level-random-says = Spielt irgendeine Karte, die sich spielen lässt.
level-beginner = Pip
level-beginner-says = Sieht eine fast fertige Reihe, und übersieht oft auch die.
level-casual = Hector
level-casual-says = Weiß, was gut ist, schaut aber nicht genau hin.
level-greedy = Ogier
level-greedy-says = Wägt jeden Zug sorgfältig ab und nimmt den, der jetzt am besten ist.
level-searcher = La Hire
level-searcher-says = Spielt die besten Züge einen Augenblick lang im Kopf durch.
level-best = Lancelot
level-best-says = Denkt bis zu eine Sekunde lang so weit voraus, wie es geht.
