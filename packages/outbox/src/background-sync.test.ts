import { expect, it, vi } from 'vitest';
import { requestSync } from './background-sync.ts';

const stubReady = (ready: Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { ready } });

it('requestSync resolves even if the browser blocks site data and `ready` rejects', async () => {
  stubReady(Promise.reject(new DOMException('The operation is insecure', 'SecurityError')));
  await expect(requestSync('sample')).resolves.toBeUndefined();
});

it('requestSync resolves even if the visitor has switched Background Sync off', async () => {
  const register = vi.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  stubReady(Promise.resolve({ sync: { register } }));
  await expect(requestSync('sample')).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledOnce();
});
