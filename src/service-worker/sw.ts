/// <reference lib="webworker" />
import { SYNC_TAG } from '../outbox/channel.ts';
import { registerBackgroundQueries } from './background-queries.ts';
import { forgetEarlierReleases, registerCaching } from './caching.ts';
import { deliverWaiting } from './delivery.ts';
import { registerNativePosts } from './native-posts.ts';
import { isPageOpen } from './pages.ts';
import { answerCopyRequest, fetchRelease, noteVerified } from './release-download.ts';
import { registerShareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;

registerCaching();
registerShareTarget();
registerNativePosts();
registerBackgroundQueries();

self.addEventListener('install', (event) => event.waitUntil(fetchRelease()));

// The first worker takes the open page at once, so that one visit is enough; an update waits until
// the visitor agrees to it.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetEarlierReleases().then(() => {
      // Each file was looked at when it was kept. Not waited for: a full device may be slow to say so.
      void noteVerified();
    }),
  );
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // What workbox-window's messageSkipWaiting() posts.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  event.waitUntil(answerCopyRequest(event));
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverWaiting(isPageOpen));
});
