import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { builtOnce } from './built-once.ts';
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

const variants = {
  absolute: { VITE_GRAPHQL_ENDPOINT: `https://${API_HOST}/graphql` },
  firebase,
  static: { VITE_GRAPHQL_ENDPOINT: 'none', ...firebase },
} as const;

export type Variant = 'default' | keyof typeof variants;

const built = async (variant: Variant): Promise<string> => {
  if (variant === 'default') return 'dist';
  const settings = variants[variant];
  return builtOnce(variant, settings, async (project, folder) => {
    await project.build(settings);
    await cp(join(project.folder, 'dist'), folder, { recursive: true });
  });
};

interface Build {
  variant: Variant;
  folder: string;
  /** Fakes every other host, so that no request reaches a real one. */
  internet: Internet;
}

export const variantTest = ownSiteTest.extend<Build>({
  variant: ['default', { option: true }],
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
