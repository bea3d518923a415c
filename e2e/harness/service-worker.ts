import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  type Worker,
} from '@playwright/test';
import { OUTBOX } from '../../src/submissions/sending/outbox-settings.ts';

/** The paths that service workers request from now on. */
export const askedByWorker = (context: BrowserContext): string[] => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

// Background Sync (WICG) is not in TypeScript's library.
declare const registration: { readonly sync: { getTags(): Promise<string[]> } };

/**
 * Fires a sync event, as the browser does when the network returns. Fails unless the outbox has
 * registered its tag, because the debugger would also fire a tag that was never registered.
 * @param options.isShell fires the tag even if it is not registered, because the headless shell
 *   never registers tags
 * @returns the CDP session that controls the workers
 */
export const dispatchSync = async (
  context: BrowserContext,
  origin: string,
  { isShell = false } = {},
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
