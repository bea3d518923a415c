// Performs steps of the set-up, in the given order, and skips what is already done:
//   node tools/setup.mjs <name in `steps`> …
// Plain JavaScript without packages, because a fresh clone has none yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStamp } from './build-inputs.mjs';
import { exitCodeOf, hasGroups, signalGroup, whenAskedToEnd } from './end-processes.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { engines, missingEngines } from './find-engines.mjs';
import { requireFreeSpace } from './free-space.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** How long a command may take to end after a signal. */
const END_MS = 5_000;

/** Runs a command, which a signal to the set-up also ends; resolves to whether it succeeded. */
const run = (command, args, { mayFail = false, isQuiet = false, advice = '' } = {}) =>
  new Promise((resolve) => {
    // Standard output is reserved for the program that runs after the set-up.
    const output = isQuiet ? 'ignore' : process.stderr;
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      detached: hasGroups,
    });
    let asked;
    const unwatch = whenAskedToEnd((signal) => {
      signalGroup(child, asked ? 'SIGKILL' : signal);
      asked ??= signal;
      setTimeout(signalGroup, END_MS, child, 'SIGKILL').unref();
    });
    const end = (ok, problem) => {
      unwatch();
      if (asked) {
        console.error(`\nSet-up stopped by ${asked}.`);
        process.exit(exitCodeOf(asked));
      }
      if (ok || mayFail) return resolve(ok);
      console.error(`\nSet-up stopped: '${[command, ...args].join(' ')}' ${problem}.${advice}`);
      process.exit(1);
    };
    child.on('error', ({ message }) => end(false, `failed: ${message}`));
    child.on('close', (status, signal) => end(status === 0, signal ? `got ${signal}` : 'failed'));
  });

/** Where Debian installs PostgreSQL, with a folder for each version. */
const POSTGRES = '/usr/lib/postgresql';

const NGINX = '.cache/nginx';

const unlessDone = async (stamp, hash, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

/** Whether dev packages exist: `npm install --omit=dev` removes them, but not the stamp. */
const canBuild = () =>
  Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies).every((name) =>
    existsSync(`node_modules/${name}`),
  );

/** Tries to install Debian packages if the system is Linux and the account is root. */
const fromDebian = async (what, packages) => {
  if (process.platform !== 'linux' || process.getuid() !== 0) return;
  console.error(`Getting ${what} for the tests …`);
  await run('apt-get', ['update'], { mayFail: true });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    mayFail: true,
  });
};

/** Installs a program that only some tests need, from one Debian package. */
const optional = async (what, name, isThere) => {
  if (isThere()) return;
  await fromDebian(what, [name]);
  if (!isThere()) console.error(`${what} could not be installed: its tests will be skipped.`);
};

/** How long a registry may take to respond. */
const SILENCE_MS = 30_000;
/** Whether the registry responds. Otherwise `npm ci` would try a thousand packages in turn. */
const registryAnswers = () =>
  run('npm', ['view', 'tsx', 'name', `--fetch-timeout=${SILENCE_MS}`, '--fetch-retries=0'], {
    mayFail: true,
    isQuiet: true,
  });

const steps = {
  packages: async () => {
    const stamp = 'node_modules/.set-up';
    if (!canBuild()) rmSync(stamp, { force: true });
    const hash = createHash('sha256')
      .update(`${process.version} ${process.arch}`)
      .update(readFileSync('package-lock.json'));
    await unlessDone(stamp, hash.digest('hex'), async () => {
      requireFreeSpace('.', 1000, 'installing packages');
      console.error('Installing packages …');
      const source = (await registryAnswers()) ? [] : ['--offline'];
      // Includes dev dependencies even if NODE_ENV is production, because the site is built here.
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', ...source], {
        advice: ' Packages come from a registry or from the cache of npm: is there a network?',
      });
    });
  },
  build: () => {
    return unlessDone('dist/.set-up', buildStamp(process.env), () => {
      requireFreeSpace('.', 100, 'building the site');
      console.error('Building the site …');
      return run('npm', ['run', '--silent', 'build']);
    });
  },
  browser: async () => {
    if (findChromium() === undefined) {
      console.error('Getting a Chromium for the tests …');
      await run('npx', ['playwright', 'install', 'chromium'], { mayFail: true });
    }
    // If Playwright's own download is unavailable, Debian has packages, which need root rights.
    if (findHeadlessShell() === findChromium()) {
      await fromDebian('Chromium', ['chromium', 'chromium-headless-shell']);
    }
    const chromium = findHeadlessShell();
    if (chromium === undefined) {
      console.error(
        'Chromium could not be installed: install one and set CHROMIUM_PATH to its path.',
      );
      process.exit(1);
    }
    const { status, stderr, error } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
    if (status === 0) return;
    const reason = (stderr || error?.message || `it ends with ${status}`).trim().split('\n', 1);
    console.error(
      `${chromium} does not start (${reason}): set CHROMIUM_PATH to the path of another Chromium.`,
    );
    process.exit(1);
  },
  engines: async () => {
    const wanted = missingEngines();
    if (wanted.length === 0) return;
    await fromDebian(
      wanted.join(' and '),
      wanted.flatMap((name) => engines[name].packages),
    );
    const missing = missingEngines().join(' and ');
    if (missing) console.error(`${missing} could not be installed: their stories will be skipped.`);
  },
  postgres: () =>
    // The tests start their own cluster, and do not use Debian's service.
    optional('PostgreSQL', 'postgresql', () => {
      const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
      // The client's package creates this folder, too.
      return versions.some((version) => existsSync(`${POSTGRES}/${version}/bin/postgres`));
    }),
  mail: () => optional('OpenSMTPD', 'opensmtpd', () => existsSync('/usr/sbin/smtpd')),
  java: () =>
    optional('Java', 'default-jre-headless', () => spawnSync('java', ['-version']).status === 0),
  nginx: async () => {
    // Only unpacks nginx, because Debian would start an installed nginx, open to the network.
    if (existsSync(`${NGINX}/etc/nginx/nginx.conf`) || process.platform !== 'linux') return;
    console.error('Getting nginx for the tests …');
    await run('apt-get', ['update'], { mayFail: true });
    mkdirSync(NGINX, { recursive: true });
    const unpack =
      'apt-get download nginx nginx-common && for deb in *.deb; do dpkg-deb --extract "$deb" .; done';
    if (await run('sh', ['-c', `cd ${NGINX} && ${unpack}`], { mayFail: true })) return;
    console.error('nginx could not be installed: its tests will be skipped.');
  },
  // This step runs in this process, so that a signal to `npm start` reaches the server.
  server: async () => {
    const { register } = await import('tsx/esm/api');
    register();
    await import('../server/start.ts');
  },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
for (const step of process.argv.slice(2)) await steps[step]();
