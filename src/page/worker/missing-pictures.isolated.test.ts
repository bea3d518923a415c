import { beforeEach, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../testing/stub-page.ts';

class Picture {
  readonly dataset: Record<string, string> = {};
  readonly classList = { contains: () => true };
  readonly asked: string[] = [];
  readonly complete = true;
  naturalWidth = 0;
  #src: string;

  constructor(src: string) {
    this.#src = src;
  }
  get src() {
    return this.#src;
  }
  set src(next: string) {
    this.asked.push(next);
    this.#src = next;
  }
  getAttribute() {
    return this.#src;
  }
}

let page: StubbedPage;
let images: Picture[];

beforeEach(() => {
  page = stubPage();
  images = [new Picture('/images/services/cloud.svg'), new Picture('/images/services/cloud.svg')];
  vi.stubGlobal('HTMLImageElement', Picture);
  Object.assign(page.document, {
    get images() {
      return images;
    },
    querySelectorAll: () => images.filter(({ dataset }) => 'missing' in dataset),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Opens a page whose pictures have all failed to load. */
const openPage = async () => {
  vi.resetModules();
  const { watchPictures } = await import('./missing-pictures.ts');
  watchPictures();
};

const dispatch = (type: string, picture: Picture) => {
  // The fake picture is not an EventTarget, so the document dispatches the event.
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: picture });
  page.document.dispatchEvent(event);
};

it('missing pictures are requested again each time the browser is back online', async () => {
  await openPage();
  for (const times of [1, 2]) {
    page.window.dispatchEvent(new Event('online'));
    expect(images[0]?.asked).toHaveLength(times);
    for (const picture of images) dispatch('error', picture);
  }
});

it('missing pictures are requested again when a request succeeds after a failure', async () => {
  await openPage();
  const { watchedFetch } = await import('../../connection/watched-fetch.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  await watchedFetch('/graphql').catch(() => {});
  vi.stubGlobal('fetch', async () => new Response());
  await watchedFetch('/graphql');
  expect(images[0]?.asked).toEqual(['/images/services/cloud.svg']);
});

it('only pictures that are still missing are requested again', async () => {
  await openPage();
  const [first, second] = images;
  if (!first || !second) throw new Error('No pictures');
  dispatch('load', first);
  page.window.dispatchEvent(new Event('online'));
  expect([first.asked, second.asked.length]).toEqual([[], 1]);
});
