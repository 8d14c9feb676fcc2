### Words of the web client about games without a connection.

offline-download = Download for offline play ({ $size } MB)
offline-download-says = Then you can play alone or on one device without a connection.
offline-downloading = Downloading… { $percent }%
offline-ready = Ready for offline play.
offline-failed = The download failed. Please try again.
offline-works = You can still play alone and on one device. The two strongest bots will be back when you’re online.
offline-lacks = Your games will wait until you’re back online. Then you can download offline play.
offline-remove-says = This game exists only on this device. It will be deleted.
error-offline = There’s no connection to the server.
