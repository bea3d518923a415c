import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Unavailable } from '../database.ts';

/** Room that must be left on the disk for a submission to be taken: logs and erasures need some. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** The path in a `file:` URL. */
export const databaseFile = (url: string): string =>
  decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/, ''));

/** Where the database is to be and is not, as an absolute path; null where it is. */
export const missingFile = (url: string): string | null => {
  const file = databaseFile(url);
  return existsSync(file) ? null : resolve(file);
};

const make = (file: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    const [reason] = String((error as Error).message).split(',', 1);
    throw new Error(
      `the database ${resolve(file)} cannot be made or written to (${reason}): DATABASE_URL names its place`,
      { cause: error },
    );
  }
};

/**
 * Makes the file if it is missing. Visitors' words: for this account only.
 * @throws Error in one sentence when it cannot
 */
export const restrictToOwner = (file: string): void => {
  make(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    // Only its owner can change it: an inbox that reads for another account leaves it.
    if (existsSync(name) && statSync(name).uid === process.getuid?.()) chmodSync(name, 0o600);
  }
};

/**
 * Remembers which file was opened.
 * @returns what throws Unavailable when another file, or none, is at its path: what is in the one that
 * was opened is lost with it
 */
export const watchFile = (file: string): (() => void) => {
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (!now) throw new Unavailable('missing', new Error(`${file} is gone`));
    if (now.ino !== opened.ino || now.dev !== opened.dev) {
      throw new Unavailable('replaced', new Error(`${file} is another file: restart the server`));
    }
  };
};

/** Its size with what its log still holds, in bytes. */
export const bytesOf = (file: string): number =>
  [file, `${file}-wal`]
    .map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size);

/** @throws Unavailable when the disk is nearly full */
export const requireFreeSpace = (file: string): void => {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < MIN_FREE_BYTES) throw new Unavailable('full');
};
