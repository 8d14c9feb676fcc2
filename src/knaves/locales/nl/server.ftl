### Wat de server antwoordt als hij iets weigert: preciezer dan de code.

refused-name-empty = Een naam moet minstens één letter hebben.
refused-no-game = Het spel { $wanted } bestaat niet. Er zijn: { $known }.
refused-no-level = Het niveau { $wanted } bestaat niet. Er zijn: { $known }.
refused-bot-seat = Plaats { $seat } is niet vrij voor een bot.
refused-clock-short = Een klok moet minstens vijf seconden hebben.
refused-full = Alle plaatsen zijn bezet, maar je kunt meekijken.
refused-spectator = Toeschouwers kunnen dat niet. Ga eerst zitten.
refused-between-games = Dat kan alleen voor of na een spel.
refused-no-game-on = Aan deze tafel is geen spel bezig.
refused-may-draw = { $name } mag nog even pakken.
refused-answered = Je hebt al geantwoord.
refused-call-open = Er wordt al over een melding gestemd.
refused-window-open = Wacht tot de tijd om te blokkeren voorbij is.
refused-no-call = Niemand vraagt je om over een melding te stemmen.
refused-undo-off = Aan deze tafel kun je geen zetten terugnemen.
refused-undo-alone = Je kunt zetten alleen terugnemen als je in je eentje tegen bots speelt.
refused-coach-alone = De coach helpt alleen als je in je eentje tegen bots speelt.
refused-game-over = Het spel is afgelopen en alle kaarten liggen open.
refused-rematch-early = Je kunt om een revanche vragen als dit spel is afgelopen.
refused-seats-taken = Er zit iemand op een plaats die zou verdwijnen.
refused-own-seat = Dat is je eigen plaats.
refused-bot-there = Daar speelt al een bot.
refused-may-think = { $name } heeft nog bedenktijd.
refused-not-waiting = Er kan nu geen bot voor { $name } spelen.
refused-host-person = Alleen iemand die zelf meespeelt, kan host zijn.
refused-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan. Je kunt het spel bekijken als het is afgelopen.
refused-unreadable = Dit kon niet worden gelezen: { $detail }
refused-frame = Een bericht is JSON in een tekstframe van hoogstens { $bytes } bytes.
refused-hello-first = Stuur eerst hello.
refused-no-new-tables = Er kunnen hier nu geen nieuwe tafels worden gemaakt.
refused-no-room = De server heeft geen ruimte meer voor nieuwe tafels of spellen.
refused-table-full = Deze tafel heeft zijn maximale grootte bereikt. Maak een nieuwe.
refused-not-over = Dit spel is nog niet afgelopen.
refused-qr-long = Een QR-code bevat hier hoogstens { $most } tekens.
refused-other-version = Deze tafel is met een andere versie gemaakt en kan hier niet worden geopend.
refused-seat-given = De host heeft deze plaats weggegeven.
refused-say-what = Stuur een korte zin of een tekst.
refused-phrases-only = Aan deze tafel zijn alleen korte zinnen toegestaan.
refused-partners = Partners mogen tijdens het spel niet met elkaar praten (C30, T25).
refused-nothing-to-do = Er is voor jou nu niets te doen.
refused-bad-link = Deze link opent hier geen plaats. Je kijkt mee.
refused-admin-token = De beheerpagina vraagt het token dat de server bij het starten toonde.
refused-not-address = Dat is geen IP-adres of netwerk (voorbeelden: 192.0.2.7, 2001:db8::/48).
refused-not-banned = { $address } is niet geblokkeerd.
refused-banned-network = Dit adres is niet afzonderlijk geblokkeerd. Het hoort bij het geblokkeerde netwerk { $network }.
refused-foreign-page = Deze pagina komt van { $origin }, niet van deze server ({ $host }). Voor beheerders: de proxy moet de Host-header met poort doorgeven; andere sites hebben --origin nodig.
refused-nothing-here = Op dit adres is niets.
closed-by-host = Gesloten door de host.
closed-by-operator = Gesloten door de beheerder van de server.
closed-table-full = Gesloten omdat de tafel zijn maximale grootte heeft bereikt.

## Previews of links in messengers

preview-lobby = Je bent uitgenodigd: { $game } met { $names }.
preview-playing = Er wordt gespeeld: { $game } met { $names }.
