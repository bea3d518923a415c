import { completeCopy, copyStatus, onProgress } from '@site/offline-copy/page';
import { retryLater } from '../../loading/retry-later.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { remembered } from '../remembered.ts';
import { storageKeys } from '../storage-keys.ts';
import { keepLists } from './keep-lists.ts';
import { countKeptPages } from './kept-pages.ts';

declare global {
  interface Navigator {
    /** Only some browsers support this API, and TypeScript's library lacks it. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  }
}

const picturesAnswer = remembered(storageKeys.pictures);
// A download that takes less time than this shows no notice.
const SHOWN_AFTER_MS = 1_000;
// Without progress, the notice closes after this time: the browser may have stopped the worker.
const STANDS_STILL_MS = 90_000;

let hidden = false;

/** Shows the worker's download progress until the visitor or the returned function hides it. */
export const showDownload = (): (() => void) => {
  const since = performance.now();
  let shown: Notice | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    stopListening();
    if (shown) notices.dismiss(shown);
  };
  const stopListening = onProgress((progress) => {
    if (hidden || performance.now() - since < SHOWN_AFTER_MS) return;
    clearTimeout(timer);
    timer = setTimeout(stop, STANDS_STILL_MS);
    shown = {
      kind: 'downloading',
      progress,
      onClose: () => {
        hidden = true;
        stop();
      },
    };
    notices.show(shown);
  });
  return stop;
};

const isMetered = ({ connection }: Navigator): boolean =>
  connection?.saveData === true || connection?.type === 'cellular';

let picturesAreWanted = false;

const askAboutPictures = () => {
  if (picturesAnswer.get()) return;
  notices.show({
    kind: 'pictures',
    accept: () => {
      picturesAreWanted = true;
      void completeOfflineCopy(true);
    },
    onClose: () => picturesAnswer.set('declined'),
  });
};

/** Set when this page begins to read the openings. Always settles: each read has a time limit. */
let lists: Promise<void> | undefined;

const sayReady = async (): Promise<void> => {
  await lists;
  notices.show({ kind: 'offline-ready' });
};

/**
 * Completes this release's offline copy: fetches the files that are missing because a download
 * failed or the browser evicted them. On a metered connection, fetches pictures only after
 * consent. With `announce`, shows a notice even if no file is missing.
 */
export const completeOfflineCopy = async (announce: boolean): Promise<void> => {
  const missing = await copyStatus();
  if (!missing) return;
  lists ??= keepLists();
  if (missing.essentials === 0) void countKeptPages();
  if (missing.essentials + missing.optional === 0) {
    if (announce) await sayReady();
    return;
  }
  // Checks this on every call, because the phone may have left the Wi-Fi.
  const withPictures = picturesAreWanted || !isMetered(navigator);
  const hideDownload = showDownload();
  try {
    const left =
      withPictures || missing.essentials > 0 ? await completeCopy(withPictures) : missing;
    if (left?.essentials === 0) void countKeptPages();
    if (!left || left.essentials > 0 || (withPictures && left.optional > 0)) {
      retryLater(() => void completeOfflineCopy(true));
    } else if (left.optional > 0) askAboutPictures();
    else await sayReady();
  } finally {
    // Hides the download's notice only now, so that the next notice replaces it directly.
    hideDownload();
  }
};
