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

/** If less disk space is free, submissions are rejected: the log and erasures need this space. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

export const databaseFile = (url: string): string =>
  decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/, ''));

const make = (file: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    const [reason] = String((error as Error).message).split(',', 1);
    throw new Error(
      `the database ${resolve(file)} cannot be created or written (${reason}): DATABASE_URL sets its path`,
      { cause: error },
    );
  }
};

/**
 * Creates a missing file, and lets only this account read the files: they contain visitors' text.
 * @throws Error for the operator if the file cannot be created or written
 */
export const restrictToOwner = (file: string): void => {
  make(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    // Leaves another account's files unchanged, such as the server's when root runs the inbox.
    if (existsSync(name) && statSync(name).uid === process.getuid?.()) chmodSync(name, 0o600);
  }
};

/**
 * Returns a function that throws Unavailable if the file at this path has been moved or replaced,
 * because the server's writes would then be lost.
 */
export const watchFile = (file: string): (() => void) => {
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (!now) throw new Unavailable('missing', new Error(`${file} is missing`));
    if (now.ino !== opened.ino || now.dev !== opened.dev) {
      throw new Unavailable('replaced', new Error(`${file} was replaced: restart the server`));
    }
  };
};

export const bytesOf = (file: string): number =>
  [file, `${file}-wal`]
    .map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size);

/** @throws Unavailable if the disk is nearly full */
export const requireFreeSpace = (file: string): void => {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < MIN_FREE_BYTES) throw new Unavailable('full');
};
