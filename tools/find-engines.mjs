// Plain JavaScript without packages: setup.mjs imports this file before it installs packages.
import { existsSync } from 'node:fs';

/** The Debian packages that each engine's tests need, and files from these packages. */
export const engines = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: [
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/Xvfb',
      '/usr/lib/python3/dist-packages/gi/__init__.py',
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
    ],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
};

const names = /** @type {(keyof typeof engines)[]} */ (Object.keys(engines));

/** @returns {(keyof typeof engines)[]} the engines whose tests can run here */
export const installedEngines = () => names.filter((name) => engines[name].files.every(existsSync));
