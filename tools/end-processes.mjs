// Plain JavaScript without packages, because the set-up imports it before it installs packages.
import { constants } from 'node:os';

// A signal ends npm's shell, which does not forward it; this process then gets another parent.
const parent = process.ppid;

/**
 * Calls `end` for each termination signal, and when the parent shell has ended.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops watching
 */
export const whenAskedToEnd = (end) => {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end('SIGTERM');
  }, 200).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, end);
  };
};

/** The exit code that a shell reports for a process killed by a signal. */
export const exitCodeOf = (/** @type {NodeJS.Signals} */ signal) => 128 + constants.signals[signal];

/** Whether a command can have a process group, whose members are ended together. */
export const hasGroups = process.platform !== 'win32';

/**
 * Signals a command that was started `detached`, and its descendants.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export const signalGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has already ended.
  }
};
