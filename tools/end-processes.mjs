// Plain JavaScript on Node alone: the set-up reads it before there are packages.
import { constants } from 'node:os';

// The shell that npm starts passes no signal on when it ends; its children get another parent.
const parent = process.ppid;

/**
 * Calls `end` each time somebody asks this process to end, and once the shell that started it is gone.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops that
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

/** The exit code that a shell reports for a process that a signal has ended. */
export const exitCodeOf = (/** @type {NodeJS.Signals} */ signal) => 128 + constants.signals[signal];

/** So that a command gets a process group, whose members are ended together. */
export const hasGroups = process.platform !== 'win32';

/**
 * Signals a command that was started `detached`, and all that it has started itself.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export const signalGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Nobody of it is left.
  }
};
