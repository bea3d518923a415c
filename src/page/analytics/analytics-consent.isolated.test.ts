import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { notices } from '../notices/notices.ts';
import { analytics } from './analytics-consent.ts';

vi.mock('../../env.ts', () => ({ env: { firebase: {} } }));

let show: MockInstance;
let page: EventTarget;
beforeEach(() => {
  show = vi.spyOn(notices, 'show').mockReturnValue();
  page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});

test('analytics.start asks for consent once, after the first interaction', () => {
  vi.stubGlobal('location', { search: '?topic=careers' });
  analytics.start();
  expect(show).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(new Event('keydown'));
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'consent' }));
});

test('analytics.start does nothing if the URL contains the token from a link in an email', () => {
  vi.stubGlobal('location', { search: '?token=jiD94_ASA_39FiriRSmKXA' });
  analytics.start();
  page.dispatchEvent(new Event('click'));
  expect(show).not.toHaveBeenCalled();
});
