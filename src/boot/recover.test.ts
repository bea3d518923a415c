import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../page/testing/stub-page.ts';
import { reloadWhenReachable } from './recover.ts';

const root = { dataset: {} as Record<string, string> };
let fields: { value: string; defaultValue: string }[];
const reload = vi.fn();
const head = vi.fn<() => Promise<{ status: number }>>();

beforeEach(() => {
  vi.useFakeTimers();
  root.dataset = {};
  fields = [{ value: '', defaultValue: '' }];
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => fields });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', head);
  vi.stubGlobal('sessionStorage', createStorage());
  head.mockResolvedValue({ status: 200 });
});
afterEach(() => {
  vi.resetAllMocks();
});

it("the page reloads as soon as the site responds, and counts the tab's reloads", async () => {
  reloadWhenReachable();
  await vi.advanceTimersByTimeAsync(499);
  expect(head).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('reloads')).toBe('1');
});

it('the page doubles its wait after a failed request or a gateway error', async () => {
  head
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ status: 502 });
  reloadWhenReachable();
  await vi.advanceTimersByTimeAsync(500 + 1_000);
  expect(head).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('once the site has been down for minutes, the page sends a request every 64 s', async () => {
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  reloadWhenReachable();
  await vi.advanceTimersByTimeAsync(600_000);
  const { length } = head.mock.calls;
  await vi.advanceTimersByTimeAsync(64_000);
  expect(head).toHaveBeenCalledTimes(length + 1);
});

it('the page waits longer before each reload, and reloads at most five times', async () => {
  sessionStorage.setItem('reloads', '4');
  reloadWhenReachable();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  reloadWhenReachable();
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
});

it('the page does not reload if text has been typed, or while a clicked link loads', async () => {
  fields = [{ value: 'Sawubona', defaultValue: '' }];
  reloadWhenReachable();
  await vi.runAllTimersAsync();
  fields = [];
  root.dataset = { leaving: '' };
  reloadWhenReachable();
  await vi.runAllTimersAsync();
  expect(head).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('the page does not reload without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  reloadWhenReachable();
  await vi.runAllTimersAsync();
  expect(head).not.toHaveBeenCalled();
});
