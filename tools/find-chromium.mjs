import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const ownOfPlaywright = () => {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    // Packages are not installed yet, or Playwright has no build for this platform.
    return undefined;
  }
};

/** @returns {string | undefined} the path of a Chromium that the tests can drive */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    ownOfPlaywright(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));

/** @returns {string | undefined} CHROMIUM_PATH, a headless shell, or Chromium (starts 3× slower) */
export const findHeadlessShell = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  ) ?? findChromium();
