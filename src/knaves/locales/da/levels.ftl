### Botterne, fra den svageste til den stærkeste: navn og karakter.

level-random = Terning
level-random-says = Spiller et hvilket som helst kort, den kan.
level-beginner = Pip
level-beginner-says = Ser en række, der næsten er færdig, men overser tit selv den.
level-casual = Hector
level-casual-says = Kender et godt træk, men kigger ikke så nøje efter.
level-skilled = Ogier
level-skilled-says = Spiller godt, med en lille fejl i ny og næ.
level-expert = La Hire
level-expert-says = Laver næsten aldrig en fejl.
level-best = Lancelot
level-best-says = Spiller altid det bedste træk, den kender.

bots-weaker = Botterne spiller svagere her, fordi pakken numpy mangler: pip install 'knaves[bots]'
