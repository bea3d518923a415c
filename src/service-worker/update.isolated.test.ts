import { PROGRESS_CHANNEL, parseProgress } from '@site/offline-copy/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../loading/testing/gate.ts';
import { createDevice, until } from './testing/device.ts';
import { archiveOf, build, firstFiles } from './testing/release.ts';

const state = { type: 'OFFLINE_COPY_STATE' };
const complete = (optional = true) => ({ type: 'OFFLINE_COPY_COMPLETE', optional });
const whole = { essentials: 0, optional: 0 };

const secondFiles = {
  ...firstFiles,
  'contact.html': `${firstFiles['contact.html']}, soon`,
  'index.html': `${firstFiles['index.html']}, again`,
  'images/home.svg': '<svg>home, redrawn</svg>',
};
const first = await build();
const second = await build(secondFiles);
const pages = archiveOf(second, 'pages');

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice();
  device.network.release = first;
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const installed = async ({ pictures }: { readonly pictures: boolean }) => {
  const worker = await device.start(first);
  await worker.install();
  await worker.activate();
  if (pictures) expect(await worker.ask(complete())).toEqual(whole);
  return worker;
};

/** Starts the worker of the first release again, as on a later visit. */
const later = async () => {
  await installed({ pictures: true });
  device.network.asked.length = 0;
  return device.start(first);
};

const updated = async () => {
  device.network.release = second;
  device.network.asked.length = 0;
  const worker = await device.start(second);
  await worker.install();
  return worker;
};

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('an update', () => {
  it('fetches the changed archive, but no archive or file that the device already has', async () => {
    await installed({ pictures: false });
    const worker = await updated();
    const asked = device.network.asked.map(({ path }) => path);
    expect(asked).toEqual([`/${second.listed[0]?.url}`, `/${pages}`]);
    await worker.activate();
    device.network.isCut = true;
    expect(await textOf(worker.open('/contact'))).toBe(secondFiles['contact.html']);
    expect(await textOf(worker.open('/about'))).toBe(firstFiles['about.html']);
  });

  it('does not affect the old release until the new release is activated', async () => {
    const old = await installed({ pictures: true });
    const worker = await updated();
    device.network.isCut = true;
    expect(await textOf(old.open('/contact'))).toBe(firstFiles['contact.html']);
    expect(await textOf(old.request('/images/home.svg').answer)).toBe('<svg>home</svg>');
    const again = await device.start(first);
    expect(await textOf(again.open('/contact'))).toBe(firstFiles['contact.html']);
    expect(device.skipWaiting).not.toHaveBeenCalled();
    await worker.activate();
    expect(await textOf(worker.open('/contact'))).toBe(secondFiles['contact.html']);
    expect(await device.kept()).toEqual(secondFiles);
  });

  it('does not delete files of a later release that is being installed', async () => {
    const thirdFiles = {
      ...secondFiles,
      'about.html': `${firstFiles['about.html']}, later`,
      'assets/text-3.woff2': 'a later font',
    };
    const third = await build(thirdFiles);
    await installed({ pictures: true });
    const worker = await updated();
    const font = gate();
    device.network.intercept = (path) =>
      path === '/assets/text-3.woff2' ? font.opened.then(() => undefined) : undefined;
    device.network.release = third;
    const later = await device.start(third);
    device.registration.installing = {};
    const installing = later.install();
    await until(async () => (await device.kept())['about.html'] === thirdFiles['about.html']);
    await worker.activate();
    font.open();
    await installing;
    device.registration.installing = null;
    await later.activate();
    expect(await device.kept()).toEqual(thirdFiles);
  });

  it('fetches new revisions of the pictures that are on the device', async () => {
    await installed({ pictures: true });
    await updated();
    device.network.isCut = true;
    expect(await device.kept()).toMatchObject({ 'images/home.svg': '<svg>home, redrawn</svg>' });
  });

  it('waits at most a minute for new pictures', async () => {
    await installed({ pictures: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    device.network.intercept = (path) =>
      path.endsWith('.svg') ? new Promise<Response>(() => {}) : undefined;
    device.network.release = second;
    const done = vi.fn();
    const installing = device
      .start(second)
      .then((worker) => worker.install())
      .then(done);
    const { 'images/home.svg': _, ...others } = secondFiles;
    await until(async () => {
      const kept = await device.kept();
      return Object.entries(others).every(([path, text]) => kept[path] === text);
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await installing;
  });

  it('is installed with all pages even if the server no longer has a picture', async () => {
    await installed({ pictures: true });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    device.network.intercept = (path) => {
      if (path === '/images/home.svg') return new Response('', { status: 404 });
      const isFirst = path === `/${pages}` && device.network.times(pages) === 1;
      return isFirst ? new Response('', { status: 503 }) : undefined;
    };
    const worker = await updated();
    await worker.activate();
    device.network.isCut = true;
    expect(await textOf(worker.open('/contact'))).toBe(secondFiles['contact.html']);
  });

  it('replaces a damaged file that is the same in both releases', async () => {
    await installed({ pictures: true });
    await device.damage('about.html', '<h1>Sign in to the Wi-Fi</h1>');
    await updated();
    expect(await device.kept()).toMatchObject({ 'about.html': firstFiles['about.html'] });
  });
});

describe('a request about the copy', () => {
  it('returns the number of missing files, or fetches them', async () => {
    const worker = await installed({ pictures: false });
    expect(await worker.ask(state)).toEqual({ essentials: 0, optional: 3 });
    await device.damage('about.html');
    expect(await worker.ask(state)).toEqual({ essentials: 1, optional: 3 });
    expect(await worker.ask(complete(false))).toEqual({ essentials: 0, optional: 3 });
    // A worker that was just installed does not check for a newer release.
    expect(device.registration.update).not.toHaveBeenCalled();
    expect(await worker.ask(complete(true))).toEqual(whole);
    expect(await device.kept()).toEqual(firstFiles);
  });

  it('reports progress only at the start and end of a fast download, and closes the channel', async () => {
    const worker = await installed({ pictures: false });
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    const channel = new BroadcastChannel(PROGRESS_CHANNEL);
    const progress: unknown[] = [];
    channel.onmessage = ({ data }) => progress.push(data);
    await worker.ask(complete());
    await expect.poll(() => progress.length).toBe(2);
    const last = parseProgress(progress.at(-1));
    expect(last?.done).toBe(last?.of);
    expect(last?.done).toBeGreaterThan(0);
    expect(close).toHaveBeenCalledTimes(1);
    channel.close();
  });

  it('shares one download with a second request that arrives at the same time', async () => {
    const worker = await later();
    for (const path of Object.keys(firstFiles)) await device.damage(path);
    await Promise.all([worker.ask(complete()), worker.ask(complete())]);
    expect(await device.kept()).toEqual(firstFiles);
    expect(device.network.times(archiveOf(first, 'pages'))).toBe(1);
    expect(device.network.times('assets/text-1.woff2')).toBe(1);
  });

  it('fetches nothing for a release that is about to be replaced', async () => {
    const worker = await later();
    await device.damage('about.html');
    device.registration.waiting = {};
    expect(await worker.ask(complete())).toEqual({ essentials: 1, optional: 0 });
    device.registration.waiting = null;
    device.registration.update.mockImplementationOnce(async () => {
      device.registration.installing = {};
    });
    expect(await worker.ask(complete())).toEqual({ essentials: 1, optional: 0 });
    expect(device.network.asked).toEqual([]);
  });

  it('reports one missing essential file while the index is missing', async () => {
    const worker = await later();
    for (const path of Object.keys(firstFiles)) await device.damage(path);
    await device.damage(first.listed[0]?.url ?? '');
    device.network.isCut = true;
    expect(await worker.ask(state)).toEqual({ essentials: 1, optional: 0 });
    device.network.isCut = false;
    expect(await worker.ask(complete())).toEqual(whole);
  });

  it("gets no response if it is in another release's format", async () => {
    const worker = await later();
    expect(await worker.ask({ type: 'OFFLINE_COPY_COMPLETE' })).toBeUndefined();
  });
});

describe('the daily check of the copy', () => {
  const HOUR = 3_600_000;

  let worker: Awaited<ReturnType<typeof later>>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    worker = await later();
  });

  it('finds a damaged file after a day, but not sooner, and is not repeated within a day', async () => {
    await device.damage('about.html', '<h1>Sign in to the Wi-Fi</h1>');
    vi.setSystemTime(Date.now() + 23 * HOUR);
    expect(await worker.ask(state)).toEqual(whole);
    vi.setSystemTime(Date.now() + 2 * HOUR);
    expect(await worker.ask(state)).toEqual({ essentials: 1, optional: 0 });
    expect(await worker.ask(complete())).toEqual(whole);
    expect(await device.kept()).toEqual(firstFiles);
    await device.damage('about.html', '<h1>Sign in to the Wi-Fi</h1>');
    vi.setSystemTime(Date.now() + 2 * HOUR);
    expect(await worker.ask(state)).toEqual(whole);
  });

  it('runs even on a full device', async () => {
    device.caches.fill(true);
    vi.setSystemTime(Date.now() + 25 * HOUR);
    expect(await worker.ask(state)).toEqual(whole);
  });

  it('is repeated if the clock was set back by a day or more', async () => {
    await device.damage('about.html', '<h1>Sign in to the Wi-Fi</h1>');
    vi.setSystemTime(Date.now() - 25 * HOUR);
    expect(await worker.ask(state)).toEqual({ essentials: 1, optional: 0 });
  });
});
