import { beforeEach, expect, it, vi } from 'vitest';
import { beginFirstWorker } from './first-worker.ts';

const postMessage = vi.fn();
const register = vi.fn(async (_url: string) => ({ installing: { postMessage } }));

const stubBrowser = (connection: object, controller: object | null = null) =>
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller, register } });

beforeEach(() => {
  postMessage.mockClear();
  register.mockClear();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', {});
});

it('beginFirstWorker asks the worker to fetch the pictures', async () => {
  stubBrowser({ saveData: false });
  await beginFirstWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'OFFLINE_COPY_COMPLETE',
    optional: true,
  });
});

it.each([{ saveData: true }, { type: 'cellular' }])(
  'beginFirstWorker does not ask for the pictures on the metered connection %o',
  async (how) => {
    stubBrowser(how);
    await beginFirstWorker();
    expect(register).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  },
);

it('beginFirstWorker does nothing if a worker controls the page', async () => {
  stubBrowser({}, {});
  await beginFirstWorker();
  expect(register).not.toHaveBeenCalled();
});

it('beginFirstWorker does not reject if the browser refuses workers', async () => {
  stubBrowser({});
  register.mockRejectedValueOnce(new DOMException('The operation is insecure', 'SecurityError'));
  await expect(beginFirstWorker()).resolves.toBeUndefined();
});
