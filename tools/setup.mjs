// Does what is missing of the set-up, and nothing twice: packages, the build, a Chromium and a
// PostgreSQL for tests.
//   node tools/setup.mjs packages [build] [browser] [postgres]
// Plain JavaScript on Node alone: on a fresh clone there are no packages yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInputs } from './build-inputs.mjs';
import { findChromium } from './find-chromium.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const run = (command, args, { mayFail = false } = {}) => {
  const { status, error } = spawnSync(command, args, {
    // Standard output belongs to what comes after the set-up.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status === 0) return true;
  if (mayFail) return false;
  console.error(
    `\nSet-up stopped: '${[command, ...args].join(' ')}' failed${error ? `: ${error.message}` : '.'}`,
  );
  process.exit(1);
};

/** Where Debian puts PostgreSQL, a folder for each version. */
const POSTGRES = '/usr/lib/postgresql';

const hashOf = (files, ...more) => {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const unlessDone = (stamp, hash, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

const steps = {
  packages: () =>
    unlessDone(
      'node_modules/.set-up',
      hashOf(['package-lock.json'], process.version, process.arch),
      () => {
        console.error('Installing packages …');
        // Not `npm ci`: the lock file names the optional binaries of the platform it was written on,
        // and `ci` would refuse to look for those of another. Versions come from the lock all the same.
        run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
      },
    ),
  build: () => {
    const settings = Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort();
    unlessDone('dist/.set-up', hashOf(buildInputs(), settings), () => {
      console.error('Building the site …');
      run('npm', ['run', '--silent', 'build']);
    });
  },
  browser: () => {
    if (findChromium()) return;
    console.error('Getting a Chromium for the tests …');
    run('npx', ['playwright', 'install', 'chromium'], { mayFail: true });
    if (findChromium()) return;
    // Where Playwright's own download cannot be had, a Debian with root has a package.
    run('apt-get', ['update'], { mayFail: true });
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { mayFail: true });
    if (findChromium()) return;
    console.error('No Chromium: install one and name it in CHROMIUM_PATH.');
    process.exit(1);
  },
  postgres: () => {
    // The tests start a cluster of their own from its programs; Debian's service is not used.
    const isThere = () =>
      existsSync(POSTGRES) &&
      // The client's package makes the folder, too.
      readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/postgres`));
    if (isThere()) return;
    if (process.platform === 'linux' && process.getuid() === 0) {
      console.error('Getting a PostgreSQL for the tests …');
      const install = ['install', '--yes', '--no-install-recommends', 'postgresql'];
      run('apt-get', ['update'], { mayFail: true });
      run('apt-get', install, { mayFail: true });
    }
    if (!isThere()) console.error('No PostgreSQL could be had: its tests will be skipped.');
  },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
for (const step of process.argv.slice(2)) steps[step]();
