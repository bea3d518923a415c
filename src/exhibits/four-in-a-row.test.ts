import { describe, expect, it } from 'vitest';
import gaming from '../content/services/gaming.ts';
import { answerTo, paint, resultOf, wallWith, winningLine } from './four-in-a-row.ts';

describe('a line', () => {
  it.each([
    ['across', [0, 1, 2, 3]],
    ['across, from the second column', [6, 7, 8, 9]],
    ['down', [4, 9, 14, 19]],
    ['diagonally to the right', [6, 12, 18, 24]],
    ['diagonally to the left', [3, 7, 11, 15]],
  ])('of four %s wins', (_, tiles) => {
    expect(resultOf(wallWith(tiles, []))).toBe('mine');
    expect(resultOf(wallWith([], tiles))).toBe('theirs');
    expect(winningLine(wallWith(tiles, []))).toEqual(tiles);
  });

  it.each([
    ['that wraps round the edge', [3, 4, 5, 6]],
    ['that is diagonal and wraps round the edge', [2, 8, 14, 20]],
    ['of three', [0, 1, 2]],
    ['of two colours', [0, 1, 2, 4]],
  ])('%s does not win', (_, tiles) => {
    expect(resultOf(wallWith(tiles, [3]))).toBeNull();
  });
});

it('a full wall without a line of four is a draw', () => {
  const mine = [0, 1, 4, 7, 8, 10, 11, 14, 17, 18, 20, 21, 24];
  const theirs = [2, 3, 5, 6, 9, 12, 13, 15, 16, 19, 22, 23];
  expect(resultOf(wallWith(mine, theirs))).toBe('drawn');
});

describe('the site as a player', () => {
  it('wins if it can, even if it could also block', () => {
    expect([4, 0]).toContain(answerTo(wallWith([21, 22, 23], [1, 2, 3])));
  });
  it('blocks a line of three that the visitor could complete', () => {
    expect(answerTo(wallWith([0, 1, 2], [7]))).toBe(3);
  });
  it('paints a free tile until none is left', () => {
    let wall = wallWith([], []);
    for (let left = 25; left > 0; left -= 1) {
      const tile = answerTo(wall) ?? -1;
      expect(wall[tile]).toBe('free');
      wall = paint(wall, tile, left % 2 ? 'mine' : 'theirs');
    }
    expect(answerTo(wall)).toBeUndefined();
  });
});

it("in the gaming exhibit, the visitor's first move wins on only two tiles, both corners", () => {
  const { mine, theirs } = gaming.exhibit;
  expect(mine.length).toBe(theirs.length);
  const wins = wallWith(mine, theirs).flatMap((tile, i) =>
    tile === 'free' && resultOf(paint(wallWith(mine, theirs), i, 'mine')) === 'mine' ? [i] : [],
  );
  expect(wins).toEqual([0, 24]);
});
