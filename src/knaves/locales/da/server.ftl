### Hvad serveren svarer, når den afviser noget: mere præcist end fejlkoden.

refused-name-empty = Et navn skal have mindst ét bogstav.
refused-no-game = Spillet { $wanted } findes ikke. Der er: { $known }.
refused-no-level = Niveauet { $wanted } findes ikke. Der er: { $known }.
refused-bot-seat = Plads { $seat } er ikke ledig til en bot.
refused-clock-short = Et ur skal have mindst fem sekunder.
refused-full = Alle pladser er optaget, men du kan se med.
refused-spectator = Det kan tilskuere ikke. Sæt dig på en plads først.
refused-between-games = Det kan kun lade sig gøre før eller efter et spil.
refused-no-game-on = Der er ikke noget spil i gang ved dette bord.
refused-may-draw = { $name } kan trække et øjeblik endnu.
refused-answered = Du har allerede svaret.
refused-call-open = Der stemmes allerede om en påtale.
refused-window-open = Vent, til tiden til at blokere er gået.
refused-no-call = Ingen beder dig stemme om en påtale.
refused-undo-off = Træk kan ikke fortrydes ved dette bord.
refused-undo-alone = Du kan kun fortryde træk, når du spiller alene mod botter.
refused-coach-alone = Træneren hjælper kun, når du spiller alene mod botter.
refused-game-over = Spillet er slut, og alle kort er vist.
refused-rematch-early = Du kan bede om en revanche, når spillet er slut.
refused-seats-taken = Der sidder nogen på en plads, som ville forsvinde.
refused-own-seat = Det er din egen plads.
refused-bot-there = Der spiller allerede en bot.
refused-may-think = { $name } har stadig tid til at tænke.
refused-not-waiting = En bot kan ikke spille for { $name } lige nu.
refused-host-person = Kun en person, der selv spiller med, kan være vært.
refused-no-spectators = Dette bord tillader ikke tilskuere. Du kan se spillet, når det er slut.
refused-unreadable = Det kunne ikke læses: { $detail }
refused-frame = En besked er JSON i en tekstramme på højst { $bytes } bytes.
refused-hello-first = Send hello først.
refused-no-new-tables = Der kan ikke oprettes nye borde her lige nu.
refused-no-room = Serveren har ikke plads til flere borde eller spil.
refused-table-full = Dette bord har nået den maksimale størrelse. Opret et nyt.
refused-not-over = Spillet er ikke slut endnu.
refused-qr-long = En QR-kode kan højst rumme { $most } tegn her.
refused-other-version = Bordet er oprettet med en anden version og kan ikke åbnes her.
refused-seat-given = Værten har givet pladsen til en anden.
refused-say-what = Send en frase eller en tekst.
refused-phrases-only = Kun fraser er tilladt ved dette bord.
refused-partners = Makkere må ikke tale sammen under spillet (C30, T25).
refused-nothing-to-do = Der er ikke noget for dig at gøre lige nu.
refused-bad-link = Linket åbner ingen plads her. Du er tilskuer.
refused-admin-token = Administrationssiden kræver det token, som serveren skrev ved starten.
refused-not-address = Det er ikke en IP-adresse eller et netværk (eksempler: 192.0.2.7, 2001:db8::/48).
refused-not-banned = { $address } er ikke blokeret.
refused-banned-network = Adressen er ikke blokeret enkeltvis. Den er en del af det blokerede netværk { $network }.
refused-foreign-page = Siden kommer fra { $origin } og ikke fra denne server ({ $host }). Til administratoren: Proxyen skal sende Host-headeren videre med port; andre websteder kræver --origin.
refused-nothing-here = Der er ikke noget på denne adresse.
closed-by-host = Lukket af værten.
closed-by-operator = Lukket af serverens administrator.
closed-table-full = Lukket, fordi bordet har nået den maksimale størrelse.

## Previews of links in messengers

preview-lobby = Du er inviteret: { $game } med { $names }.
preview-playing = Spillet er i gang: { $game } med { $names }.
