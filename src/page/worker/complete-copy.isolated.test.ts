import type { Missing } from '@site/offline-copy/page';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../testing/stub-page.ts';

let page: StubbedPage;
/** How many files are missing, before and after the worker's download. */
let lacks: Missing;
let lacksThen: Missing;
let asked: object[];
let channel: Channel | undefined;
const complete: Missing = { essentials: 0, optional: 0 };

class Channel {
  onmessage?: (event: { readonly data: unknown }) => void;
  constructor() {
    channel = this;
  }
  close() {
    channel = undefined;
  }
}

const controller = {
  postMessage(request: { readonly type: string }, [port]: readonly MessagePort[]) {
    asked.push(request);
    if (request.type === 'OFFLINE_COPY_COMPLETE') lacks = lacksThen;
    port?.postMessage(lacks);
  },
};

const stubConnection = (connection: object) =>
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller } });

beforeEach(() => {
  page = stubPage();
  lacks = complete;
  lacksThen = complete;
  asked = [];
  channel = undefined;
  stubConnection({ saveData: false });
  vi.stubGlobal('BroadcastChannel', Channel);
});

const openPage = async () => {
  vi.resetModules();
  const { notices } = await import('../notices/notices.ts');
  const { completeOfflineCopy, showDownload } = await import('./complete-copy.ts');
  const kinds = () => notices.current().map(({ kind }) => kind);
  return { completeOfflineCopy, showDownload, kinds, current: notices.current };
};

describe('the download', () => {
  const progress = () => channel?.onmessage?.({ data: { done: 1, of: 2 } });
  const openWithTimers = async () => {
    const opened = await openPage();
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    return opened;
  };

  it('is not shown, and showDownload does not throw, if the browser refuses a BroadcastChannel', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure', 'SecurityError');
        }
      },
    );
    const { showDownload } = await openPage();
    expect(() => showDownload()()).not.toThrow();
  });

  it('is shown from the first progress after one second until the download ends', async () => {
    const { showDownload, kinds } = await openWithTimers();
    const stop = showDownload();
    vi.advanceTimersByTime(999);
    progress();
    expect(kinds()).toEqual([]);
    vi.advanceTimersByTime(1);
    progress();
    expect(kinds()).toEqual(['downloading']);
    stop();
    expect(kinds()).toEqual([]);
  });

  it('is hidden after 90 seconds without progress', async () => {
    const { showDownload, kinds } = await openWithTimers();
    showDownload();
    for (let step = 0; step < 3; step += 1) {
      vi.advanceTimersByTime(89_999);
      progress();
      expect(kinds()).toEqual(['downloading']);
    }
    vi.advanceTimersByTime(90_000);
    expect(kinds()).toEqual([]);
  });

  it('is not shown again once the visitor has hidden it', async () => {
    const { showDownload, kinds, current } = await openWithTimers();
    showDownload();
    vi.advanceTimersByTime(1_000);
    progress();
    const [notice] = current();
    if (notice?.kind === 'downloading') notice.onClose?.();
    expect(kinds()).toEqual([]);
    showDownload();
    vi.advanceTimersByTime(1_000);
    progress();
    expect(kinds()).toEqual([]);
  });
});

describe('completeOfflineCopy', () => {
  it('shows no notice if no file is missing, unless `announce` is true', async () => {
    const { completeOfflineCopy, kinds } = await openPage();
    await completeOfflineCopy(false);
    expect(kinds()).toEqual([]);
    await completeOfflineCopy(true);
    expect(kinds()).toEqual(['offline-ready']);
    expect(asked).toEqual([{ type: 'OFFLINE_COPY_STATE' }, { type: 'OFFLINE_COPY_STATE' }]);
  });

  it('fetches missing pictures, and shows a notice', async () => {
    lacks = { essentials: 0, optional: 3 };
    const { completeOfflineCopy, kinds } = await openPage();
    await completeOfflineCopy(false);
    expect(asked).toContainEqual({ type: 'OFFLINE_COPY_COMPLETE', optional: true });
    expect(kinds()).toEqual(['offline-ready']);
  });

  it('tries again when the connection is back, if essential files are still missing', async () => {
    lacks = { essentials: 2, optional: 0 };
    lacksThen = { essentials: 1, optional: 0 };
    const { completeOfflineCopy, kinds } = await openPage();
    await completeOfflineCopy(false);
    expect(kinds()).toEqual([]);
    lacksThen = complete;
    page.window.dispatchEvent(new Event('online'));
    await expect.poll(kinds).toEqual(['offline-ready']);
  });

  it('fetches pictures on a metered connection only after consent', async () => {
    stubConnection({ saveData: true });
    lacks = { essentials: 2, optional: 3 };
    lacksThen = { essentials: 0, optional: 3 };
    const { completeOfflineCopy, kinds, current } = await openPage();
    await completeOfflineCopy(false);
    expect(asked.at(-1)).toEqual({ type: 'OFFLINE_COPY_COMPLETE', optional: false });
    expect(kinds()).toEqual(['pictures']);
    lacksThen = complete;
    const [notice] = current();
    if (notice?.kind === 'pictures') notice.accept();
    await expect.poll(kinds).toEqual(['offline-ready']);
    expect(asked.at(-1)).toEqual({ type: 'OFFLINE_COPY_COMPLETE', optional: true });
  });

  it('asks about pictures on a metered connection, but not again after a refusal', async () => {
    stubConnection({ type: 'cellular' });
    lacks = { essentials: 0, optional: 3 };
    const first = await openPage();
    await first.completeOfflineCopy(false);
    expect(asked).toEqual([{ type: 'OFFLINE_COPY_STATE' }]);
    const [notice] = first.current();
    if (notice?.kind === 'pictures') notice.onClose?.();
    const next = await openPage();
    await next.completeOfflineCopy(false);
    expect(next.kinds()).toEqual([]);
  });
});
