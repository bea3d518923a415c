import type { Copy } from './copy.ts';
import { download, type ReleaseFile } from './download.ts';
import { fetchAndKeep } from './fetch-file.ts';
import type { Release } from './release.ts';
import { keptAndFits } from './store.ts';
import { wait } from './wait.ts';

// Browsers abort an installation that takes longer than a few minutes.
const OPTIONAL_IN_INSTALL_MS = 60_000;

/**
 * Fetches a release's essential files, then calls `mayServe`. Fetches an optional file only if
 * another revision of it is stored, because the visitor may be paying for data. If any optional
 * file is stored, delays `mayServe` by a minute, so that new revisions can arrive. Rejects if an
 * essential file cannot be fetched.
 */
export const install = async (
  { indexFile, headersFrom }: Release,
  copy: Copy,
  mayServe: () => void,
): Promise<void> => {
  const needed: ReleaseFile[] = [];
  for (const file of [indexFile, headersFrom]) if (!(await keptAndFits(file))) needed.push(file);
  await download(needed, fetchAndKeep);
  await copy.verify();
  const { essentials, optional } = await copy.missing();
  const kept = await copy.keptOptional();
  const along = optional.filter(({ path }) => kept.has(path));
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
    // A failed optional file must not prevent installation: pages request it from the network.
    await copy.fetch([...left]);
  }
};
