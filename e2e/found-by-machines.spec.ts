import { canonicalPages } from '../src/prerender/pages.ts';
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
