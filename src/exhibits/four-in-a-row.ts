export const SIZE = 5;
const WIN = 4;

export type Tile = 'free' | 'mine' | 'theirs';
export type Wall = readonly Tile[];
export type Result = 'mine' | 'theirs' | 'drawn' | null;

/** Every line of four tiles on the wall: across, down and diagonal. */
const lines: readonly (readonly number[])[] = Array.from({ length: SIZE * SIZE }).flatMap(
  (_, start) => {
    const row = Math.floor(start / SIZE);
    const column = start % SIZE;
    return [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].flatMap(([down = 0, right = 0]) => {
      const lastRow = row + down * (WIN - 1);
      const lastColumn = column + right * (WIN - 1);
      if (lastRow >= SIZE || lastColumn >= SIZE || lastColumn < 0) return [];
      return [Array.from({ length: WIN }, (__, i) => start + i * (down * SIZE + right))];
    });
  },
);

export const wallWith = (mine: readonly number[], theirs: readonly number[]): Wall =>
  Array.from({ length: SIZE * SIZE }, (_, i) =>
    mine.includes(i) ? 'mine' : theirs.includes(i) ? 'theirs' : 'free',
  );

export const winningLine = (wall: Wall): readonly number[] =>
  lines.find(
    ([first = 0, ...rest]) => wall[first] !== 'free' && rest.every((i) => wall[i] === wall[first]),
  ) ?? [];

export const resultOf = (wall: Wall): Result => {
  const [won] = winningLine(wall);
  const winner = won === undefined ? undefined : wall[won];
  if (winner === 'mine' || winner === 'theirs') return winner;
  return wall.includes('free') ? null : 'drawn';
};

export const paint = (wall: Wall, tile: number, by: 'mine' | 'theirs'): Wall =>
  wall.map((each, i) => (i === tile ? by : each));

// The weight of a line with 0 to 3 painted tiles: `OWN` for the site, `OTHER` for the visitor.
// Winning outweighs blocking, and blocking outweighs everything else.
const OWN = [1, 4, 30, 10_000];
const OTHER = [1, 3, 20, 1_000];

const worthOf = (wall: Wall, tile: number): number =>
  lines
    .filter((line) => line.includes(tile))
    .reduce((worth, line) => {
      const mine = line.filter((i) => wall[i] === 'mine').length;
      const theirs = line.filter((i) => wall[i] === 'theirs').length;
      if (mine > 0 && theirs > 0) return worth;
      return worth + ((mine > 0 ? OTHER[mine] : OWN[theirs]) ?? 0);
    }, 0);

export const answerTo = (wall: Wall): number | undefined =>
  wall
    .flatMap((tile, i) => (tile === 'free' ? [{ i, worth: worthOf(wall, i) }] : []))
    .toSorted((a, b) => b.worth - a.worth)[0]?.i;
