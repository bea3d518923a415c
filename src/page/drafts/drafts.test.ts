import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
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

it('a reloaded page finds its draft, also when the old page lets it go seconds later', async () => {
  vi.stubGlobal('sessionStorage', storageOf({ draft: 'draft:1' }));
  vi.stubGlobal('localStorage', storageOf({ 'draft:1': '{"message":"Half a message"}' }));
  vi.stubGlobal('navigator', { locks: locksWith('draft:1', 1_500) });
  const { tabDraft } = await import('./drafts.ts');
  expect((await tabDraft('contact')).read()).toEqual({ message: 'Half a message' });
});
