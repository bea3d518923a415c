import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../database/database.ts';
import { openWhenAvailable } from './open-when-available.ts';

const log = { info: () => {}, warn: () => {} };
const away = new Unavailable('unreachable');
const storage = () => ({ close: vi.fn(async () => {}) });
const later = () => {
  let resolve: (opened: ReturnType<typeof storage>) => void = () => {};
  const promise = new Promise<ReturnType<typeof storage>>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('openWhenAvailable', () => {
  it('opens the storage at once if its database is available', async () => {
    const opened = storage();
    expect((await openWhenAvailable(async () => opened, log)).current()).toBe(opened);
  });

  it('retries an unreachable database at growing intervals', async () => {
    const opened = storage();
    const open = vi
      .fn<() => Promise<typeof opened>>()
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(new Unavailable('denied'))
      .mockResolvedValue(opened);
    const { current } = await openWhenAvailable(open, log);
    expect(current).toThrow(away);
    await vi.advanceTimersByTimeAsync(1000);
    expect(current).toThrow('denied');
    await vi.advanceTimersByTimeAsync(1999);
    expect(current).toThrow('denied');
    await vi.advanceTimersByTimeAsync(1);
    expect(current()).toBe(opened);
  });

  it.each(['full', 'read-only'] as const)(
    'does not fail if the database is %s, because the server can serve pages',
    async (trouble) => {
      const error = new Unavailable(trouble);
      const { current } = await openWhenAvailable(() => Promise.reject(error), log);
      expect(current).toThrow(error);
    },
  );

  it('waits only a second for a database that does not respond, but still opens it later', async () => {
    const opened = storage();
    const { promise, resolve } = later();
    const opening = openWhenAvailable(() => promise, log);
    await vi.advanceTimersByTimeAsync(1000);
    const { current } = await opening;
    expect(current).toThrow(Unavailable);
    resolve(opened);
    await vi.waitFor(() => expect(current()).toBe(opened));
  });

  it.each([
    new Unavailable('denied'),
    new Unavailable('missing'),
    new Error('The database belongs to a newer release'),
  ])('fails if the error is permanent: $message', async (error) => {
    await expect(openWhenAvailable(() => Promise.reject(error), log)).rejects.toBe(error);
  });

  it('closes the storage if it is opened after the server was closed, and does not retry', async () => {
    const opened = storage();
    const { promise, resolve } = later();
    const open = vi
      .fn<() => Promise<typeof opened>>()
      .mockRejectedValueOnce(away)
      .mockReturnValue(promise);
    const { close } = await openWhenAvailable(open, log);
    await vi.advanceTimersByTimeAsync(1000);
    await close();
    resolve(opened);
    await vi.waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('does not warn if the first attempt fails after the server was closed', async () => {
    const warn = vi.fn();
    const opening = openWhenAvailable(
      () => new Promise<never>((_, reject) => setTimeout(reject, 2000, away)),
      { ...log, warn },
    );
    await vi.advanceTimersByTimeAsync(1000);
    await (await opening).close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn).not.toHaveBeenCalled();
  });
});
