### I bot, dal più debole al più forte: il nome e il carattere.

level-random = Dado
level-random-says = Gioca una carta qualsiasi tra quelle possibili.
level-beginner = Pip
level-beginner-says = Vede una linea quasi completa, ma spesso gli sfugge anche quella.
level-casual = Hector
level-casual-says = Riconosce una buona mossa, ma non guarda con attenzione.
level-greedy = Ogier
level-greedy-says = Valuta ogni mossa con cura e sceglie la migliore del momento.
level-searcher = La Hire
level-searcher-says = Prima prova a mente le mosse migliori.
level-best = Lancelot
level-best-says = Pensa fino a un secondo, guardando il più avanti possibile.
