import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import { type StubbedPage, stubPage } from '../testing/stub-page.ts';
import { reloadOnStaleChunk } from './stale-chunks.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);

let page: StubbedPage;
let reload: ReturnType<typeof vi.fn>;
let fields: { readonly value: string; readonly defaultValue: string }[];
let answer: () => Promise<Response>;

beforeEach(() => {
  page = stubPage();
  reload = vi.fn();
  fields = [{ value: '', defaultValue: '' }];
  answer = async () => new Response();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => answer());
  Object.assign(page.document, {
    documentElement: { dataset: { hydrated: 'true' } },
    querySelectorAll: () => fields,
  });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  reloadOnStaleChunk();
});

const loseFile = async (message = 'Failed to fetch dynamically imported module') => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  });
  page.window.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  return event;
};

it('a page reloads if one of its files is missing, but at most once a minute', async () => {
  await loseFile();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(NOW + MINUTE_MS - 1);
  await loseFile();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(NOW + MINUTE_MS);
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(page.sessionStorage.getItem(storageKeys.reloadedForChunk)).toBe(String(NOW + MINUTE_MS));
});

it('a page does not reload if text has been typed', async () => {
  fields.push({ value: 'Half a message', defaultValue: '' });
  await loseFile();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('No network')), true],
  ['responds with an error', async () => new Response('', { status: 503 }), false],
])('a page does not reload while the site %s', async (_, how, isOffline) => {
  answer = how;
  await loseFile();
  expect(reload).not.toHaveBeenCalled();
  expect('offline' in document.documentElement.dataset).toBe(isOffline);
});

it('a page does not reload if the time of the reload cannot be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await loseFile();
  expect(reload).not.toHaveBeenCalled();
});

it('a failed style sheet causes no error, but a failed script does', async () => {
  expect((await loseFile('Unable to preload CSS for /a.css')).defaultPrevented).toBe(true);
  expect((await loseFile()).defaultPrevented).toBe(false);
});
