import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

let display: Promise<string> | undefined;

const start = async (): Promise<string> => {
  // Xvfb chooses a free display number and prints it.
  const server: ChildProcess = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  process.once('exit', () => server.kill());
  if (!server.stdout) throw new Error('Xvfb has no output');
  const [number] = await once(server.stdout, 'data');
  return `:${String(number).trim()}`;
};

/** A virtual screen for browsers without a headless mode. It ends with this process. */
export const hiddenDisplay = (): Promise<string> => {
  display ??= start();
  return display;
};
