import { expect, it, vi } from 'vitest';
import { answeredElsewhere, onConnectionBack, watchedFetch } from './watched-fetch.ts';

it('reports that the connection is back if another tab got a response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const back = vi.fn();
  const stop = onConnectionBack(back);
  await expect(watchedFetch('/graphql')).rejects.toThrow('No network');
  expect(back).not.toHaveBeenCalled();
  answeredElsewhere();
  expect(back).toHaveBeenCalledOnce();
  stop();
});
