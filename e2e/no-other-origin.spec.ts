import { pages } from '../src/prerender/pages.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import type { Network } from './harness/network.ts';
import { goTo, offlineReady, type Visitor } from './harness/visitor.ts';

/** Collects the requests to other origins, by pages and by the worker. */
const watchElsewhere = (visitor: Visitor, network: Network): ReadonlySet<string> => {
  const elsewhere = new Set<string>();
  visitor.context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== network.origin)
      elsewhere.add(request.url());
  });
  return elsewhere;
};

pageTest(
  'no page sends a request to another origin',
  { tag: '@pages' },
  async ({ visitor, network }) => {
    pageTest.slow();
    // Some of `pages` are for unknown URLs, with status 404.
    visitor.allow(/status of 404/);
    const elsewhere = watchElsewhere(visitor, network);
    const page = await visitor.newPage('/');
    for (const { path } of pages) {
      await goTo(page, path);
      await page.evaluate(async () => {
        const loading = [...document.images].filter(({ complete }) => !complete);
        for (const image of loading) image.loading = 'eager';
        const settled = (image: HTMLImageElement) =>
          new Promise((resolve) => {
            image.onload = resolve;
            image.onerror = resolve;
          });
        await Promise.all(loading.map(settled));
      });
    }
    expect([...elsewhere]).toEqual([]);
  },
);

test('the worker that fetches the copy sends no request to another origin', {
  tag: '@pages',
}, async ({ visitor, network }) => {
  const elsewhere = watchElsewhere(visitor, network);
  await offlineReady(await visitor.newPage('/'));
  expect([...elsewhere]).toEqual([]);
});
