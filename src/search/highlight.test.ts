import { expect, it } from 'vitest';
import { excerpt, highlight } from './highlight.ts';

const marked = (parts: ReturnType<typeof highlight>) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

it('highlight marks the matching words as the page spells them', () => {
  const terms = new Set(['programs', 'cloud']);
  expect(marked(highlight('Programmes in the Cloud, clouds apart', terms))).toBe(
    '[Programmes] in the [Cloud], clouds apart',
  );
});

it('highlight preserves every character of the text', () => {
  const text = '<b>Azure</b> & ‘R&D’ – 🚪 naïve';
  const parts = highlight(text, new Set(['azure', 'naive']));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(['Azure', 'naïve']);
});

it('excerpt returns the sentence that contains the most search words', () => {
  const sentences = ['What we do.', 'Backups of one server.', 'Restore a server from backups.'];
  expect(marked(excerpt(sentences, new Set(['backups', 'server', 'restore'])))).toBe(
    '[Restore] a [server] from [backups].',
  );
});

it('excerpt falls back to the first sentence, or its beginning, if no sentence matches', () => {
  expect(marked(excerpt(['What we do.', 'More.'], new Set(['ceo'])))).toBe('What we do.');
  const long = `Not ${'before '.repeat(60)}after`;
  expect(marked(excerpt([long], new Set(['ceo'])))).toMatch(/^Not before .*before…$/);
  expect(marked(excerpt([], new Set(['ceo'])))).toBe('');
});

it('excerpt cuts a long sentence between words, around the match', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
  const shown = marked(excerpt([text], new Set(['needle'])));
  expect(shown).toMatch(/^…before .*\[needle\] .*after…$/);
  expect(shown.length).toBeLessThanOrEqual(154);
});
