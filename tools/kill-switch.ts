import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Replaces the built site's worker with one that removes itself and its caches:
//   node --import tsx tools/kill-switch.ts [folder, dist by default]
// Unsent messages stay in IndexedDB; the pages still send them. See docs/releases.md.

const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

const folder = process.argv[2] ?? 'dist';
await writeFile(join(folder, 'sw.js'), worker);
// Removes the compressed copies, because the server would send them instead of the new worker.
for (const ending of ['br', 'gz']) await rm(join(folder, `sw.js.${ending}`), { force: true });
process.stdout.write(`${folder}/sw.js now removes the service worker from visitors' browsers.\n`);
