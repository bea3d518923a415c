// Plain JavaScript on Node alone: the set-up reads it before there are packages.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = [
  'src',
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

/** @returns {string[]} every file that changes what a build makes */
export const buildInputs = (root = '') =>
  INPUTS.map((name) => join(root, name))
    .filter(existsSync)
    .flatMap(filesBelow)
    .filter((file) => !/\.(gen|test)\.tsx?$/.test(file));
