// Plain JavaScript on Node alone: the set-up reads it before there are packages.
import { existsSync } from 'node:fs';

/** What each engine's stories need, as Debian installs it. */
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

/** @returns {(keyof typeof engines)[]} the engines whose stories can be run here */
export const installedEngines = () => names.filter((name) => engines[name].files.every(existsSync));

/** @returns {(keyof typeof engines)[]} those that would have to be installed first */
export const missingEngines = () => names.filter((name) => !installedEngines().includes(name));
