### Woorden van de webclient over spellen zonder verbinding.

offline-download = Downloaden om offline te spelen ({ $size } MB)
offline-download-says = Dan kun je alleen of op één apparaat spelen zonder verbinding.
offline-downloading = Downloaden… { $percent }%
offline-ready = Klaar om offline te spelen.
offline-failed = Het downloaden is mislukt. Probeer het opnieuw.
offline-works = Alleen en op één apparaat kun je nog steeds spelen. De twee sterkste bots zijn terug zodra je online bent.
offline-lacks = Je spellen wachten tot je weer online bent. Dan kun je het offline spel downloaden.
offline-remove-says = Dit spel staat alleen op dit apparaat. Het wordt verwijderd.
error-offline = Er is geen verbinding met de server.
