import { expect, it, vi } from 'vitest';
import { pageOutbox } from './page-outbox.ts';

const startOutbox = vi.hoisted(() => vi.fn());
vi.mock('./start-outbox.ts', () => ({ startOutbox }));

it('pageOutbox starts only one outbox, and tries again after its code failed to load', async () => {
  startOutbox.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(pageOutbox()).rejects.toThrow('Failed to fetch');
  const outbox = {};
  startOutbox.mockResolvedValue(outbox);
  expect(await pageOutbox()).toBe(outbox);
  expect(await pageOutbox()).toBe(outbox);
  expect(startOutbox).toHaveBeenCalledTimes(2);
});
