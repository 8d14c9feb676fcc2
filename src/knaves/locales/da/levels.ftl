### Botterne, fra den svageste til den stærkeste: navn og karakter.

level-random = Terning
level-random-says = Spiller et hvilket som helst kort, den kan.
level-beginner = Pip
level-beginner-says = Ser en række, der næsten er færdig, men overser tit selv den.
level-casual = Hector
level-casual-says = Kender et godt træk, men kigger ikke så nøje efter.
level-greedy = Ogier
level-greedy-says = Vejer hvert træk omhyggeligt og tager det, der er bedst lige nu.
level-searcher = La Hire
level-searcher-says = Spiller først de bedste træk igennem i hovedet.
level-best = Lancelot
level-best-says = Tænker i op til et sekund, så langt frem den kan.
