import { expect, it } from 'vitest';
import { compose } from './compositions.ts';
import { distance, thumbnail } from './likeness.ts';
import { compositions } from './pictures.ts';

const family = compositions().map(({ id, width, height }) => ({
  id,
  picture: compose(id, width, height),
}));

it('no motif stands in more than 12 pictures', () => {
  const counts = new Map<string, number>();
  for (const { picture } of family) {
    for (const motif of picture.sheet.motifs) counts.set(motif, (counts.get(motif) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 12)).toEqual([]);
  expect(counts.get('tents')).toBeGreaterThan(0);
});

// Two pictures of one layout in neighbouring colours are about 0.13 apart, half of all pairs 0.35.
const TWINS = 0.15;

it('no two pictures look alike', () => {
  const thumbnails = family.map(({ id, picture }) => ({ id, looks: thumbnail(picture) }));
  const twins = thumbnails.flatMap((a, i) =>
    thumbnails
      .slice(0, i)
      .filter((b) => distance(a.looks, b.looks) < TWINS)
      .map((b) => `${a.id} and ${b.id}: ${distance(a.looks, b.looks).toFixed(3)}`),
  );
  expect(twins).toEqual([]);
});

it('a picture is its own twin at any size, and its colours are what tells it apart', () => {
  const [wide, small] = [[1200, 900] as const, [800, 600] as const].map(([width, height]) =>
    thumbnail(compose('services/security', width, height)),
  );
  expect(distance(wide ?? [], wide ?? [])).toBe(0);
  expect(distance(wide ?? [], small ?? [])).toBeLessThan(TWINS);
  const white = thumbnail(compose('services/erp', 1200, 900));
  expect(distance(wide ?? [], white)).toBeGreaterThan(TWINS);
});
