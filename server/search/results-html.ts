import { fill } from '../../src/content/fill.ts';
import { searchWords as words } from '../../src/content/search-words.ts';
import type { Part } from '../../src/search/highlight.ts';
import type { Found } from '../../src/search/site-search.ts';
import { escapeHtml } from '../../src/submissions/native-forms.ts';

const marked = (parts: readonly Part[]): string =>
  parts
    .map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

const item = ({ document: { kind, to, hash }, title, excerpt }: Found): string =>
  `<li><a class="finder-result" href="${escapeHtml(hash ? `${to}#${hash}` : to)}">` +
  // A placeholder: only the search box shows a picture here.
  `<span class="row-span-2"></span>` +
  `<span class="font-semibold">${marked(title)}</span> ` +
  `<span class="finder-small">${words.kinds[kind]}</span> ` +
  `<span class="finder-small col-[2/-1]">${marked(excerpt)}</span></a></li>`;

/** Renders results as the search box does. `found` is undefined while the search is unavailable. */
export const resultsHtml = (query: string, found: readonly Found[] | undefined): string => {
  if (!found) return `<p class="finder-small mt-3">${escapeHtml(words.failedHere)}</p>`;
  if (found.length === 0) {
    return `<p class="finder-small mt-3">${escapeHtml(fill(words.nothing, { query }))}</p>`;
  }
  return (
    `<div class="finder"><h2 class="mt-6 text-title">${escapeHtml(fill(words.resultsFor, { query }))}</h2>` +
    `<ol class="finder-results">${found.map(item).join('')}</ol></div>`
  );
};
