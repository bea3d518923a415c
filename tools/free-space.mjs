// Plain JavaScript without packages, because the set-up imports it before it installs packages.
import { accessSync, constants, statfsSync } from 'node:fs';

/**
 * Exits with one line if a folder's disk lacks the given space.
 * @param {string} folder
 * @param {number} megabytes
 * @param {string} purpose
 */
export const requireFreeSpace = (folder, megabytes, purpose) => {
  let free;
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    free = Math.floor((bavail * bsize) / 1e6);
  } catch {
    console.error(`${folder} is not writable, but ${purpose} needs a folder there.`);
    process.exit(1);
  }
  if (free >= megabytes) return;
  console.error(
    `The disk of ${folder} has ${free} MB left; ${purpose} needs ${megabytes} MB: make room on it.`,
  );
  process.exit(1);
};
