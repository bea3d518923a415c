import TurndownService from 'turndown';

// Interactive, audible, script-filled and decorative content.
const LEFT_OUT = [
  'button, form, svg, [hidden], [aria-hidden="true"], .plain\\:hidden, .exhibit',
  'img:not([alt]), img[alt=""]',
].join();
// Of live regions, the slides of a carousel and a loaded list have their words from the start.
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

// Elements without a space between them, which a style sheet separates; punctuation is excluded.
const TOUCHING = /<\/(?:a|span|li)>(?=<)(?!<[^>]*>[,.;:])/g;

/**
 * A rendered page's own part as Markdown, with absolute links.
 * @throws Error when the page has no `<main>`, or its Markdown no heading
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
