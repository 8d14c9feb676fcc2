### Parole del client web sulle partite senza connessione.

offline-download = Scarica per giocare offline ({ $size } MB)
offline-download-says = Così potrai giocare da solo o su un solo dispositivo senza connessione.
offline-downloading = Download in corso… { $percent }%
offline-ready = Pronto per giocare offline.
offline-failed = Il download non è riuscito. Riprova.
offline-works = Puoi ancora giocare da solo e su un solo dispositivo. I due bot più forti torneranno quando sarai online.
offline-lacks = Le tue partite aspettano che torni online. Allora potrai scaricare il gioco offline.
offline-remove-says = Questa partita esiste solo su questo dispositivo. Verrà eliminata.
error-offline = Non c’è connessione con il server.
