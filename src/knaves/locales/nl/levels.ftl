### De bots, van zwak naar sterk: hun naam en hun karakter.

level-random = Dobbelsteen
level-random-says = Speelt zomaar een kaart die kan.
level-beginner = Pip
level-beginner-says = Ziet een rij die bijna af is, maar mist vaak zelfs die.
level-casual = Hector
level-casual-says = Herkent een goede zet, maar kijkt niet zo nauw.
level-skilled = Ogier
level-skilled-says = Speelt goed, met af en toe een foutje.
level-expert = La Hire
level-expert-says = Maakt bijna nooit een fout.
level-best = Lancelot
level-best-says = Speelt altijd de beste zet die hij kent.

bots-weaker = De bots spelen hier zwakker, omdat het pakket numpy ontbreekt: pip install 'knaves[bots]'
