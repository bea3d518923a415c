import { pages } from '../src/prerender/pages.ts';
import { expect, sharedSiteTest as test } from './harness/fixtures.ts';
import { hydrated } from './harness/visitor.ts';

test('no page asks anybody else for anything', async ({ visitor, network }) => {
  test.slow();
  // The pages for what is not there say so.
  visitor.allow(/status of 404/);
  const elsewhere = new Set<string>();
  visitor.context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== network.origin)
      elsewhere.add(request.url());
  });
  const page = await visitor.newPage('/');
  for (const { path } of pages) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
  }
  expect([...elsewhere]).toEqual([]);
});
