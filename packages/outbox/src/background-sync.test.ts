import { afterEach, expect, it, vi } from 'vitest';
import { requestSync } from './background-sync.ts';

afterEach(() => vi.unstubAllGlobals());

const stubReady = (ready: Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { ready } });

it('is quiet where the browser lets no site store anything, and `ready` rejects', async () => {
  stubReady(Promise.reject(new DOMException('The operation is insecure', 'SecurityError')));
  await expect(requestSync('sample')).resolves.toBeUndefined();
});

it('is quiet where background sync is switched off', async () => {
  const register = vi.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  stubReady(Promise.resolve({ sync: { register } }));
  await expect(requestSync('sample')).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledOnce();
});
