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
rule-heading-options = Opzioni (prima quella predefinita)
rule-option = { $label }: { $says } ({ $values })

## Classico e viaggio

rule-lines-aim = Con due squadre vince la prima che fa due sequenze. Con tre squadre ne basta una. Chi gioca senza compagni conta come una squadra.
rule-lines-sequence = Una sequenza è una linea ininterrotta di { $length } gettoni dello stesso colore: orizzontale, verticale o diagonale.
rule-lines-share = Due sequenze della stessa squadra possono avere un gettone in comune, mai di più. Quindi { $double } in linea retta sono due sequenze.

rule-classic-box = Si gioca con un tabellone di 10 × 10 caselle, 104 carte (due mazzi) e gettoni di tre colori. I gettoni non finiscono mai.
rule-travel-box = Si gioca con un tabellone di 6 × 8 caselle, 52 carte (un mazzo) e gettoni di tre colori. I gettoni non finiscono mai. Le carte promemoria riassumono le regole.
rule-classic-players = Si gioca in 2, 3, 4, 6, 8, 9, 10 o 12. Fino a tre, ognuno gioca per sé; se si è di più, si formano due o tre squadre uguali. In 6 o in 12 si sceglie quante.
rule-travel-players = Si gioca in 2, 3, 4 o 6. Fino a tre, ognuno gioca per sé; se si è di più, si formano due o tre squadre uguali. In 6 si sceglie quante.
rule-lines-seats = Ogni squadra ha il suo colore. Le squadre si alternano intorno al tavolo, così i compagni non siedono mai vicini.
rule-classic-dealer = Ognuno pesca una carta: chi ha la più bassa è il mazziere, e comincia il giocatore alla sua sinistra. L’asso è la carta più alta; in caso di parità si pesca di nuovo.
rule-travel-starter = Si pesca una carta per ogni squadra: comincia quella con la più alta, con il giocatore che l’ha pescata. L’asso è la carta più alta; in caso di parità si pesca di nuovo.
rule-classic-hands-two = Carte con due squadre: 7 a testa con 2 giocatori, 6 con 4, 5 con 6, 4 con 8, 3 con 10 o 12.
rule-classic-hands-three = Carte con tre squadre: 6 a testa con 3 giocatori, 5 con 6, 4 con 9, 3 con 12.
rule-travel-hands = Carte: 7 a testa con 2 giocatori, 6 con 3 o 4, 5 con 6.
rule-lines-pile = Le altre carte formano il mazzo di pesca, a faccia in giù. La tua mano la vedi solo tu.

rule-lines-play = Gioca una carta dalla mano, a faccia in su, sulla tua pila di scarti. Tutti possono vedere che cosa è stato giocato.
rule-classic-place = Poi piazza un gettone della tua squadra su una delle due caselle che corrispondono a quella carta. La casella dev’essere vuota: non può esserci nemmeno un gettone tuo.
rule-travel-place = Poi piazza un gettone della tua squadra sull’unica casella che corrisponde a quella carta. La casella dev’essere vuota: non può esserci nemmeno un gettone tuo.
rule-lines-draw = Pesca una carta per terminare il turno. Si gioca in senso orario.
rule-lines-forgotten = Le carte vengono pescate automaticamente, a meno che a questo tavolo si peschi a mano. In tal caso una carta dimenticata si può pescare finché il giocatore successivo non ha giocato e pescato; poi è persa.
rule-lines-must-play = Puoi scegliere una qualsiasi delle tue carte, ma se puoi giocarne una devi farlo.

rule-classic-corners = I quattro angoli sono caselle bonus: ognuno vale per ogni squadra come se ci fosse un suo gettone. Più squadre possono usare lo stesso angolo, e una squadra può usarlo due volte.
rule-classic-corners-empty = Su un angolo non si piazza mai un gettone. Otto gettoni tra due angoli lungo un bordo sono due sequenze.

rule-lines-locked = Una sequenza completa vale subito. I suoi gettoni si girano con il lato bianco in su e restano: nessuno può rimuoverli.
rule-lines-longer = Se una linea è più lunga di { $length }, chi la possiede sceglie quali { $length } gettoni formano la sequenza. La scelta è definitiva, e gli altri gettoni si possono ancora rimuovere.
rule-lines-two-at-once = Un gettone che completa due linee contemporaneamente fa due sequenze.

rule-lines-jacks = I fanti non sono sul tabellone. Quelli di fiori e quadri hanno due occhi, quelli di picche e cuori uno.
rule-lines-two-eyed = Un fante con due occhi è un jolly: piazza un gettone su una qualsiasi casella libera.
rule-lines-one-eyed = Un fante con un occhio rimuove un gettone di un avversario. In quel turno non piazzi gettoni.
rule-lines-one-eyed-limits = Non può togliere un gettone da una sequenza completa. Se non c’è nessun gettone che possa rimuovere, resta in mano.

rule-lines-dead = Una carta è morta quando nessuna delle sue caselle è libera. Nel tuo turno, prima di giocare, puoi metterla a faccia in su sui tuoi scarti e pescarne un’altra: una per turno.
rule-lines-dead-jack = Un fante non è mai morto.
rule-lines-stuck = Se non puoi giocare, devi cambiare una carta morta. Se non puoi fare nemmeno questo, o la tua mano è vuota, passi e tieni le tue carte.

rule-lines-last-chip = Il gettone vincente termina la partita; dopo non si pesca più.
rule-lines-reshuffle = Quando bisogna pescare e il mazzo di pesca è vuoto, tutte le pile di scarti si mescolano in uno nuovo.
rule-lines-drawn = La partita è patta se in un giro intero nessuno gioca o cambia una carta, se tutte le squadre sono d’accordo, o dopo 40 giri di fila in cui tutti passano.

rule-classic-talk = Con la penalità per le chiacchiere non puoi dare consigli ai compagni. Un avversario può segnalarlo; allora ogni giocatore della squadra cede una carta a scelta senza rimpiazzarla, e il gioco aspetta che lo abbiano fatto tutti.
rule-travel-talk = Nessuno parla delle proprie carte, a meno che tutti si siano accordati prima della partita.
rule-classic-advanced = Con la regola per esperti (solo con due squadre) un fante con un occhio può anche togliere un gettone da una sequenza completa. Quella non vale più, a meno che restino cinque in fila.

## Stacks

rule-stacks-aim = Arriva per primo a cinque sequenze, almeno due blu e almeno due rosse.
rule-stacks-five = Ogni sequenza ti dà un gettone. Due gettoni blu e due rossi non bastano: ne serve un quinto. Puoi averne più di cinque.

rule-stacks-box = Si gioca da 2 a 6, con 120 carte. Ogni colore ha nove carte di ogni numero da 1 a 5 e sette jolly; in più ci sono 3 Salta, 3 Inversione, 3 Ruba una carta, 3 Blocco e 4 Ruba un gettone. I gettoni non finiscono mai.
rule-stacks-two-players = In due si tolgono tutte le carte Inversione, una Blocco, due Ruba un gettone, una Ruba una carta e una Salta.
rule-stacks-deal = Il mazziere è scelto a caso. Ognuno riceve cinque carte; le altre formano il mazzo di pesca, a faccia in giù al centro. La tua mano la vedi solo tu.
rule-stacks-start = Comincia il giocatore alla sinistra del mazziere, e si prosegue in senso orario.

rule-stacks-plays = Nel tuo turno puoi giocare tutte le carte che puoi, e fermarti quando vuoi.
rule-stacks-top = La carta in cima ai tuoi scarti è una carta in più che puoi giocare nel tuo turno. Quando non c’è più, puoi giocare la successiva, e così via. Ognuno ha una sola pila di scarti, e se ne vede solo la carta in cima.
rule-stacks-empty-hand = Quando giochi l’ultima carta della mano, ne peschi cinque nuove e continui a giocare.
rule-stacks-discard = Quando non puoi o non vuoi più giocare, scarta una carta della mano sulla tua pila di scarti. Può essere anche una carta speciale.
rule-stacks-refill = Poi peschi fino ad avere cinque carte, e il tuo turno è finito. Se ne hai già cinque o più, non peschi.
rule-stacks-no-card = Se non hai carte da scartare, termini il turno senza scartare.
rule-stacks-forgotten = Le carte vengono pescate automaticamente, a meno che a questo tavolo si peschi a mano. In tal caso, se te ne dimentichi e il giocatore successivo ha cominciato, giochi il tuo prossimo turno senza carte nuove.

rule-stacks-pile = Una pila ha un solo colore. Comincia con un 1 o un jolly e prosegue in ordine: 1, 2, 3, 4, 5.
rule-stacks-places = Ci sono al massimo due pile blu e due rosse alla volta. Non devi per forza completare una pila nel tuo turno.
rule-stacks-finished = Chi gioca l’ultima carta prende un gettone di quel colore, e la pila esce dal gioco. Il suo posto è di nuovo libero.

rule-stacks-specials = Le carte speciali si giocano nel proprio turno, tranne Blocco. Escono dal gioco e non terminano mai il turno.
rule-stacks-skip = Salta: il giocatore successivo salta il turno, non gioca e non pesca. Più carte Salta si sommano.
rule-stacks-reverse = Inversione: il senso di gioco si inverte. In due vale come Salta.
rule-stacks-wild = Jolly: sostituisce qualsiasi numero su una pila del suo colore. Una pila può contenerne più d’uno.
rule-stacks-steal-card = Ruba una carta: prendi la carta in cima agli scarti di un altro giocatore, o una carta della sua mano senza vederla. Puoi giocarla subito.
rule-stacks-steal-chip = Ruba un gettone: prendi un gettone a un altro giocatore, ma mai quello che ti farebbe vincere.

rule-stacks-block = Blocco: quando un altro giocatore completa una pila, puoi bloccarla. La pila esce dal gioco e nessuno prende il gettone.
rule-stacks-answer = Tutti gli altri hanno lo stesso breve tempo per rispondere in segreto. Se bloccano in più d’uno, vale la carta del primo nell’ordine di gioco; gli altri tengono la loro.
rule-stacks-block-limits = Una carta Blocco vale solo dalla mano e solo contro una pila. La rimpiazzi pescando alla fine del tuo prossimo turno.

rule-stacks-win = Vinci appena hai i tuoi cinque gettoni, anche a metà turno, una volta passato il tempo per bloccare.
rule-stacks-new-deck = Quando il mazzo di pesca è esaurito, le pile complete e bloccate si mescolano in uno nuovo. Le carte speciali giocate restano fuori.
rule-stacks-nothing-left = Se non ce ne sono, si usano le carte speciali giocate, poi gli scarti senza la carta in cima. Se passa un giro intero senza giocare, scartare o pescare, la partita è patta.
