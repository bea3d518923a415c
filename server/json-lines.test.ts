import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLines } from './json-lines.ts';

const text = `{
  "vacancies": [
    { "id": "a", "title": "A \\"quoted\\" {title}, with: marks]" },
    {
      "id": "b",
      "salaryBand": { "from": 1, "to": 2.5e3 }
    }
  ],
  "intakes": []
}
`;

it.each([
  ['', 1],
  ['vacancies', 2],
  ['vacancies.0.title', 3],
  ['vacancies.1', 4],
  ['vacancies.1.id', 5],
  ['vacancies.1.salaryBand.to', 6],
  ['intakes', 9],
])('jsonLines finds %s on line %i', (path, line) => {
  const { lineOf, brokenAt } = jsonLines(text);
  expect([lineOf(path), brokenAt]).toEqual([line, undefined]);
});

describe('for invalid JSON, jsonLines', () => {
  it.each([
    ['nothing at all', '', 1],
    ['a missing comma', text.replace('" },', '" }'), 4],
    ['an extra comma', text.replace('2.5e3 }', '2.5e3, }'), 6],
    ['a missing quote', text.replace('"b"', '"b'), 5],
    ['a curly quote', text.replace('"b"', '“b”'), 5],
    ['a missing end', text.slice(0, -4), 9],
    ['text after the end', `${text}}`, 11],
    ['a comment', text.replace('[]', '[] // none'), 9],
  ])('finds the line of the error: %s', (_, broken, line) => {
    expect(() => JSON.parse(broken)).toThrow();
    expect(jsonLines(broken).brokenAt).toBe(line);
  });

  it('finds an error if and only if JSON.parse does', () => {
    const cut = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\n', '\\', '0'));
    fc.assert(
      fc.property(cut, ([json, seed, mark]) => {
        const place = seed % (json.length + 1);
        const spoiled = json.slice(0, place) + mark + json.slice(place + (seed % 2));
        let parses = true;
        try {
          JSON.parse(spoiled);
        } catch {
          parses = false;
        }
        expect(jsonLines(spoiled).brokenAt === undefined, spoiled).toBe(parses);
      }),
      { numRuns: 500 },
    );
  });
});
