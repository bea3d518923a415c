import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

export const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    all.flatMap(([id = 0, of]) => (of === parent ? [id, ...below(id)] : []));
  return below(pid);
};

/** The states and CPU times of a process and its descendants, one process per line. */
export const statesOf = async (pid: number): Promise<string> => {
  const all = [pid, ...(await childrenOf(pid))].join();
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid,stat,time,comm', '-p', all]);
  return stdout;
};

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
};

export const ended = (pid: number): Promise<void> =>
  expect
    .poll(() => isGone(pid), { message: `process ${pid} ends`, timeout: 10_000, intervals: [20] })
    .toBe(true);

export const endTree = async (pid: number): Promise<void> => {
  // Suspends the process first, so that it cannot start others in the meantime.
  send(pid, 'SIGSTOP');
  const all = [...(await childrenOf(pid)), pid];
  for (const each of all) send(each, 'SIGKILL');
  await Promise.all(all.map((each) => ended(each)));
};
