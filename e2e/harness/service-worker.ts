import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { SYNC_TAG } from '../../src/outbox/channel.ts';

/** Makes the browser look for a new release now, not when it next would. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/**
 * Fires Background Sync as the browser does when the network is back, without a page of the site.
 * Resolves to the session that has the workers in its hand.
 */
export const dispatchSync = async (
  context: BrowserContext,
  origin: string,
): Promise<CDPSession> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registrationId,
    tag: SYNC_TAG,
    lastChance: false,
  });
  return devtools;
};

/** Stops all workers at once, as the browser does when it needs the memory. */
export const stopWorkers = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('ServiceWorker.stopAllWorkers');
};
