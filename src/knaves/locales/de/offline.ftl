### Wörter des Web-Clients über Spiele ohne Verbindung.

offline-download = Für Offline-Spiele herunterladen ({ $size } MB)
offline-download-says = Dann kannst du allein oder an einem Gerät auch ohne Verbindung spielen.
offline-downloading = Wird heruntergeladen … { $percent } %
offline-ready = Bereit für Offline-Spiele.
offline-failed = Der Download ist fehlgeschlagen. Bitte versuche es noch einmal.
offline-works = Allein und an einem Gerät kannst du weiterspielen. Die zwei stärksten Bots sind wieder da, wenn du online bist.
offline-lacks = Deine Spiele warten, bis du wieder online bist. Dann kannst du Offline-Spiele herunterladen.
offline-remove-says = Dieses Spiel gibt es nur auf diesem Gerät. Es wird gelöscht.
error-offline = Es gibt keine Verbindung zum Server.
