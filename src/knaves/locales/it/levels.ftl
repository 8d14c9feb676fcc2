### I bot, dal più debole al più forte: il nome e il carattere.

level-random = Dado
level-random-says = Gioca una qualsiasi carta che si può giocare.
level-beginner = Pip
level-beginner-says = Vede una linea quasi finita, e spesso gli sfugge anche quella.
level-casual = Hector
level-casual-says = Sa che cosa è buono, ma non guarda da vicino.
level-greedy = Ogier
level-greedy-says = Pesa ogni giocata con cura e prende la migliore del momento.
level-searcher = La Hire
level-searcher-says = Prova a mente le giocate migliori per un decimo di secondo.
level-best = Lancelot
level-best-says = Pensa per un secondo intero, il più lontano possibile.
