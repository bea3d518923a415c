import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('tells the first worker to fetch everything', async () => {
  stubBrowser({ saveData: false });
  await beginFirstWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'OFFLINE_COPY_COMPLETE',
    optional: true,
  });
});

it.each([{ saveData: true }, { type: 'cellular' }])(
  'leaves pictures for later: %o',
  async (how) => {
    stubBrowser(how);
    await beginFirstWorker();
    expect(register).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  },
);

it('does nothing on a page that has a worker', async () => {
  stubBrowser({}, {});
  await beginFirstWorker();
  expect(register).not.toHaveBeenCalled();
});

it("ignores a browser's refusal", async () => {
  stubBrowser({});
  register.mockRejectedValueOnce(new DOMException('The operation is insecure', 'SecurityError'));
  await expect(beginFirstWorker()).resolves.toBeUndefined();
});
