import { canonicalPages, pages } from '../src/prerender/pages.ts';
import { markdownOf, shareCard } from '../src/urls/page-files.ts';
import { expect, pageTest as test, test as workerTest } from './harness/fixtures.ts';
import { offlineReady } from './harness/visitor.ts';

test('every page has a Markdown copy and a share card, and links to both', async ({ network }) => {
  for (const { path } of canonicalPages) {
    const html = await (await fetch(network.origin + path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, path).toContain(`type="text/markdown" href="${markdownOf(path)}"`);
    expect(head, path).toMatch(
      new RegExp(`property="og:image" content="https?://[^/"]+${shareCard(path)}"`),
    );
    expect(html.match(/application\/ld\+json/g), path).toHaveLength(1);

    const markdown = await fetch(network.origin + markdownOf(path));
    expect(Object.fromEntries(markdown.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${path}>; rel="canonical"`,
    });
    expect(await markdown.text(), path).toMatch(/^# \S/m);
    const card = await fetch(network.origin + shareCard(path));
    expect([card.status, card.headers.get('content-type')], path).toEqual([200, 'image/png']);
  }
});

test('a page outside the sitemap has neither a Markdown copy nor its own share card', async ({
  network,
}) => {
  const { path } = pages.find(({ file }) => file === '404.html') ?? { path: '' };
  const html = await (await fetch(network.origin + path)).text();
  expect(html).toContain('/social/default.png');
  expect(html).not.toMatch(/text\/markdown|ld\+json/);
});

test('llms.txt links to existing Markdown', async ({ network }) => {
  const llms = await fetch(`${network.origin}/llms.txt`);
  expect(llms.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const links = [...(await llms.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(links).toHaveLength(canonicalPages.length);
  for (const link of links) {
    const { pathname } = new URL(link);
    expect((await fetch(network.origin + pathname)).status, pathname).toBe(200);
  }
});

workerTest(
  'the worker does not respond with a page to requests for Markdown and text files',
  { tag: '@pages' },
  async ({ visitor }) => {
    const page = await visitor.newPage('/');
    await offlineReady(page);
    for (const [path, words] of [
      ['/services/cloud.md', '# Move to Azure'],
      ['/llms.txt', '## Services'],
      ['/robots.txt', 'User-agent'],
      ['/.well-known/security.txt', 'Contact: mailto:'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(await response?.text(), path).toContain(words);
    }
  },
);
