import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // The browser's own is no timer that a test can move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const storageOf = (entries: Readonly<Record<string, string>>) => {
  const storage = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, text: string) => Reflect.set(storage, key, text),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  for (const hidden of Object.keys(storage)) {
    Object.defineProperty(storage, hidden, { enumerable: false });
  }
  return Object.assign(storage, entries);
};

/** Locks of which `held` is let go after a while, by the page that was there before. */
const locksWith = (held: string, freeAfterMs: number) => {
  const free = new Promise<void>((resolve) => setTimeout(resolve, freeAfterMs));
  return {
    async request(key: string, options: LockOptions, callback: (lock: object | null) => unknown) {
      if (key === held && options.ifAvailable) return callback(null);
      if (key === held) {
        const late = new Promise<never>((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
        await Promise.race([free, late]);
      }
      return callback({});
    },
  };
};

it.each([
  [
    'finds its draft, also when the old page lets it go seconds later',
    4_999,
    { message: 'Half a message' },
  ],
  ['begins another draft when the old page holds on to it', 5_001, undefined],
])('a reloaded page %s', async (_, freeAfterMs, found) => {
  vi.stubGlobal('sessionStorage', storageOf({ draft: 'draft:1' }));
  vi.stubGlobal('localStorage', storageOf({ 'draft:1': '{"message":"Half a message"}' }));
  vi.stubGlobal('navigator', { locks: locksWith('draft:1', freeAfterMs) });
  const { tabDraft } = await import('./drafts.ts');
  const draft = tabDraft('contact');
  await vi.runAllTimersAsync();
  expect((await draft).read()).toEqual(found);
});
