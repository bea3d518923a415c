import { createOfflineCopy } from '@site/offline-copy/worker';

const types = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' };

const copy = createOfflineCopy({
  manifest: self.__WB_MANIFEST,
  isOptional: (path) => path.startsWith('images/'),
  mediaTypeOf: (path) => types[path.split('.').at(-1)],
  pageFor: (pathname, has) => {
    const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
    return has(file) ? { file, status: 200 } : { file: '404.html', status: 404 };
  },
});

self.addEventListener('install', (event) => event.waitUntil(copy.install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([copy.activate(), self.clients.claim()]));
});
self.addEventListener('message', (event) => event.waitUntil(copy.answer(event)));
self.addEventListener('fetch', (event) => {
  const answer = copy.respond(event);
  if (answer !== undefined) event.respondWith(answer);
});
