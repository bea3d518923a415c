// Plain JavaScript on Node alone: the set-up reads it before there are packages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = [
  'src',
  'packages',
  'public',
  'tools',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  // What Vite reads for a production build.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'package-lock.json',
];

/** @type {(path: string) => string[]} */
const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** Names of settings that a build reads begin so. The server reads RETENTION_DAYS as well. */
export const SETTING_PREFIXES = ['VITE_', 'RETENTION_DAYS'];

/** @returns {string[]} every file that changes what a build makes */
export const buildInputs = (root = '') =>
  INPUTS.map((name) => join(root, name))
    .filter(existsSync)
    .flatMap(filesBelow)
    .filter((file) => !/\.(gen|test)\.tsx?$/.test(file));

/**
 * Changes when a build of the same checkout would make something else.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const buildStamp = (env, root = '') => {
  const settings = Object.entries(env)
    .filter(([name]) => SETTING_PREFIXES.some((prefix) => name.startsWith(prefix)))
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of buildInputs(root)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};
