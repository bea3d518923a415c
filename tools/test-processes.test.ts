import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDirectory } from '../server/testing/testing.ts';

// A runner that leaves a process and a file behind: what it started has a group of its own.
const RUNNER = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  const folder = mkdtempSync(process.env.TMPDIR + '/left-');
  const left = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  left.unref();
  console.log(left.pid);
  if (process.argv[1] === 'stay') setInterval(() => {}, 1000);`;
const RUN = `
  import { inOwnFolder, runs } from './tools/test-processes.ts';
  const clear = inOwnFolder();
  await runs(process.execPath, ['--input-type=module', '-e', process.env.RUNNER, process.argv[1]]);
  await clear();`;

let directory: ReturnType<typeof makeDirectory>;
let child: ChildProcess;
beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => {
  child.kill('SIGKILL');
  directory.remove();
});

const start = async (how: 'end' | 'stay', shell: readonly string[] = []) => {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', RUN, how];
  const [command = '', ...args] = [...shell, ...node];
  child = spawn(command, args, {
    env: { ...process.env, TMPDIR: directory.path, RUNNER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [pid] = await once(child.stdout ?? child, 'data');
  return { left: Number(pid), ended };
};

/** One that is dead may still be listed, as `Z`, until its parent has taken note. */
const isRunning = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
const folders = () => readdirSync(directory.path).filter((name) => name.startsWith('site-tests-'));

it('a run leaves no process and no folder', async () => {
  const { left, ended } = await start('end');
  expect(await ended).toEqual([0, null]);
  expect([isRunning(left), folders()]).toEqual([false, []]);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('nor does one that is ended with %s', async (signal, code) => {
  const { left, ended } = await start('stay');
  expect([isRunning(left), folders().length]).toEqual([true, 1]);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect([isRunning(left), folders()]).toEqual([false, []]);
});

it('nor one whose shell is ended alone, as a signal to npm does it', async () => {
  const { left } = await start('stay', ['sh', '-c', '"$0" "$@"; true']);
  child.kill('SIGTERM');
  await expect.poll(() => [isRunning(left), folders()], { timeout: 20_000 }).toEqual([false, []]);
});
