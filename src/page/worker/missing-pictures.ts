import { copyStatus } from '@site/offline-copy/page';
import { onConnectionBack } from '../../connection/watched-fetch.ts';
import { retryLater } from '../../loading/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { wantsPictures } from './complete-copy.ts';

const MISSING = 'img.picture[data-missing]';
const ID = /\/images\/(.+)\.\w+$/;

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.classList.contains('picture');

const missingHere = () => [...document.querySelectorAll<HTMLImageElement>(MISSING)];

/** Counts a picture once, even if the page contains several of its elements. */
const countHere = () => new Set(missingHere().map(({ src }) => src)).size;

/** The result of `countOnDevice`, which is called when the first picture is missing. */
let missingFromDevice: Promise<number> | undefined;
let told = 0;

// Pictures that wait for consent do not count as missing.
const countOnDevice = async (): Promise<number> =>
  wantsPictures() ? ((await copyStatus())?.optional ?? 0) : 0;

const tell = async (): Promise<void> => {
  missingFromDevice ??= countOnDevice();
  const count = Math.max(await missingFromDevice, countHere());
  const isClosed = told > 0 && !notices.current().some(({ kind }) => kind === 'pictures-missing');
  if (count <= told || isClosed) return;
  told = count;
  notices.show({ kind: 'pictures-missing', count });
};

let willAskAgain = false;

const askAgain = (): void => {
  // If the same URL is set again, the browser fetches it again.
  for (const picture of missingHere()) picture.src = picture.getAttribute('src') ?? '';
};

const paint = async (picture: HTMLImageElement): Promise<void> => {
  const [, id = ''] = ID.exec(picture.getAttribute('src') ?? '') ?? [];
  const { pictureGrounds } = await import('../../content/picture-grounds.gen.ts');
  if ('missing' in picture.dataset) picture.style.backgroundColor = pictureGrounds[id] ?? '';
};

const onMissing = (picture: HTMLImageElement): void => {
  picture.dataset['missing'] = '';
  // If the colours cannot be loaded either, the page's background is visible.
  paint(picture).catch(() => {});
  void tell();
  if (willAskAgain) return;
  willAskAgain = true;
  retryLater(() => {
    willAskAgain = false;
    askAgain();
  });
};

const onLoaded = (picture: HTMLImageElement): void => {
  if (!('missing' in picture.dataset)) return;
  delete picture.dataset['missing'];
  picture.style.backgroundColor = '';
  if (missingHere().length > 0) return;
  missingFromDevice = undefined;
  told = 0;
  notices.dismissKind('pictures-missing');
};

/**
 * Shows a background colour for each picture that fails to load, shows a notice with the number of
 * missing pictures, and requests them again.
 */
export const watchPictures = (): void => {
  // Listens in the capture phase, because an element's `error` and `load` events do not bubble.
  document.addEventListener('error', ({ target }) => isPicture(target) && onMissing(target), true);
  document.addEventListener('load', ({ target }) => isPicture(target) && onLoaded(target), true);
  onConnectionBack(askAgain);
  for (const picture of document.images) {
    if (isPicture(picture) && picture.complete && picture.naturalWidth === 0) onMissing(picture);
  }
};
