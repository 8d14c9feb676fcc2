### Le pagine delle regole; locales/rules.json le ordina.

## Titoli

rule-heading-aim = Scopo del gioco
rule-heading-setup = Preparazione
rule-heading-turn = Il tuo turno
rule-heading-corners = Gli angoli
rule-heading-sequences = Le sequenze
rule-heading-jacks = I fanti
rule-heading-dead = Carte morte
rule-heading-piles = Le pile
rule-heading-specials = Carte speciali
rule-heading-block = La carta Blocco
rule-heading-end = La fine
rule-heading-talk = Chiacchiere e regola per esperti
rule-heading-options = Su che cosa ci si può accordare (prima il solito)
rule-option = { $label }: { $says } ({ $values })

## Classico e viaggio

rule-lines-aim = Con due squadre vince la prima che fa due sequenze. Con tre squadre ne basta una.
rule-lines-sequence = Una sequenza è una linea ininterrotta di { $length } gettoni dello stesso colore: orizzontale, verticale o diagonale.
rule-lines-share = Due sequenze della stessa squadra possono avere un gettone in comune, mai di più. Così { $double } in linea retta sono due sequenze.

rule-classic-box = Si gioca con un tabellone di 10 × 10 spazi, 104 carte (due mazzi) e gettoni di tre colori. I gettoni non finiscono mai.
rule-travel-box = Si gioca con un tabellone di 6 × 8 spazi, 52 carte (un mazzo) e gettoni di tre colori. I gettoni non finiscono mai. Le carte promemoria ti aiutano.
rule-classic-players = Si gioca in 2, 3, 4, 6, 8, 9, 10 o 12: fino a tre ognuno per sé, di più in due o tre squadre uguali. In 6 e in 12 si sceglie.
rule-travel-players = Si gioca in 2, 3, 4 o 6: fino a tre ognuno per sé, di più in due o tre squadre uguali. In 6 si sceglie.
rule-lines-seats = Ogni squadra ha il suo colore. Le squadre si alternano intorno al tavolo, così i compagni non siedono mai vicini.
rule-classic-dealer = Ognuno pesca una carta: la più bassa dà le carte, e comincia il giocatore alla sinistra del mazziere. L’asso è la più alta; in caso di parità si pesca di nuovo.
rule-travel-starter = Si pesca una carta per ogni squadra: comincia la più alta, con il giocatore che l’ha pescata. L’asso è la più alta; in caso di parità si pesca di nuovo.
rule-classic-hands-two = Carte con due squadre: 7 a testa in 2 giocatori, 6 in 4, 5 in 6, 4 in 8, 3 in 10 o 12.
rule-classic-hands-three = Carte con tre squadre: 6 a testa in 3 giocatori, 5 in 6, 4 in 9, 3 in 12.
rule-travel-hands = Carte: 7 a testa in 2 giocatori, 6 in 3 o 4, 5 in 6.
rule-lines-pile = Le altre carte sono il mazzo di pesca, a faccia in giù. La tua mano la vedi solo tu.

rule-lines-play = Gioca una carta dalla mano, a faccia in su, sulla tua pila di scarti. Tutti possono vedere che cosa è stato giocato.
rule-classic-place = Poi piazza un gettone della tua squadra su uno dei due spazi che mostrano quella carta. Non deve esserci già un gettone, nemmeno tuo.
rule-travel-place = Poi piazza un gettone della tua squadra sull’unico spazio che mostra quella carta. Non deve esserci già un gettone, nemmeno tuo.
rule-lines-draw = Termina il turno pescando una carta. Si gioca in senso orario.
rule-lines-forgotten = Le carte vengono pescate automaticamente, a meno che a questo tavolo si peschi a mano. Allora una carta dimenticata si può pescare finché il giocatore successivo non ha giocato e pescato; poi è persa.
rule-lines-must-play = Scegli liberamente tra le tue carte, ma se puoi giocarne una devi farlo.

rule-classic-corners = I quattro angoli sono spazi bonus: ognuno vale per ogni squadra come se ci fosse il suo gettone. Più squadre possono usare lo stesso angolo, e una squadra può usarlo due volte.
rule-classic-corners-empty = Su un angolo non si piazza mai un gettone. Otto gettoni tra due angoli lungo un bordo sono due sequenze.

rule-lines-locked = Una sequenza completa vale subito. I suoi gettoni si girano sul lato bianco e restano: nessuno può rimuoverli.
rule-lines-longer = Se una linea è più lunga di { $length }, chi la possiede sceglie quali { $length } gettoni sono la sequenza. La scelta resta, e gli altri gettoni si possono ancora rimuovere.
rule-lines-two-at-once = Un gettone che completa due linee insieme fa due sequenze.

rule-lines-jacks = I fanti non sono sul tabellone. Quelli di fiori e quadri hanno due occhi, quelli di picche e cuori uno.
rule-lines-two-eyed = Un fante con due occhi è un jolly: piazza un gettone su uno spazio libero qualsiasi.
rule-lines-one-eyed = Un fante con un occhio rimuove un gettone di un avversario. In quel turno non piazzi gettoni.
rule-lines-one-eyed-limits = Non può togliere nulla da una sequenza completa. Se non c’è un gettone da rimuovere, resta in mano.

rule-lines-dead = Una carta è morta quando nessuno dei suoi spazi è libero. Nel tuo turno, prima di giocare, puoi scartarla davanti a tutti e pescarne un’altra: una per turno.
rule-lines-dead-jack = Un fante non è mai morto.
rule-lines-stuck = Se non puoi giocare, devi cambiare una carta morta. Se non puoi fare nemmeno questo, o la tua mano è vuota, passi e tieni le tue carte.

rule-lines-last-chip = Il gettone vincente termina la partita; dopo non si pesca più.
rule-lines-reshuffle = Quando bisogna pescare e il mazzo è vuoto, tutte le pile di scarti si mescolano in uno nuovo.
rule-lines-drawn = La partita è patta se in un giro intero non c’è né una giocata né un cambio, se tutte le squadre sono d’accordo, o dopo 40 giri di fila in cui tutti passano.

rule-classic-talk = Con la penalità per le chiacchiere nessuno può consigliare un compagno. Un avversario può segnalarlo; allora ogni membro della squadra cede una carta a scelta senza rimpiazzarla, e il gioco aspetta.
rule-travel-talk = Nessuno parla delle proprie carte, a meno che tutti si siano accordati prima della partita.
rule-classic-advanced = Con la regola per esperti (solo con due squadre) un fante con un occhio può anche togliere un gettone da una sequenza completa. Quella non vale più, a meno che restino cinque in fila.

## Stacks

rule-stacks-aim = Arriva per primo a cinque sequenze, almeno due blu e almeno due rosse.
rule-stacks-five = Per ogni sequenza ricevi un gettone. Due gettoni blu e due rossi non bastano: ne serve un quinto. Se ne possono avere più di cinque.

rule-stacks-box = Si gioca da 2 a 6, con 120 carte. Ogni colore ha nove carte di ogni numero da 1 a 5 e sette jolly; in più ci sono 3 Salta, 3 Inversione, 3 Ruba una carta, 3 Blocco e 4 Ruba un gettone. I gettoni non finiscono mai.
rule-stacks-two-players = In due si tolgono tutte le Inversione, una Blocco, due Ruba un gettone, una Ruba una carta e una Salta.
rule-stacks-deal = Il mazziere è scelto a caso. Ognuno riceve cinque carte; le altre sono il mazzo di pesca, a faccia in giù al centro. Vedi solo la tua mano.
rule-stacks-start = Comincia il giocatore alla sinistra del mazziere, e si prosegue in senso orario.

rule-stacks-plays = Nel tuo turno puoi giocare tutte le carte che puoi, e fermarti quando vuoi.
rule-stacks-top = La carta in cima alla tua pila di scarti è una carta in più che puoi giocare nel tuo turno. Quando non c’è più, puoi giocare la successiva, e così via. Ognuno ha una sola pila di scarti, e se ne vede solo la prima carta.
rule-stacks-empty-hand = Quando giochi l’ultima carta della mano, ne peschi cinque e continui.
rule-stacks-discard = Quando non puoi o non vuoi più giocare, scarta una carta della mano sulla tua pila. Si può scartare anche una carta speciale.
rule-stacks-refill = Poi peschi fino ad avere cinque carte, e il tuo turno è finito. Se ne hai cinque o più, non peschi.
rule-stacks-no-card = Se non hai carte da scartare, termini il turno senza scarto.
rule-stacks-forgotten = Le carte vengono pescate automaticamente, a meno che a questo tavolo si peschi a mano. Allora, se te ne dimentichi e il giocatore successivo ha cominciato, giochi il tuo prossimo turno senza carte nuove.

rule-stacks-pile = Una pila ha un solo colore. Comincia con un 1 o un jolly e prosegue in ordine: 1, 2, 3, 4, 5.
rule-stacks-places = Ci sono al massimo due pile blu e due rosse alla volta. Non occorre completare una pila nel tuo turno.
rule-stacks-finished = Chi mette l’ultima carta prende un gettone di quel colore, e la pila esce dal gioco. Il suo posto è di nuovo libero.

rule-stacks-specials = Le carte speciali si usano nel proprio turno, tranne Blocco. Escono dal gioco e non terminano mai il turno.
rule-stacks-skip = Salta: il giocatore successivo salta il turno, non gioca e non pesca. Più carte Salta si sommano.
rule-stacks-reverse = Inversione: il senso di gioco si inverte. In due vale come Salta.
rule-stacks-wild = Jolly: sostituisce qualsiasi numero su una pila del suo colore. Una pila può contenerne più d’uno.
rule-stacks-steal-card = Ruba una carta: prendi la prima carta degli scarti di un altro giocatore, o una carta della sua mano senza vederla. Puoi giocarla subito.
rule-stacks-steal-chip = Ruba un gettone: prendi un gettone a un altro giocatore, ma mai quello che ti farebbe vincere.

rule-stacks-block = Blocco: quando un altro giocatore completa una pila, puoi bloccarla. La pila esce dal gioco e nessuno prende il gettone.
rule-stacks-answer = Tutti gli altri hanno lo stesso breve tempo per rispondere in segreto. Se bloccano in più, tocca al primo nell’ordine di gioco; gli altri tengono le loro carte.
rule-stacks-block-limits = Una carta Blocco vale solo dalla mano e solo contro una pila. La rimpiazzi alla fine del tuo prossimo turno.

rule-stacks-win = Appena hai i tuoi cinque gettoni vinci, anche a metà turno, passato il tempo per bloccare.
rule-stacks-new-deck = Quando il mazzo di pesca è esaurito, le pile complete e bloccate si mescolano in uno nuovo. Le carte speciali giocate restano fuori.
rule-stacks-nothing-left = Se non ce ne sono, si usano le carte speciali giocate, poi gli scarti senza la prima carta. Un giro intero senza giocare, scartare o pescare è patta.
