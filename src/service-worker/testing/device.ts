import { vi } from 'vitest';
import { mediaTypeOf } from '../../urls/media-types.ts';
import type { Release } from './release.ts';

export const ORIGIN = 'https://site.example';

const hrefOf = (key: string | Request) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** Fakes the parts of Cache Storage that the worker uses. */
const createCaches = () => {
  const stores = new Map<string, Map<string, () => Response>>();
  const puts: string[] = [];
  let isFull = false;
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, () => Response>();
    stores.set(name, store);
    return store;
  };
  const open = async (name: string) => {
    const store = storeOf(name);
    return {
      match: async (key: string | Request) => store.get(hrefOf(key))?.(),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (key: string | Request) => store.delete(hrefOf(key)),
      put: async (key: string | Request, response: Response) => {
        const bytes = await response.arrayBuffer();
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        const { status, headers } = response;
        puts.push(new URL(hrefOf(key)).pathname);
        store.set(hrefOf(key), () => new Response(bytes, { status, headers }));
      },
    };
  };
  return {
    open,
    /** The paths of stored files, in the order in which they were stored. */
    puts,
    fill: (full: boolean) => {
      isFull = full;
    },
  };
};

export type FetchInit = Pick<RequestInit, 'body' | 'cache' | 'credentials' | 'priority' | 'signal'>;
type Answer = Response | Promise<Response | undefined> | undefined;

const headersOf = (path: string, isCompressed: boolean): Record<string, string> => ({
  'content-type': mediaTypeOf(path),
  etag: '"1"',
  ...(isCompressed && { 'content-encoding': 'br' }),
  ...(path.endsWith('.html') && { 'content-security-policy': "default-src 'self'" }),
});

/** Creates a fake network, with the site's server, for a worker's `fetch`. */
const createNetwork = () => {
  const asked: { readonly path: string; readonly init: FetchInit }[] = [];
  const network = {
    asked,
    times: (path: string) => asked.filter((each) => each.path === `/${path}`).length,
    release: undefined as Release | undefined,
    isCut: false,
    /** Returns a response, or undefined to pass the request to the server. */
    intercept: (_path: string, _init: FetchInit): Answer => undefined,
    fetch: async (input: string | URL | Request, init: FetchInit = {}): Promise<Response> => {
      const { pathname, search } = new URL(hrefOf(input instanceof URL ? input.href : input));
      asked.push({ path: pathname, init });
      if (network.isCut) throw new TypeError('Failed to fetch');
      const own = await network.intercept(pathname + search, init);
      if (own) return own;
      const path = pathname.slice(1);
      const body = network.release?.served.get(path);
      if (!body) return new Response('Not found', { status: 404 });
      return new Response(body, { headers: headersOf(path, path.endsWith('.bin')) });
    },
  };
  return network;
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for a condition without advancing a fake clock. The only time limit is the test's. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await turn();
};

interface FetchFake {
  readonly method?: string;
  readonly mode?: string;
  readonly referrer?: string;
  readonly body?: BodyInit;
}

/** Creates a request with a mode and a referrer that Node's `Request` does not accept. */
const requestOf = (path: string, { mode = 'cors', referrer = '', ...init }: FetchFake): Request => {
  const request = new Request(new URL(path, ORIGIN), init);
  return Object.defineProperties(request, { mode: { value: mode }, referrer: { value: referrer } });
};

const entries = import.meta.glob<unknown>('../sw.ts');

/**
 * Creates a fake browser: caches, clients and a registration, shared by the workers of successive
 * releases. Replaces globals until the test ends.
 */
export const createDevice = () => {
  const caches = createCaches();
  const network = createNetwork();
  const windows: {
    readonly isControlled: boolean;
    readonly visibilityState?: DocumentVisibilityState;
  }[] = [];
  const sync = { register: vi.fn(async (_tag: string) => {}) };
  const registration = {
    scope: `${ORIGIN}/`,
    update: vi.fn(async () => {}),
    installing: null as object | null,
    waiting: null as object | null,
    sync,
    showNotification: vi.fn(async (_title: string, _options: NotificationOptions) => {}),
  };
  const openWindow = vi.fn(async (_url: string) => {});
  const skipWaiting = vi.fn(async () => {});
  const claim = vi.fn(async () => {});
  const matchAll = async ({ type = 'window', includeUncontrolled = false }) =>
    windows.filter(
      ({ isControlled }) => type === 'window' && (isControlled || includeUncontrolled),
    );

  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('location', new URL('/sw.js', ORIGIN));
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status = 302) => new Response(null, { status, headers: { location: String(url) } }),
  );

  /** Starts the worker of `release`, as a browser does after an update or after stopping it. */
  const start = async (release: Release) => {
    const listeners: [string, (event: object) => void][] = [];
    vi.stubGlobal('self', {
      __WB_MANIFEST: release.listed,
      location,
      registration,
      clients: { matchAll, claim, openWindow },
      skipWaiting,
      ...('Notification' in globalThis && { Notification: globalThis.Notification }),
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.push([type, listener]),
    });
    vi.resetModules();
    await entries['../sw.ts']?.();

    /** Fires an event. `done` settles with the promises passed to `waitUntil`. */
    const fire = (type: string, event: object = {}) => {
      const lasting: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      const fired = {
        ...event,
        waitUntil: (promise: Promise<unknown>) => {
          lasting.push(promise);
          // A check that starts seconds later may reject after the test has ended.
          promise.catch(() => {});
        },
        respondWith: (promise: Promise<Response>) => {
          answer = promise;
        },
      };
      for (const [listened, listener] of listeners) if (listened === type) listener(fired);
      return { answer, lasting, done: Promise.all(lasting).then(() => {}) };
    };
    const request = (path: string, init: FetchFake = {}) =>
      fire('fetch', { request: requestOf(path, init) });

    return {
      fire,
      request,
      install: () => fire('install').done,
      activate: () => fire('activate').done,
      /** Navigates to `path`. Returns undefined if the worker leaves the request to the network. */
      open: (path: string) => request(path, { mode: 'navigate' }).answer,
      /** Posts a message. Resolves to the worker's response on the message's port. */
      ask: async (data: object): Promise<unknown> => {
        const answers: unknown[] = [];
        const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }];
        await fire('message', { data, ports }).done;
        return answers[0];
      },
    };
  };

  /** Resolves to the stored files by path, without the index and the record of the last check. */
  const kept = async (): Promise<Record<string, string>> => {
    const cache = await caches.open(`workbox-precache-v2-${ORIGIN}/`);
    const found: Record<string, string> = {};
    for (const { url } of await cache.keys()) {
      const path = new URL(url).pathname.slice(1);
      if (path !== 'verified-at' && !path.includes('offline-index-'))
        found[path] = (await (await cache.match(url))?.text()) ?? '';
    }
    return found;
  };

  /** Replaces the content of a stored file, or deletes the file, without telling the worker. */
  const damage = async (path: string, text?: string): Promise<void> => {
    const cache = await caches.open(`workbox-precache-v2-${ORIGIN}/`);
    for (const { url } of await cache.keys()) {
      if (new URL(url).pathname !== `/${path}`) continue;
      if (text === undefined) await cache.delete(url);
      else await cache.put(url, new Response(text));
    }
  };

  return {
    caches,
    network,
    windows,
    registration,
    openWindow,
    skipWaiting,
    claim,
    start,
    kept,
    damage,
  };
};
