### I bot, dal più debole al più forte: il nome e il carattere.

level-random = Dado
level-random-says = Gioca una carta qualsiasi tra quelle possibili.
level-beginner = Pip
level-beginner-says = Vede una linea quasi completa, ma spesso gli sfugge anche quella.
level-casual = Hector
level-casual-says = Riconosce una buona mossa, ma non guarda con attenzione.
level-skilled = Ogier
level-skilled-says = Gioca bene, con qualche piccolo errore ogni tanto.
level-expert = La Hire
level-expert-says = Non sbaglia quasi mai.
level-best = Lancelot
level-best-says = Gioca sempre la mossa migliore che conosce.

bots-weaker = I bot giocano peggio qui perché manca il pacchetto numpy: pip install 'knaves[bots]'
