// Plain JavaScript on Node alone: the set-up reads it before there are packages.
import { accessSync, constants, statfsSync } from 'node:fs';

/**
 * Ends this process with one line where a folder's disk is too full for what comes.
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
    console.error(`Nothing can be written to ${folder}, where ${purpose} needs a folder.`);
    process.exit(1);
  }
  if (free >= megabytes) return;
  console.error(
    `The disk of ${folder} has ${free} MB left; ${purpose} needs ${megabytes} MB: make room on it.`,
  );
  process.exit(1);
};
