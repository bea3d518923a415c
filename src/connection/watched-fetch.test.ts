import { afterEach, expect, it, vi } from 'vitest';
import { answeredElsewhere, onConnectionBack, watchedFetch } from './watched-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

it('knows that the connection is back when another tab had the answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const back = vi.fn();
  const stop = onConnectionBack(back);
  await expect(watchedFetch('/graphql')).rejects.toThrow('No network');
  expect(back).not.toHaveBeenCalled();
  answeredElsewhere();
  expect(back).toHaveBeenCalledOnce();
  stop();
});
