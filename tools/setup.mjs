// Performs set-up steps in the given order, and skips finished work:
//   node tools/setup.mjs <name in `steps`> …
// Plain JavaScript without packages, because packages are not installed in a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStamp } from './build-inputs.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { engines, installedEngines } from './find-engines.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Runs a command; returns whether it succeeded. Exits after a failure, except with `mayFail`. */
const run = (command, args, { mayFail = false, advice = '' } = {}) => {
  const { status, signal, error } = spawnSync(command, args, {
    // Standard output is reserved for the program that runs after the set-up.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0 || mayFail) return status === 0;
  const reason = error?.message ?? signal ?? `exit code ${status}`;
  console.error(`\nSet-up stopped: '${[command, ...args].join(' ')}' failed (${reason}).${advice}`);
  process.exit(1);
};

/** Debian's folder for PostgreSQL, with a subfolder for each version. */
const POSTGRES = '/usr/lib/postgresql';

const NGINX = '.cache/nginx';

const unlessDone = (stamp, hash, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

const fromDebian = (what, packages) => {
  if (process.platform !== 'linux' || process.getuid() !== 0) return;
  console.error(`Installing ${what} for the tests …`);
  run('apt-get', ['update'], { mayFail: true });
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  run('apt-get', install, { mayFail: true });
};

/** Installs Debian packages for a program that only some tests need. */
const optional = (what, packages, isThere) => {
  if (isThere()) return;
  fromDebian(what, packages);
  if (!isThere()) console.error(`${what} could not be installed: its tests will be skipped.`);
};

const steps = {
  packages: () => {
    const stamp = 'node_modules/.set-up';
    const hash = createHash('sha256')
      .update(`${process.version} ${process.arch}`)
      .update(readFileSync('package-lock.json'));
    unlessDone(stamp, hash.digest('hex'), () => {
      console.error('Installing packages …');
      // Includes dev dependencies even if NODE_ENV is production, because the site is built here.
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
        advice: ' npm needs a network connection, unless the packages are in its cache.',
      });
    });
  },
  build: () => {
    unlessDone('dist/.set-up', buildStamp(process.env), () => {
      console.error('Building the site …');
      run('npm', ['run', '--silent', 'build']);
    });
  },
  browser: () => {
    if (findChromium() === undefined) {
      console.error('Installing Chromium for the tests …');
      run('npx', ['playwright', 'install', 'chromium'], { mayFail: true });
    }
    // Tries Debian's headless shell, because other builds of Chromium start more slowly.
    if (findHeadlessShell() === findChromium()) {
      fromDebian('Chromium', ['chromium', 'chromium-headless-shell']);
    }
    const chromium = findHeadlessShell();
    if (chromium === undefined) {
      console.error('Chromium is missing: install it, or set CHROMIUM_PATH to its path.');
      process.exit(1);
    }
    const { status, stderr, error } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
    if (status === 0) return;
    const reason = (stderr || error?.message || `exit code ${status}`).trim().split('\n', 1);
    console.error(
      `${chromium} does not start (${reason}): set CHROMIUM_PATH to the path of another Chromium.`,
    );
    process.exit(1);
  },
  engines: () => {
    for (const [name, { packages }] of Object.entries(engines)) {
      optional(name, packages, () => installedEngines().includes(name));
    }
  },
  postgres: () =>
    // The tests start their own cluster, and do not use Debian's service.
    optional('PostgreSQL', ['postgresql'], () => {
      const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
      // Debian's PostgreSQL client package creates these folders, too.
      return versions.some((version) => existsSync(`${POSTGRES}/${version}/bin/postgres`));
    }),
  mail: () => optional('OpenSMTPD', ['opensmtpd'], () => existsSync('/usr/sbin/smtpd')),
  java: () =>
    optional('Java', ['default-jre-headless'], () => spawnSync('java', ['-version']).status === 0),
  nginx: () => {
    // Unpacks nginx without installing it: once installed, it starts and listens on all addresses.
    if (existsSync(`${NGINX}/etc/nginx/nginx.conf`) || process.platform !== 'linux') return;
    console.error('Downloading nginx for the tests …');
    run('apt-get', ['update'], { mayFail: true });
    mkdirSync(NGINX, { recursive: true });
    const unpack =
      'apt-get download nginx nginx-common && for deb in *.deb; do dpkg-deb --extract "$deb" .; done';
    if (run('sh', ['-c', `cd ${NGINX} && ${unpack}`], { mayFail: true })) return;
    console.error('nginx could not be installed: its tests will be skipped.');
  },
  // Runs the server in this process, so that a signal to `npm start` reaches the server.
  server: async () => {
    const { register } = await import('tsx/esm/api');
    register();
    await import('../server/start.ts');
  },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is required; this is ${process.version}.`);
  process.exit(1);
}
for (const step of process.argv.slice(2)) await steps[step]();
