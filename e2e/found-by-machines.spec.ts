import { canonicalPages, pages } from '../src/prerender/pages.ts';
import { markdownOf, shareCard } from '../src/urls/page-files.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';

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

test('llms.txt and robots.txt are text files', async ({ network }) => {
  for (const [path, words] of [
    ['/llms.txt', '## Services'],
    ['/robots.txt', 'User-agent'],
  ] as const) {
    const file = await fetch(network.origin + path);
    expect(file.headers.get('content-type'), path).toBe('text/plain; charset=utf-8');
    expect(await file.text(), path).toContain(words);
  }
});
