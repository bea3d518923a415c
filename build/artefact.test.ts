import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { aContactMessage, makeDirectory, originIn, sendTo } from '../server/testing/testing.ts';
import { lacks } from '../tools/testing/needs.ts';

const NOBODY = 65_534;
const READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro / &&';
const AS_NOBODY = `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`;
const canMount = !lacks('mounts');

let directory: ReturnType<typeof makeDirectory>;
let artefact: string;
let data: string;

beforeAll(() => {
  directory = makeDirectory();
  artefact = join(directory.path, 'artefact');
  data = join(directory.path, 'data');
  // The test runner's NODE_ENV would change the build.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npm', ['run', '--silent', 'package', '--', artefact], {
    env: { ...env, COMMIT: '26894e3b7d15' },
    shell: process.platform === 'win32',
  });
  chmodSync(directory.path, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (canMount) chownSync(data, NOBODY, NOBODY);
}, 120_000);
afterAll(() => directory.remove());

/** Runs a script from the artefact, if possible as a user who can write only to `data`. */
const start = (script: string, ...args: string[]) => {
  const node = [process.execPath, script, ...args];
  const [command = '', ...rest] = canMount
    ? ['unshare', '--mount', 'sh', '-c', `${READ_ONLY} ${AS_NOBODY}`, data, ...node]
    : node;
  return spawn(command, rest, {
    cwd: artefact,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: `file:${data}/submissions.db`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

describe('the artefact', () => {
  it('contains the server, the site, and only the packages that the server uses', () => {
    const own = readdirSync(artefact).filter((name) => !/-[\w-]{8}\.js$/.test(name));
    expect(own.join(' ')).toBe(
      'LICENSE backup.sh bom.json dist inbox.js node_modules openings.json package-lock.json package.json restore-drill.sh server.js third-party-licenses.md unavailable.html',
    );
    const below = (...folder: readonly string[]) =>
      readdirSync(join(...folder), { recursive: true, encoding: 'utf8' });
    const served = below('dist').filter((name) => !/^\.(?:set-up|vite)\b/.test(name));
    expect(below(artefact, 'dist').sort()).toEqual(served.sort());
    expect(served).toContain('.earlier-releases.json');
    const installed = new Set(below(artefact, 'node_modules'));
    expect(installed).toContain('fastify');
    expect(Object.keys(project.devDependencies).filter((name) => installed.has(name))).toEqual([]);
    const sizes = below(artefact).map((file) => statSync(join(artefact, file)).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(68_000_000);
  });

  it('includes a bill of materials and all licences, including those of icons and styles', () => {
    const read = (file: string) => readFileSync(join(artefact, file), 'utf8');
    expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
    const notices = read('third-party-licenses.md');
    for (const words of ['## react - 19.2.9 (MIT)', '## lucide-static', '## tailwindcss']) {
      expect(notices).toContain(words);
    }
    const { bomFormat, components } = JSON.parse(read('bom.json'));
    expect(bomFormat).toBe('CycloneDX');
    const named = components.map(({ name }: { name: string }) => name);
    expect(named).toContain('fastify');
    expect(named).not.toContain('react');
  });

  it('serves the site, stores a message and lists it, with write access only to its data folder', async () => {
    const server = start('server.js');
    const closed = once(server, 'close');
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
    const origin = originIn(line);
    const home = await fetch(origin, { headers: { 'accept-encoding': 'gzip' } });
    expect(home.headers.get('content-encoding')).toBe('gzip');
    expect(await home.text()).toBe(readFileSync('dist/index.html', 'utf8'));
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({
      status: 'ok',
      version: '0.1.0',
      commit: '26894e3b7d15',
    });

    const message = aContactMessage();
    expect(await (await sendTo(origin, message)).json()).toMatchObject({
      data: { sendContactMessage: { id: message.id } },
    });
    const inbox = start('inbox.js', '--json');
    expect(JSON.parse(await text(inbox.stdout))).toMatchObject({ id: message.id });

    if (canMount) expect(statSync(join(data, 'submissions.db')).uid).toBe(NOBODY);

    server.kill();
    expect((await closed)[0]).toBe(0);
  });

  it('can be installed on another platform from its own lock file', () => {
    const options = ['--omit=dev', '--dry-run', '--offline', '--os=darwin', '--cpu=arm64'];
    // `--loglevel` overrides `--silent`, which an outer `npm --silent` passes on.
    const { status, stdout } = spawnSync('npm', ['ci', ...options, '--loglevel=notice'], {
      cwd: artefact,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('@libsql/darwin-arm64')]);
  });
});
