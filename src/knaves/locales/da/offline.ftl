### Webklientens ord om spil uden forbindelse.

offline-download = Hent til offlinespil ({ $size } MB)
offline-download-says = Så kan du spille alene eller på samme enhed uden forbindelse.
offline-downloading = Henter… { $percent } %
offline-ready = Klar til offlinespil.
offline-failed = Det lykkedes ikke at hente. Prøv igen.
offline-works = Du kan stadig spille alene og på samme enhed. De to stærkeste botter er tilbage, når du er online.
offline-lacks = Dine spil venter, indtil du er online igen. Så kan du hente offlinespil.
offline-remove-says = Dette spil findes kun på denne enhed. Det bliver slettet.
error-offline = Der er ingen forbindelse til serveren.
