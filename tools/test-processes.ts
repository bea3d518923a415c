import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodeOf, hasGroups, signalGroup, whenAskedToEnd } from './end-processes.mjs';

/** How long a runner may take to end its tests when it is asked to. */
const GRACE_MS = 8_000;
/** How long what was killed may take to be gone. */
const GONE_MS = 5_000;

let runner: ChildProcess | undefined;
let isEnding = false;

/** Runs a command, and resolves with whether it ended well. */
export const runs = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      detached: hasGroups,
    });
    runner = child;
    const end = (ok: boolean) => {
      signalGroup(child, 'SIGKILL');
      if (!isEnding) resolve(ok);
    };
    child.once('error', ({ message }) => {
      process.stderr.write(`${command}: ${message}\n`);
      end(false);
    });
    child.once('exit', (status) => end(status === 0));
  });

/** Processes that have a folder's name in their arguments or their environment. */
const processesWith = (folder: string): number[] => {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Or it would find itself.
    env: { PATH: process.env['PATH'] },
  });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
};

const unmountIn = (folder: string): void => {
  const mounts = process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8') : '';
  for (const line of mounts.split('\n')) {
    const [, place = ''] = line.split(' ');
    if (place.startsWith(folder)) spawnSync('umount', ['--lazy', place]);
  }
};

/**
 * Makes one folder for all that tests put down, and gives what ends everything that still uses it and
 * removes it. That is done as well when somebody ends the run.
 */
export const inOwnFolder = (): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  // PostgreSQL runs under another account where this one is root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;

  const clear = async () => {
    for (const end = Date.now() + GONE_MS; Date.now() < end; await wait(50)) {
      const left = processesWith(folder);
      if (left.length === 0) break;
      for (const pid of left) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended meanwhile.
        }
      }
    }
    unmountIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  whenAskedToEnd((signal) => {
    const isSecond = isEnding;
    isEnding = true;
    const end = async () => {
      if (runner && runner.exitCode === null && runner.signalCode === null) {
        // Playwright ends what its tests have started, and Vitest itself.
        if (isSecond) signalGroup(runner, 'SIGKILL');
        else runner.kill('SIGINT');
        await Promise.race([once(runner, 'exit'), wait(GRACE_MS)]);
        signalGroup(runner, 'SIGKILL');
      }
      await clear();
      process.stderr.write(`\nThe tests were stopped by ${signal}.\n`);
      process.exit(exitCodeOf(signal));
    };
    void end();
  });
  return clear;
};
