import { beforeEach, expect, it, vi } from 'vitest';
import { loadable, loadPatiently } from './load.ts';

const online = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
});

it('a loadable loads its code once for all callers', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const code = loadable(fetchCode);
  expect(code.ready()).toBeUndefined();
  await expect(Promise.all([code.load(), code.load()])).resolves.toEqual(['code', 'code']);
  expect(code.ready()).toBe('code');
  expect(fetchCode).toHaveBeenCalledOnce();
});

it('a loadable fetches its code again after a failure', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('lost'));
  const code = loadable(fetchCode);
  await expect(code.load()).rejects.toThrow('lost');
  await expect(code.load()).resolves.toBe('code');
});

it('loadPatiently retries every failed file when the connection is back', async () => {
  const lostOnce = (name: string) =>
    vi.fn(async () => name).mockRejectedValueOnce(new Error('lost'));
  const [first, second] = [lostOnce('first'), lostOnce('second')];
  const loading = Promise.all([loadPatiently(first), loadPatiently(second)]);
  await vi.waitFor(() => expect(first.mock.results).toHaveLength(1));
  await Promise.allSettled(second.mock.results.map(({ value }) => value));
  online.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toEqual(['first', 'second']);
});

it('loadPatiently waits longer after each failure, until 30 min pass without a failure', async () => {
  vi.useFakeTimers();
  const fails = { times: 3 };
  const load = vi.fn(async () => {
    fails.times -= 1;
    if (fails.times >= 0) throw new Error('lost');
  });
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  void loadPatiently(load);
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 19_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  fails.times = 1;
  void loadPatiently(load);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(6);
});
