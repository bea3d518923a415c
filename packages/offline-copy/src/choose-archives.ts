import type { Archive, ReleaseIndex } from './release-index.ts';

/** About how many bytes the headers of a request and its response take. */
const REQUEST_BYTES = 1_000;

/**
 * Returns the archives that take the fewest bytes together with the `missing` files that are then
 * fetched separately. Tries every combination, because there are only a handful of archives.
 */
export const chooseArchives = (
  missing: ReadonlySet<string>,
  { files, archives }: ReleaseIndex,
): readonly Archive[] => {
  const wanted = [...files.entries()].filter(([, { path }]) => missing.has(path));
  const bytesWith = (chosen: readonly Archive[]): number => {
    const brought = new Set(chosen.flatMap(({ holds }) => holds));
    const alone = wanted.filter(([at]) => !brought.has(at)).map(([, file]) => file);
    return [...chosen, ...alone].reduce((sum, { bytes }) => sum + bytes + REQUEST_BYTES, 0);
  };
  return Array.from({ length: 2 ** archives.length }, (_, choice) =>
    archives.filter((_archive, at) => Math.floor(choice / 2 ** at) % 2 === 1),
  )
    .map((chosen) => ({ chosen, bytes: bytesWith(chosen) }))
    .reduce((best, next) => (next.bytes < best.bytes ? next : best)).chosen;
};
