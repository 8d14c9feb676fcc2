### Che cosa risponde il server quando rifiuta: più preciso del codice.

refused-name-empty = Un nome deve avere almeno una lettera.
refused-no-game = Il gioco { $wanted } non esiste. Ci sono: { $known }.
refused-no-level = Il livello { $wanted } non esiste. Ci sono: { $known }.
refused-bot-seat = Il posto { $seat } non è libero per un bot.
refused-clock-short = Un orologio deve avere almeno cinque secondi.
refused-full = Tutti i posti sono occupati, ma puoi guardare.
refused-spectator = Gli spettatori non possono farlo. Prima siediti.
refused-between-games = È possibile solo prima o dopo una partita.
refused-no-game-on = A questo tavolo non c’è nessuna partita in corso.
refused-may-draw = { $name } può ancora pescare per un momento.
refused-answered = Hai già risposto.
refused-call-open = Si sta già votando su una segnalazione.
refused-window-open = Aspetta che scada il tempo per bloccare.
refused-no-call = Nessuno ti chiede di votare su una segnalazione.
refused-undo-off = A questo tavolo non si possono annullare le mosse.
refused-undo-alone = Puoi annullare le mosse solo quando giochi da solo contro i bot.
refused-coach-alone = L’allenatore aiuta solo quando giochi da solo contro i bot.
refused-game-over = La partita è finita e tutte le carte sono scoperte.
refused-rematch-early = Potrai chiedere la rivincita quando questa partita sarà finita.
refused-seats-taken = Qualcuno occupa un posto che verrebbe tolto.
refused-own-seat = È il tuo posto.
refused-bot-there = Lì gioca già un bot.
refused-may-think = { $name } ha ancora tempo per pensare.
refused-not-waiting = Al momento un bot non può giocare al posto di { $name }.
refused-host-person = Solo una persona che sta giocando può essere l’host.
refused-no-spectators = Questo tavolo non ammette spettatori. Potrai vedere la partita quando sarà finita.
refused-unreadable = Impossibile leggere: { $detail }
refused-frame = Un messaggio è JSON in un frame di testo di al massimo { $bytes } byte.
refused-hello-first = Invia prima hello.
refused-no-new-tables = Al momento qui non si possono creare nuovi tavoli.
refused-no-room = Il server non ha spazio per altri tavoli o partite.
refused-table-full = Questo tavolo ha raggiunto la dimensione massima. Creane uno nuovo.
refused-not-over = La partita non è ancora finita.
refused-qr-long = Qui un codice QR contiene al massimo { $most } caratteri.
refused-other-version = Questo tavolo è stato creato con un’altra versione e qui non si può aprire.
refused-seat-given = L’host ha assegnato il posto a qualcun altro.
refused-say-what = Invia una frase o un testo.
refused-phrases-only = A questo tavolo sono permesse solo le frasi rapide.
refused-partners = I compagni non possono parlare durante la partita (C30, T25).
refused-nothing-to-do = Al momento non c’è nulla da fare per te.
refused-bad-link = Questo link non apre nessun posto qui. Stai guardando.
refused-admin-token = La pagina di amministrazione richiede il token mostrato dal server all’avvio.
refused-not-address = Non è un indirizzo IP né una rete (esempi: 192.0.2.7, 2001:db8::/48).
refused-not-banned = Nessun blocco per { $address }.
refused-banned-network = Questo indirizzo non è bloccato singolarmente. Appartiene alla rete bloccata { $network }.
refused-foreign-page = Questa pagina viene da { $origin }, non da questo server ({ $host }). Per chi gestisce il server: il proxy deve inoltrare l’intestazione Host con la porta; per altri siti serve --origin.
refused-nothing-here = A questo indirizzo non c’è nulla.
closed-by-host = Chiuso dall’host.
closed-by-operator = Chiuso dal gestore del server.
closed-table-full = Chiuso perché il tavolo ha raggiunto la dimensione massima.

## Previews of links in messengers

preview-lobby = Invito a giocare: { $game } con { $names }.
preview-playing = Partita in corso: { $game } con { $names }.
