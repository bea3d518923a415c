import TurndownService from 'turndown';

// The Markdown omits interactive and decorative content, and content that scripts add.
const LEFT_OUT = [
  'button, form, svg, [hidden], [aria-hidden="true"], .plain\\:hidden, .exhibit',
  'img:not([alt]), img[alt=""]',
].join();
// Omits live regions, except carousels and loaded lists, whose HTML already contains the text.
const LIVE = '[aria-live]';
const FILLED = '[aria-roledescription="carousel"], [aria-busy="false"]';

const isLeftOut = (node: HTMLElement): boolean =>
  node.matches(LEFT_OUT) ||
  (node.matches(LIVE) && !node.closest(FILLED)) ||
  (node.nodeName === 'LI' && !node.textContent.trim() && !node.querySelector('img'));

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' });
turndown.addRule('left out', { filter: isLeftOut, replacement: () => '' });
turndown.addRule('term', { filter: 'dt', replacement: (words) => `\n\n**${words.trim()}**: ` });
turndown.addRule('fact', { filter: 'dd', replacement: (words) => `${words.trim()} ` });

// Matches an end tag directly before another tag, unless punctuation follows that other tag.
const TOUCHING = /<\/(?:a|span|li)>(?=<)(?!<[^>]*>[,.;:])/g;

/**
 * Converts the `<main>` of a rendered page to Markdown with absolute links.
 * @throws Error if the page has no `<main>`, or the Markdown has no heading
 */
export const markdownOfPage = (body: string, url: string): string => {
  const main = /<main\b[\s\S]*<\/main>/.exec(body)?.[0];
  if (!main) throw new Error(`${url}: no <main>`);
  const { origin } = new URL(url);
  const absolute = main
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(TOUCHING, '$& ');
  const text = turndown.turndown(absolute).replace(/[ \t]+$/gm, '');
  if (!/^# ./m.test(text)) throw new Error(`${url}: no heading in its Markdown`);
  return `${text}\n\n---\n\n${url}\n`;
};
