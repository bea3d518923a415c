import { beforeEach, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../testing/stub-page.ts';

const HOUR_MS = 60 * 60_000;
const scriptURL = 'https://site.example/sw.js';

class Worker extends EventTarget {
  readonly scriptURL = scriptURL;
  state: ServiceWorkerState;
  readonly asked: string[] = [];

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  postMessage(request: { readonly type: string }, [port]: readonly MessagePort[]) {
    this.asked.push(request.type);
    port?.postMessage({ essentials: 0, optional: 0 });
  }
}

interface Workers {
  installing?: Worker | undefined;
  waiting?: Worker | undefined;
  active?: Worker | undefined;
}

let page: StubbedPage;
let reload: ReturnType<typeof vi.fn>;
let update: ReturnType<typeof vi.fn>;
let register: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
let registration: EventTarget & Workers;
let container: EventTarget & { controller: Worker | null };

/** Stubs a browser in which the site has these workers. The active worker controls the page. */
const stubWorkers = (workers: Workers) => {
  page = stubPage();
  reload = vi.fn();
  update = vi.fn(async () => {});
  registration = Object.assign(new EventTarget(), workers, { update });
  register = vi.fn(async () => registration);
  container = Object.assign(new EventTarget(), {
    controller: workers.active ?? null,
    ready: Promise.resolve(registration),
    register: () => register(),
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://site.example/', pathname: '/', reload });
  vi.stubGlobal('self', globalThis);
};

const openPage = async () => {
  vi.resetModules();
  const { notices } = await import('../notices/notices.ts');
  const { registerWorker } = await import('./register.ts');
  await registerWorker();
  return {
    kinds: () => notices.current().map(({ kind }) => kind),
    accept: () => {
      const [notice] = notices.current();
      if (notice?.kind === 'update-ready') notice.accept();
    },
  };
};

const controllerChanges = () => {
  container.controller = new Worker('activated');
  container.dispatchEvent(new Event('controllerchange'));
};

const installingTurns = (state: 'installed' | 'redundant') => {
  const { installing } = registration;
  if (!installing) throw new Error('No worker is installing');
  registration.installing = undefined;
  if (state === 'installed') registration.waiting = installing;
  installing.state = state;
  installing.dispatchEvent(new Event('statechange'));
};

const updateIsFound = () => {
  registration.installing = new Worker('installing');
  registration.dispatchEvent(new Event('updatefound'));
};

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});

it('the page checks for updates if the visitor returns after an hour, but not sooner', async () => {
  stubWorkers({ active: new Worker('activated') });
  await openPage();
  vi.advanceTimersByTime(HOUR_MS - 1);
  page.turn('visible');
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.turn('hidden');
  expect(update).not.toHaveBeenCalled();
  page.turn('visible');
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(HOUR_MS / 2);
  page.turn('visible');
  await Promise.resolve();
  expect(update).toHaveBeenCalledOnce();
});

it('a waiting release takes over after consent, and the page then reloads', async () => {
  stubWorkers({ active: new Worker('activated'), waiting: new Worker('installed') });
  const { kinds, accept } = await openPage();
  await vi.waitFor(() => expect(kinds()).toContain('update-ready'));
  accept();
  expect(reload).not.toHaveBeenCalled();
  controllerChanges();
  expect(reload).toHaveBeenCalledOnce();
});

it('the page offers a release that was already being installed when the page opened', async () => {
  stubWorkers({ active: new Worker('activated'), installing: new Worker('installing') });
  const { kinds } = await openPage();
  installingTurns('installed');
  await vi.advanceTimersByTimeAsync(200);
  expect(kinds()).toContain('update-ready');
});

it('a release is offered even if an earlier one failed to install while the page was open', async () => {
  stubWorkers({ active: new Worker('activated') });
  const { kinds } = await openPage();
  vi.advanceTimersByTime(HOUR_MS);
  updateIsFound();
  installingTurns('redundant');
  updateIsFound();
  installingTurns('installed');
  await vi.advanceTimersByTimeAsync(200);
  expect(kinds()).toContain('update-ready');
});

it('a page does not reload if the update was accepted in another window', async () => {
  stubWorkers({ active: new Worker('activated') });
  const { kinds } = await openPage();
  controllerChanges();
  expect(reload).not.toHaveBeenCalled();
  expect(kinds()).toContain('updated-elsewhere');
});

it('the first worker is never treated as an update', async () => {
  stubWorkers({ waiting: new Worker('installed') });
  const { kinds } = await openPage();
  controllerChanges();
  await vi.waitFor(() => expect(container.controller?.asked).toContain('OFFLINE_COPY_STATE'));
  expect(kinds()).not.toContain('update-ready');
  expect(kinds()).not.toContain('updated-elsewhere');
});

it('the first worker is not treated as an update even if it takes control before registration resolves', async () => {
  stubWorkers({});
  register.mockImplementationOnce(async () => {
    controllerChanges();
    return registration;
  });
  const { kinds } = await openPage();
  const first = container.controller;
  await vi.waitFor(() => expect(first?.asked).toEqual(['OFFLINE_COPY_STATE']));
  expect(kinds()).not.toContain('updated-elsewhere');
  controllerChanges();
  expect(kinds()).toContain('updated-elsewhere');
});

it('the page asks the controlling worker how many files are missing from the offline copy', async () => {
  const active = new Worker('activated');
  stubWorkers({ active });
  await openPage();
  await vi.waitFor(() => expect(active.asked).toContain('OFFLINE_COPY_STATE'));
});

it.each([
  ['the request fails', new TypeError('Failed to fetch')],
  // Such as a captive portal's page.
  ["the response is not the worker's script", new DOMException('MIME type', 'SecurityError')],
])('if %s, the registration is retried when the connection returns', async (_, error) => {
  stubWorkers({});
  register.mockRejectedValueOnce(error);
  await openPage();
  expect(register).toHaveBeenCalledOnce();
  page.window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});

it('the registration is retried if the first worker fails to install', async () => {
  stubWorkers({ installing: new Worker('installing') });
  await openPage();
  page.window.dispatchEvent(new Event('online'));
  expect(register).toHaveBeenCalledOnce();
  installingTurns('redundant');
  page.window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});
