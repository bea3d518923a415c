// Plain JavaScript without packages: setup.mjs imports this file before it installs packages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = [
  'src',
  'packages',
  'public',
  'build',
  'index.html',
  'manifest.webmanifest',
  // Sample openings. The build renders them to compute the inline style of pages with openings.
  'server/openings.json',
  // The settings files that Vite reads for a production build.
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

/** Prefixes of the settings that a build reads. The server also reads RETENTION_DAYS. */
export const SETTING_PREFIXES = ['VITE_', 'RETENTION_DAYS'];

/** @returns {string[]} every file that affects the build */
export const buildInputs = (root = '') =>
  INPUTS.map((name) => join(root, name))
    .filter(existsSync)
    .flatMap(filesBelow)
    .filter((file) => !/\.(gen|test)\.tsx?$|\/example\//.test(file));

/**
 * Returns a hash of all files and settings that affect the build.
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
