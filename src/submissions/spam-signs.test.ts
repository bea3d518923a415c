import { describe, expect, it } from 'vitest';
import { parseSigns, SIGNS_HEADER, signsHeader } from './spam-signs.ts';

describe('the header of spam signs', () => {
  it('is sent if there are signs, and parsed back', () => {
    expect(signsHeader(undefined)).toEqual({});
    expect(signsHeader([])).toEqual({});
    const header = signsHeader(['hidden-field']);
    expect(parseSigns(header[SIGNS_HEADER])).toEqual(['hidden-field']);
  });

  it.each([undefined, '', ',', 'hidden-fields', 'x'.repeat(10_000)])(
    'reads nothing in %j',
    (header) => {
      expect(parseSigns(header)).toEqual([]);
    },
  );

  it('ignores unknown signs among known ones', () => {
    expect(parseSigns('future-sign,hidden-field , <script>')).toEqual(['hidden-field']);
  });
});
