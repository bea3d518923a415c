import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildInputs } from '../../tools/build-inputs.mjs';
import { expect, ownSiteTest } from './fixtures.ts';
import { Internet } from './internet.ts';

const BUILD_MS = 600_000;

export const API_HOST = 'api.company.example';

const firebase = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-site.appspot.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-DEMO',
} as const;

/** The site as others build it. */
const variants = {
  absolute: { VITE_GRAPHQL_ENDPOINT: `https://${API_HOST}/graphql` },
  firebase,
  static: { VITE_GRAPHQL_ENDPOINT: 'none', ...firebase },
} as const;

export type Variant = 'default' | keyof typeof variants;

/** Builds it if anything has changed. @returns its folder */
const built = async (variant: Variant): Promise<string> => {
  if (variant === 'default') return 'dist';
  const folder = join('.cache', 'variants', variant);
  const hash = createHash('sha256').update(JSON.stringify(variants[variant]));
  for (const file of buildInputs()) hash.update(file).update(await readFile(file));
  const digest = hash.digest('hex');
  const stamp = join(folder, '.set-up');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return folder;
  await rm(folder, { recursive: true, force: true });
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, ...variants[variant], SITE_OUT: folder },
  });
  await writeFile(stamp, digest);
  return folder;
};

interface Build {
  variant: Variant;
  /** Where it is built. */
  folder: string;
  /** All other hosts: nobody reaches the real ones. */
  internet: Internet;
}

/** A test of the site as it is built with other settings, with everybody else's hosts in its hand. */
export const variantTest = ownSiteTest.extend<Build>({
  variant: ['default', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  internet: async ({}, use) => {
    const internet = await Internet.start();
    await use(internet);
    await internet.stop();
  },
  folder: [async ({ variant }, use) => use(await built(variant)), { timeout: BUILD_MS }],
  settings: async ({ folder }, use) => use({ SITE_DIR: folder }),
  device: async ({ internet }, use) => use({ args: internet.browserArgs }),
});

export { expect };
