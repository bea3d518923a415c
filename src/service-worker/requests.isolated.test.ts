import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_CACHE } from '../submissions/shared-text.ts';
import { createDevice } from './testing/device.ts';
import { build, EVERY_PAGE, firstFiles } from './testing/release.ts';

const release = await build();

let device: ReturnType<typeof createDevice>;
let worker: Awaited<ReturnType<typeof device.start>>;
beforeEach(async () => {
  device = createDevice();
  device.network.release = release;
  worker = await device.start(release);
  await worker.install();
  await worker.activate();
  await worker.ask({ type: 'OFFLINE_COPY_COMPLETE', optional: true });
  device.network.asked.length = 0;
});

const failStorage = () =>
  void vi.spyOn(device.caches, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
const portal = () => new Response('<h1>Sign in to the Wi-Fi</h1>');
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('a page', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/About/', 200, 'about.html'],
    ['/contact?utm_source=mail', 200, 'contact.html'],
    ['/products/nothing', 404, 'products/_other.html'],
    ['/nowhere', 404, '404.html'],
  ])('%s opens with status %i from the copy, without a request', async (path, status, file) => {
    device.network.intercept = portal;
    const answer = await worker.open(path);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(await answer?.text()).toBe(firstFiles[file]);
    expect(device.network.asked).toEqual([]);
  });

  it('opens in a worker that has just started', async () => {
    const later = await device.start(release);
    device.network.isCut = true;
    const script = later.request('/assets/contact-1.js').answer;
    expect(await textOf(later.open('/contact'))).toBe(firstFiles['contact.html']);
    expect(await textOf(script)).toBe('contact(1)');
  });

  it.each([
    ['missing', undefined],
    ['damaged', '<h1>Damaged</h1>'],
  ])('is fetched from the network, and not stored, if the copy is %s', async (_, text) => {
    await device.damage('contact.html', text);
    device.network.intercept = portal;
    expect(await textOf(worker.open('/contact'))).toContain('Sign in to the Wi-Fi');
    expect(await device.kept()).not.toHaveProperty(['contact.html']);
  });

  it('is fetched from the network while the index is missing, and then from the copy again', async () => {
    await device.damage(release.listed[0]?.url ?? '');
    const later = await device.start(release);
    device.network.intercept = (path) => {
      if (path.includes('offline-index-')) throw new TypeError('Failed to fetch');
      return portal();
    };
    expect(await textOf(later.open('/contact'))).toContain('Sign in to the Wi-Fi');
    device.network.intercept = () => undefined;
    expect(await textOf(later.open('/contact'))).toBe(firstFiles['contact.html']);
  });

  it("is fetched from the network if the device's storage fails", async () => {
    device.network.intercept = portal;
    failStorage();
    expect(await textOf(worker.open('/contact'))).toContain('Sign in to the Wi-Fi');
  });

  it("redirects to the form if the URL is the form's action", async () => {
    const answer = await worker.open('/forms/contact');
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/contact');
  });

  it.each([
    '/contact.md',
    '/services/cloud.md',
    '/llms.txt',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
  ])('%s is left to the network', (path) => {
    expect(worker.open(path)).toBeUndefined();
  });
});

describe('a file', () => {
  it('is served from the copy offline, but a photograph may have a different size', async () => {
    device.network.isCut = true;
    const photograph = worker.request('/images/person@640.avif').answer;
    expect(await textOf(photograph)).toBe('a photograph');
    expect(await textOf(worker.request(`/${EVERY_PAGE}`).answer)).toBe('every(1)');
  });

  it.each([
    ['it is missing from the copy', () => device.damage(EVERY_PAGE)],
    ["the device's storage fails", failStorage],
  ])('is fetched from the network if %s', async (_, happens) => {
    await happens();
    expect(await textOf(worker.request(`/${EVERY_PAGE}`).answer)).toBe('every(1)');
    expect(device.network.times(EVERY_PAGE)).toBe(1);
  });

  it('is deleted three seconds after the request if it is damaged', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await device.damage(EVERY_PAGE, 'every(');
    const { answer, lasting } = worker.request(`/${EVERY_PAGE}`);
    expect(await textOf(answer)).toBe('every(');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(await device.kept()).toHaveProperty([EVERY_PAGE]);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(lasting);
    expect(await device.kept()).not.toHaveProperty([EVERY_PAGE]);
  });

  it.each([
    ['that the release does not list', '/assets/other-2.js', {}],
    ['of another site', 'https://cdn.example/assets/every-1.js', {}],
    ['without an extension', '/healthz', {}],
    ['requested with HEAD', `/${EVERY_PAGE}`, { method: 'HEAD' }],
    ['that is a submission', '/graphql', { method: 'POST', body: '{}' }],
  ])('%s is left to the network', (_, path, init) => {
    expect(worker.request(path, init).answer).toBeUndefined();
  });
});

describe('text shared by another app', () => {
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    worker.request(path, { method: 'POST', mode: 'navigate', body: new URLSearchParams(fields) })
      .answer;
  const shared = async () =>
    textOf((await device.caches.open(SHARED_CACHE)).match('/shared') as Promise<Response>);

  it('is stored on the device, and the response redirects to the contact page', async () => {
    const answer = await post('/contact', { title: 'An article', url: 'https://example.org' });
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/contact');
    expect(await shared()).toBe('An article\nhttps://example.org');
    expect(device.network.asked).toEqual([]);
  });

  it('is not overwritten by a request without text', async () => {
    await post('/contact', { text: 'Words' });
    await post('/contact', {});
    expect(await shared()).toBe('Words');
  });

  it('is accepted only at the path of the share target, on this site', () => {
    expect(post('/about', { text: 'Words' })).toBeUndefined();
    expect(post('https://other.example/contact', { text: 'Words' })).toBeUndefined();
  });
});

describe('a worker', () => {
  it('takes control of open pages when it is activated', () => {
    expect(device.claim).toHaveBeenCalledTimes(1);
  });

  it('skips waiting only when a page asks it to', () => {
    expect(device.skipWaiting).not.toHaveBeenCalled();
    worker.fire('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
    expect(device.skipWaiting).toHaveBeenCalledTimes(1);
  });
});
