import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStamp } from '../../tools/build-inputs.mjs';
import { inScratchCopy, type ScratchCopy } from '../../tools/scratch-copy.ts';

/**
 * Calls `work` to build the project into a folder, unless the folder already has a build of the
 * same sources and `settings`.
 * @returns the folder
 */
export const builtOnce = async (
  name: string,
  settings: unknown,
  work: (project: ScratchCopy, folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join('.cache', 'builds', name);
  const digest = `${buildStamp({})} ${JSON.stringify(settings)}`;
  const stamp = join(folder, '.set-up');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await inScratchCopy((project) => work(project, folder));
  await writeFile(stamp, digest);
  return folder;
};
