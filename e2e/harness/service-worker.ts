import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  type Worker,
} from '@playwright/test';
import { OUTBOX } from '../../src/submissions/sending/outbox-settings.ts';

/** Makes the browser check for an update now. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

// Background Sync (WICG) is not in TypeScript's library.
declare const registration: { readonly sync: { getTags(): Promise<string[]> } };

interface DispatchOptions {
  /**
   * Skips the check of the registration, because the headless shell does not register Background
   * Sync: the test then covers only the worker's part.
   */
  readonly isShell?: boolean;
}

/**
 * Fires Background Sync without a page of the site, as the browser does when the network returns.
 * The debugger fires the event for any tag, but the browser only for a registered one: this
 * function fails if the outbox's tag is not registered, and needs {@link wholeChromium}. Resolves
 * to the CDP session that controls the workers.
 */
export const dispatchSync = async (
  context: BrowserContext,
  origin: string,
  { isShell = false }: DispatchOptions = {},
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
  if (!isShell) {
    const isOwn = (worker: Worker) => worker.url().startsWith(`${origin}/`);
    const started = context.serviceWorkers().find(isOwn);
    const starting = started ?? context.waitForEvent('serviceworker', isOwn);
    await devtools.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` });
    const tags = await (await starting).evaluate(() => registration.sync.getTags());
    expect(tags, 'registered tags').toContain(OUTBOX);
  }
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registrationId,
    tag: OUTBOX,
    lastChance: false,
  });
  return devtools;
};

/** Stops all workers at once, as the browser does when memory is low. */
export const stopWorkers = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('ServiceWorker.stopAllWorkers');
};
