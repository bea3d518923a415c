/// <reference lib="webworker" />
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { SYNC_TAG } from '../outbox/messages.ts';
import { registerCaching } from './caching.ts';
import { deliverWaiting } from './delivery.ts';
import { registerShareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;

// injectManifest does not call it for us.
cleanupOutdatedCaches();
registerCaching(self.__WB_MANIFEST);
registerShareTarget();

// The first worker takes the open page at once, so that one visit is enough; an update waits until
// the visitor agrees to it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What workbox-window's messageSkipWaiting() posts.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverWaiting());
});
