// Keeps the page itself, so that without a connection one sees the game say so instead of the browser's error.
const KEPT = 'knaves-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('./')));
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
          const copy = response.clone();
          caches.open(KEPT).then((cache) => cache.put('./', copy));
          return response;
        })
        .catch(() => caches.match('./')),
    );
  } else if (address.pathname.includes('/assets/')) {
    // Their names change with their content, so what is kept is never stale.
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
          fetch(request).then((response) => {
            const copy = response.clone();
            if (response.ok) caches.open(KEPT).then((cache) => cache.put(request, copy));
            return response;
          }),
      ),
    );
  }
});

// "Your turn" was tapped: show the table, in the window that has it if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const code = event.notification.tag;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((one) => one.url.includes(code));
      return there ? there.focus() : self.clients.openWindow(`./#/t/${code}`);
    }),
  );
});
