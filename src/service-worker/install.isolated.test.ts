import { untilAborted } from '@site/outbox/testing';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { gate } from '../loading/testing/gate.ts';
import { createDevice, type FetchInit, until } from './testing/device.ts';
import { archiveOf, build, EVERY_PAGE, firstFiles } from './testing/release.ts';

const first = await build();
const pictures = Object.keys(firstFiles).filter((path) => path.startsWith('images/'));
const essentials = Object.fromEntries(
  Object.entries(firstFiles).filter(([path]) => !pictures.includes(path)),
);
const pages = archiveOf(first, 'pages');
const code = archiveOf(first, 'code');
const contentOf = (path: string) => (first.served.get(path) ?? new Uint8Array()).slice();
const compressed = { 'content-encoding': 'br' };

let device: ReturnType<typeof createDevice>;
let warn: MockInstance;
beforeEach(() => {
  device = createDevice();
  device.network.release = first;
  // Makes the pauses between retries as short as possible.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Answers the first request for `file`. The server answers the others. */
const answerFirst = (file: string, answer: (init: FetchInit) => Response | Promise<Response>) => {
  device.network.intercept = (path, init) =>
    path === `/${file}` && device.network.times(file) === 1 ? answer(init) : undefined;
};

const install = async () => {
  const worker = await device.start(first);
  await worker.install();
  return worker;
};

describe('the first install', () => {
  it('stores every page, script and style, but no pictures', async () => {
    await install();
    expect(await device.kept()).toEqual(essentials);
    expect(device.network.asked.map(({ path }) => path.slice(1)).sort()).toEqual(
      [first.listed[0]?.url, '404.html', pages, code, EVERY_PAGE, 'assets/text-1.woff2'].sort(),
    );
  });

  it('stores pages with the headers of 404.html, and files with their media types', async () => {
    const worker = await install();
    device.network.isCut = true;
    const page = await worker.open('/contact');
    expect(Object.fromEntries(page?.headers ?? [])).toEqual({
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
    });
    const script = await worker.request('/assets/contact-1.js').answer;
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script?.headers.has('content-security-policy')).toBe(false);
  });

  it('sends cookies, requests low priority, and bypasses the HTTP cache for files without a hash', async () => {
    await install();
    for (const { path, init } of device.network.asked) {
      expect(init, path).toMatchObject({ credentials: 'same-origin', priority: 'low' });
    }
    const modeOf = (file: string) =>
      device.network.asked.find(({ path }) => path === `/${file}`)?.init.cache;
    expect(modeOf('404.html')).toBe('reload');
    expect(modeOf(EVERY_PAGE)).toBe('default');
    expect(modeOf(pages)).toBe('no-store');
  });

  it('waits for the last essential file', async () => {
    const font = gate();
    device.network.intercept = (path) =>
      path.endsWith('.woff2') ? font.opened.then(() => new Response('a font')) : undefined;
    const installed = vi.fn();
    const installing = install().then(installed);
    await expect
      .poll(async () => Object.keys(await device.kept()).length)
      .toBe(Object.keys(essentials).length - 1);
    expect(installed).not.toHaveBeenCalled();
    font.open();
    await installing;
    expect(await device.kept()).toEqual(essentials);
  });

  it('rejects if a file does not exist, and the next install fetches only that file', async () => {
    device.network.intercept = (path) =>
      path.endsWith('.woff2') ? new Response('', { status: 404 }) : undefined;
    await expect(install()).rejects.toThrow('404 for');
    expect(device.network.times('assets/text-1.woff2')).toBe(1);
    device.network.intercept = () => undefined;
    device.network.asked.length = 0;
    await install();
    expect(device.network.asked.map(({ path }) => path)).toEqual(['/assets/text-1.woff2']);
    expect(await device.kept()).toEqual(essentials);
  });

  it('rejects on a full device, without retrying', async () => {
    device.network.intercept = (path) => {
      if (path.endsWith('.woff2')) device.caches.fill(true);
      return undefined;
    };
    await expect(install()).rejects.toThrow('No room for');
    expect(device.network.times('assets/text-1.woff2')).toBe(1);
  });

  it("retries a file with a wrong hash, and then bypasses the browser's HTTP cache", async () => {
    answerFirst(EVERY_PAGE, () => new Response('<h1>Sign in to the Wi-Fi</h1>'));
    await install();
    const modes = device.network.asked.filter(({ path }) => path === `/${EVERY_PAGE}`);
    expect(modes.map(({ init }) => init.cache)).toEqual(['default', 'reload']);
    expect((await device.kept())[EVERY_PAGE]).toBe(firstFiles[EVERY_PAGE]);
  });

  it('retries a file that stalls', async () => {
    const stalled = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => stalled.signal);
    answerFirst(EVERY_PAGE, ({ signal }) => untilAborted(signal));
    const installing = install();
    await expect.poll(() => device.network.times(EVERY_PAGE)).toBe(1);
    stalled.abort();
    await installing;
    expect(await device.kept()).toEqual(essentials);
  });
});

describe('an archive', () => {
  /** Installs a worker. `answer` responds to the first request for the archive of pages. */
  const installWith = async (answer: () => Response) => {
    answerFirst(pages, answer);
    await install();
    expect(await device.kept()).toEqual(essentials);
  };

  it('is fetched again after a broken connection, and no file is stored twice', async () => {
    const beginning = contentOf(pages).slice(0, 5_000);
    await installWith(() => new Response(beginning, { headers: compressed }));
    expect(device.network.times(pages)).toBe(2);
    expect(new Set(device.caches.puts).size).toBe(device.caches.puts.length);
  });

  it('with a damaged file does not prevent the install', async () => {
    const content = contentOf(pages);
    const at = new TextDecoder('latin1').decode(content).indexOf('About us. ');
    content[at] = (content[at] ?? 0) ^ 1;
    const damaged = () => new Response(content, { headers: compressed });
    await installWith(damaged);
    expect(device.caches.puts.filter((path) => path === '/about.html')).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('has damaged files: about.html'));
  });

  const plain = contentOf(pages);
  it.each([
    ['that does not compress it', { headers: { 'content-length': String(plain.length) } }],
    ['that lacks it', { status: 404 }],
  ])('is not fetched again from a server %s', async (_, init) => {
    await installWith(() => new Response(plain, init));
    expect(device.network.times(pages)).toBe(1);
    expect(device.network.times('about.html')).toBe(1);
  });

  /** Returns a function that sends the next 1,000 archive bytes and returns whether more remain. */
  const inPieces = () => {
    const content = contentOf(pages);
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let at = 0;
    answerFirst(pages, ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
          signal?.addEventListener('abort', () => given.error(signal.reason));
        },
        // The worker cancels the stream at the end of the last file.
        cancel: () => {
          controller = undefined;
        },
      });
      return new Response(body, { headers: compressed });
    });
    return () => {
      controller?.enqueue(content.slice(at, at + 1_000));
      at += 1_000;
      if (at >= content.length) controller?.close();
      return controller !== undefined && at < content.length;
    };
  };

  const restIsKept = async () => {
    const kept = Object.keys(await device.kept());
    return ['assets/style-1.css', 'assets/text-1.woff2'].every((path) => kept.includes(path));
  };

  /** Leaves the first request for the archive of pages unanswered until it is aborted. */
  const neverAnswered = () => {
    answerFirst(pages, ({ signal }) => untilAborted(signal));
    return () => {};
  };

  it.each([
    ['byte', inPieces],
    ['response', neverAnswered],
  ])('is fetched again after twenty seconds without a %s', async (_, begin) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const next = begin();
    const installing = install();
    await until(restIsKept);
    next();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(device.network.times(pages)).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    // Waits until the pause before the second try has begun.
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(1_000);
    await installing;
    expect(device.network.times(pages)).toBe(2);
    expect(await device.kept()).toEqual(essentials);
  });

  it('has no time limit while bytes arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const next = inPieces();
    const installing = install();
    await until(restIsKept);
    while (next()) await vi.advanceTimersByTimeAsync(15_000);
    await installing;
    expect(await device.kept()).toEqual(essentials);
    expect(device.network.times(pages)).toBe(1);
  });
});
