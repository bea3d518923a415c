import type { Archive, ReleaseIndex } from './release-index.ts';

/**
 * The archives worth fetching for the `missing` files: those that take fewer bytes than what they
 * bring of them would take alone, the greatest gain first. What they do not bring is fetched alone.
 */
export const chooseArchives = (
  missing: ReadonlySet<string>,
  { files, archives }: ReleaseIndex,
): Archive[] => {
  const wanted = new Set(files.flatMap(({ path }, at) => (missing.has(path) ? [at] : [])));
  const chosen: Archive[] = [];
  const gainOf = ({ bytes, holds }: Archive) =>
    holds.reduce((sum, at) => sum + (wanted.has(at) ? (files[at]?.bytes ?? 0) : 0), -bytes);
  for (;;) {
    const best = archives
      .map((archive) => ({ archive, gain: gainOf(archive) }))
      .reduce<{ archive?: Archive; gain: number }>(
        (most, next) => (next.gain > most.gain ? next : most),
        { gain: 0 },
      ).archive;
    if (!best) return chosen;
    chosen.push(best);
    for (const at of best.holds) wanted.delete(at);
  }
};
