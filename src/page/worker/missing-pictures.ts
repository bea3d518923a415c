import { onConnectionBack } from '../../connection/watched-fetch.ts';
import { retryLater } from '../../loading/retry-later.ts';

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.classList.contains('picture');

const askAgain = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    // Setting the same URL makes the browser fetch it again.
    picture.src = picture.getAttribute('src') ?? '';
  }
};

const onMissing = (picture: HTMLImageElement): void => {
  picture.dataset['missing'] = '';
  retryLater(askAgain);
};

/** Marks pictures that fail to load, to hide their broken icons, and requests them again. */
export const watchPictures = (): void => {
  // Listens in the capture phase, because an element's `error` and `load` events do not bubble.
  document.addEventListener('error', ({ target }) => isPicture(target) && onMissing(target), true);
  document.addEventListener(
    'load',
    ({ target }) => isPicture(target) && delete target.dataset['missing'],
    true,
  );
  onConnectionBack(askAgain);
  for (const picture of document.images) {
    if (isPicture(picture) && picture.complete && picture.naturalWidth === 0) onMissing(picture);
  }
};
