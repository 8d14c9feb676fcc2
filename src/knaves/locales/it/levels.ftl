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
level-searcher-says = Prova a mente per un attimo le giocate migliori.
level-best = Lancelot
level-best-says = Pensa fino a un secondo, il più lontano possibile.
