import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { firebaseSettings } from '../../build/testing/firebase-settings.ts';
import { builtOnce } from './built-once.ts';
import { expect, ownSiteTest } from './fixtures.ts';
import { Internet } from './internet.ts';

const BUILD_MS = 600_000;

export const API_HOST = 'api.company.example';

const variants = {
  absolute: { VITE_GRAPHQL_ENDPOINT: `https://${API_HOST}/graphql` },
  firebase: firebaseSettings,
  static: { VITE_GRAPHQL_ENDPOINT: 'none', ...firebaseSettings },
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
