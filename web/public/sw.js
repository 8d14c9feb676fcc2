// Caches the page, so that without a connection the player sees our message instead of the browser's error.
const CACHE = 'knaves-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('./')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request)
        .then((response) => {
          // A refusal, or an error of a proxy, is not the page.
          if (response.ok) {
            const copy = response.clone();
            caches.open(CACHE).then((cache) => cache.put('./', copy));
          }
          return response;
        })
        .catch(() => caches.match('./')),
    );
  } else if (address.pathname.endsWith('/api/puzzles')) {
    // The list of puzzles changes every day; without a connection the last one will do for a month.
    event.respondWith(
      fetch(request)
        .then((response) => {
          if (response.ok) {
            const copy = response.clone();
            caches.open(CACHE).then((cache) => cache.put(request, copy));
          }
          return response;
        })
        .catch(() => caches.match(request)),
    );
  } else if (address.pathname.includes('/assets/') || address.pathname.includes('/api/puzzles/')) {
    // Their names change with their content, so the cache is never stale.
    event.respondWith(
      caches.match(request).then(
        (cached) =>
          cached ??
          fetch(request).then((response) => {
            if (response.ok) {
              const copy = response.clone();
              caches.open(CACHE).then((cache) => cache.put(request, copy));
            }
            return response;
          }),
      ),
    );
  }
});

// The notification "Your turn" was tapped: show the table, in its own window if one is open.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const code = event.notification.tag;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => one.url.includes(code));
      return open ? open.focus() : self.clients.openWindow(`./#/t/${code}`);
    }),
  );
});
