import { describe, expect, it } from 'vitest';
import { parseSigns, SIGNS_HEADER, signsHeader } from './spam-signs.ts';

describe('the spam-signs header', () => {
  it('exists only if there are signs, and can be parsed again', () => {
    expect(signsHeader(undefined)).toEqual({});
    expect(signsHeader([])).toEqual({});
    const header = signsHeader(['hidden-field']);
    expect(parseSigns(header[SIGNS_HEADER])).toEqual(['hidden-field']);
  });

  it.each([undefined, '', ',', 'hidden-fields', 'x'.repeat(10_000)])(
    'contains no known signs if it is %j',
    (header) => {
      expect(parseSigns(header)).toEqual([]);
    },
  );

  it('can contain unknown signs, which are ignored', () => {
    expect(parseSigns('future-sign,hidden-field , <script>')).toEqual(['hidden-field']);
  });
});
