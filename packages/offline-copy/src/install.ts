import { type Copy, trying } from './copy.ts';
import { download } from './download.ts';
import type { Release } from './release.ts';
import { keptAndFits } from './store.ts';
import { wait } from './wait.ts';

// Browsers abort an installation that takes longer than a few minutes.
const OPTIONAL_IN_INSTALL_MS = 60_000;

/**
 * Fetches a release's essential files, then calls `mayServe`. If a page has asked for the optional
 * files, fetches them all as well. Otherwise, fetches only new revisions of those already stored,
 * because the visitor may be paying for data. If any are stored, waits another minute before it
 * calls `mayServe`, so that their new revisions can arrive. Rejects if an essential file cannot be
 * fetched.
 */
export const install = async (
  { indexFile }: Release,
  copy: Copy,
  mayServe: () => void,
  optionalIsWanted: () => boolean,
): Promise<void> => {
  if (!(await keptAndFits(indexFile))) await download([indexFile], trying);
  await copy.verify();
  const { essentials, optional } = await copy.missing();
  const kept = await copy.keptOptional();
  const along = optional.filter(({ path }) => optionalIsWanted() || kept.has(path));
  const left = new Set(essentials);
  const serveIfComplete = () => {
    if (left.size > 0) return;
    if (kept.size === 0) mayServe();
    else void wait(OPTIONAL_IN_INSTALL_MS).then(mayServe);
  };
  serveIfComplete();
  try {
    await copy.fetch([...essentials, ...along], (file) => left.delete(file) && serveIfComplete());
  } catch (error) {
    if (along.length === 0) throw error;
    // A failed optional file must not prevent the installation: pages request that file from the
    // network.
    await copy.fetch([...left]);
  }
};
