import { setMaxListeners } from 'node:events';
import { createLockTable, settle } from '@site/outbox/testing';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';

/** Creates a fake `localStorage` or `sessionStorage`. Its entries are own properties. */
export const createStorage = () => {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem: (key: string) => void delete storage[key],
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(storage, name, { enumerable: false, value });
  }
  return storage as typeof methods & Record<string, string>;
};

/** Stubs the globals that the outbox uses in a page. */
export const stubPage = () => {
  const table = createLockTable();
  const registerSync = vi.fn(async (_tag: string) => {});
  const persist = vi.fn(async () => true);
  const setAppBadge = vi.fn(async (_count: number) => {});
  const window = Object.assign(new EventTarget(), {
    openedAt: '/contact',
    // Apollo reads the user agent in development.
    navigator: { userAgent: '' },
  });
  setMaxListeners(0, window);
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = {
    window,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    indexedDB: new IDBFactory(),
    navigator: {
      onLine: true,
      locks: table.forTab().locks,
      serviceWorker: { ready: Promise.resolve({ sync: { register: registerSync } }) },
      storage: { persist },
      setAppBadge,
    },
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  return {
    ...page,
    registerSync,
    persist,
    setAppBadge,
    otherLocks: table.forTab().locks,
    /** Dispatches `pagehide` or `pageshow`. */
    transition(type: string, persisted: boolean) {
      window.dispatchEvent(Object.assign(new Event(type), { persisted }));
    },
    turn(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

export type StubbedPage = ReturnType<typeof stubPage>;

let outbox: Outbox | undefined;

/** Imports the page's modules again, as a new page would. Call `closePage` after the test. */
export const openPage = async () => {
  vi.resetModules();
  const { notices } = await import('../notices/notices.ts');
  const { pageOutbox } = await import('../outbox/page-outbox.ts');
  outbox = await pageOutbox();
  return { outbox, kinds: () => notices.current().map(({ kind }) => kind) };
};

export const closePage = async (): Promise<void> => {
  vi.useRealTimers();
  // Waits until the current round of sending has ended.
  await outbox?.kick('timer');
  outbox?.stop();
  await outbox?.list().catch(() => {});
  outbox = undefined;
  await settle();
};

type Result = (id: string) => Readonly<Record<string, unknown>>;

export const receipt: Result = (id) => ({
  __typename: 'SubmissionReceipt',
  id,
  receivedAt: '2026-11-20T12:00:00.000Z',
});

export const rejection: Result = (id) => ({
  __typename: 'SubmissionRejection',
  id,
  problems: [{ field: 'message', message: 'Please leave out the account number' }],
});

/** Stubs a server that responds to messages with `result`. Calls the returned spy with each id. */
export const serveContact = (result: Result) => {
  const asked = vi.fn(result);
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { id } = JSON.parse(body).variables.input;
    return Response.json({ data: { sendContactMessage: asked(id) } });
  });
  return asked;
};
