import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import shipped from '../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from '../openings/openings.ts';
import { searchDocuments } from '../prerender/search-documents.ts';
import { openingDocuments } from './opening-documents.ts';
import type { SearchDocument } from './search-document.ts';
import { createSiteSearch } from './site-search.ts';
import { expectedQueries } from './testing/expected-queries.ts';

const placeOf = ({ to, hash }: SearchDocument) => (hash ? `${to}#${hash}` : to);
const search = createSiteSearch(searchDocuments());
const found = (query: string, most = 8) =>
  search.find(query, most).map(({ document }) => placeOf(document));

describe("visitors' queries", () => {
  it.each(expectedQueries)('have the expected first result: %s finds %s', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('find every page by its own title', () => {
    for (const document of searchDocuments()) {
      expect(found(document.title, 3), document.title).toContain(placeOf(document));
    }
  });
});

describe('queries', () => {
  const tooLong = ['a'.repeat(10_000), 'cloud '.repeat(2_000), 'zxq '.repeat(2_500)];

  it.each([
    ['no text', ''],
    ['spaces', ' \t\n '],
    ['special characters from regular expressions', '.*+?^$(){}|[]\\/'],
    ['emoji', '🚪👩🏽‍💻🇿🇦'],
    ['half a character', '\ud83d'],
    ['a property of every object', 'hasOwnProperty'],
    ['only very common words', 'what is the and of'],
    ['another script', '検索'],
  ])('with %s find nothing and do not throw', (_, query) => {
    expect(found(query)).toEqual([]);
  });

  it('find words between special characters', () => {
    expect(found('(cloud|.*)')[0]).toBe('/services/cloud');
    const [first] = search.find('<img src=x onerror=alert(1)> cloud', 1);
    expect(first?.title.map(({ text }) => text).join('')).toBe(first?.document.title);
  });

  it('of ten thousand characters use only the first hundred', () => {
    for (const query of tooLong) expect(found(query)).toEqual(found(query.slice(0, 100)));
    expect(found(`cloud${' '.repeat(10_000)}wall`)).toEqual(found('cloud'));
  });

  it('are fast, even if they are long', { tags: 'timing' }, () => {
    const started = performance.now();
    for (const query of tooLong) found(query);
    found(`cloud${' '.repeat(10_000)}wall`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('return as many results as requested', () => {
    expect(found('data', 3)).toHaveLength(3);
  });
});

it('the search finds a vacancy by its title, team and place, and an intake by its title', () => {
  const search = createSiteSearch(searchDocuments());
  search.add(openingDocuments(v.parse(OpeningsSchema, shipped)));
  for (const query of ['security engineer', 'job security sandton', 'engineer full-time']) {
    expect(search.find(query, 1)[0]?.document).toMatchObject({
      kind: 'vacancy',
      title: 'Cloud Security Engineer',
      to: '/careers/cloud-security-engineer',
    });
  }
  expect(search.find('power platform intensive', 1)[0]?.document).toMatchObject({
    kind: 'intake',
    to: '/training/intakes/power-platform-intensive-2027-q1',
  });
});
