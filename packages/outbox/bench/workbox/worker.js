import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// The documentation recommends this plugin for servers that respond with 5xx.
const statusPlugin = {
  fetchDidSucceed: ({ response }) => {
    if (response.status >= 500) throw new Error('Server error');
    return response;
  },
};
const queue = new BackgroundSyncPlugin('messages', { maxRetentionTime: 24 * 60 });

self.skipWaiting();
clientsClaim();
registerRoute('/messages', new NetworkOnly({ plugins: [statusPlugin, queue] }), 'POST');
