### De bots, van zwak naar sterk: hun naam en hun karakter.

level-random = Dobbelsteen
level-random-says = Speelt zomaar een kaart die kan.
level-beginner = Pip
level-beginner-says = Ziet een rij die bijna af is, maar mist vaak zelfs die.
level-casual = Hector
level-casual-says = Herkent een goede zet, maar kijkt niet zo nauw.
level-greedy = Ogier
level-greedy-says = Weegt elke zet zorgvuldig af en kiest wat nu het beste is.
level-searcher = La Hire
level-searcher-says = Speelt de beste zetten eerst in gedachten uit.
level-best = Lancelot
level-best-says = Denkt tot een seconde na, zo ver vooruit als het kan.
