import { describe, expect, it } from 'vitest';
import { splitFigures } from './split-figures.ts';

const figures = (text: string) =>
  splitFigures(text)
    .filter(({ isFigure }) => isFigure)
    .map((part) => part.text);

describe('splitFigures', () => {
  it('finds percentages, amounts and counts with their units', () => {
    expect(figures('a 40% shorter time, over R500 million and 15,000+ hours')).toEqual([
      '40%',
      'over R500 million',
      '15,000+',
    ]);
  });

  it('preserves the whole text', () => {
    const text = 'It recorded 25% more in over 200 startups.';
    expect(
      splitFigures(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
