import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../notices/notices.ts';
import { analytics } from './analytics-consent.ts';

vi.mock('../../env.ts', () => ({ env: { firebase: {} } }));

const show = vi.spyOn(notices, 'show').mockReturnValue();
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});
afterEach(() => {
  show.mockClear();
  vi.unstubAllGlobals();
});

test('start asks about analytics once, after the first interaction', () => {
  vi.stubGlobal('location', { search: '?topic=careers' });
  analytics.start();
  expect(show).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(new Event('keydown'));
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'consent' }));
});

test('start does nothing on a page opened from a mail, whose URL contains a secret', () => {
  vi.stubGlobal('location', { search: '?token=jiD94_ASA_39FiriRSmKXA' });
  analytics.start();
  page.dispatchEvent(new Event('click'));
  expect(show).not.toHaveBeenCalled();
});
