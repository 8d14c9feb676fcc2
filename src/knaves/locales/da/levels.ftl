### Botterne, fra den svageste til den stærkeste: navn og karakter.

level-random = Terning
level-random-says = Spiller et hvilket som helst kort, der kan spilles.
level-beginner = Pip
level-beginner-says = Ser en række, der næsten er færdig, og overser tit også den.
level-casual = Hector
level-casual-says = Ved, hvad der er godt, men kigger ikke så nøje efter.
level-greedy = Ogier
level-greedy-says = Overvejer hvert træk omhyggeligt og tager det, der er bedst lige nu.
level-searcher = La Hire
level-searcher-says = Prøver et øjeblik de bedste træk af i hovedet.
level-best = Lancelot
level-best-says = Tænker i op til et sekund, så langt frem som muligt.
