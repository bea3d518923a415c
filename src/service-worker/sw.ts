/// <reference lib="webworker" />
import './delivery.ts';
import { nativePost } from './native-posts.ts';
import { openSent } from './notifications.ts';
import { fromTheCopy, offlineCopy } from './offline-copy.ts';
import type { Route } from './route.ts';
import { sharedText } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;

const routes: readonly Route[] = [fromTheCopy, sharedText, nativePost];

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  for (const route of routes) {
    const answer = route(event, url);
    if (answer) {
      event.respondWith(answer);
      return;
    }
  }
});

self.addEventListener('install', (event) => event.waitUntil(offlineCopy.install()));

// Without `claim`, the worker would not control the page that registered it.
self.addEventListener('activate', (event) => {
  event.waitUntil(offlineCopy.activate());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // workbox-window's messageSkipWaiting() posts this message.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  event.waitUntil(offlineCopy.answer(event));
});

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openSent(event.notification)),
);
