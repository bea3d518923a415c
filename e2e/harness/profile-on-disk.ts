import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The profiles of the browsers that this process has open. */
const openProfiles = async (): Promise<readonly string[]> => {
  const args = ['--ppid', String(process.pid), '-o', 'args='];
  const { stdout } = await promisify(execFile)('ps', args);
  return Array.from(stdout.matchAll(/--user-data-dir=(\S*site-profile-\S+)/g), ([, at = '']) => at);
};

/**
 * Whether an open browser has brought these words, which a page put into localStorage, to the disk:
 * Chromium does so some seconds later, and in either of two encodings.
 */
export const localStorageOnDiskHas = async (words: string): Promise<boolean> => {
  for (const profile of await openProfiles()) {
    const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
    for (const name of await readdir(folder)) {
      // Deleted since, it was a file of the past.
      const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
      if (bytes.includes(words, 0, 'latin1') || bytes.includes(words, 0, 'utf16le')) return true;
    }
  }
  return false;
};
