import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../../server/testing/free-port.ts';

// Installed by the package google-cloud-cli-firestore-emulator.
const JAR =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Whether Google's Firestore emulator is installed. To run, it also needs Java. */
export const hasFirestoreEmulator = existsSync(JAR);

/** Starts the emulator on a free local port, with the security rules in the file `rules`. */
export const startFirestoreEmulator = async (rules: string) => {
  const port = await freePort();
  const emulator = spawn(
    'java',
    ['-cp', JAR, MAIN, 'start', '--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    emulator.once('error', reject);
    emulator.once('exit', (code) =>
      reject(new Error(`The emulator exited with ${code}:\n${printed}`)),
    );
    emulator.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('is now running')) resolve();
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      emulator.kill('SIGKILL');
      await once(emulator, 'exit');
    },
  };
};
