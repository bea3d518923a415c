/** Draws everything: `npm run art`. The same content always gives the same bytes. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, textFiles } from './pictures.ts';
import { drawRasters } from './rasters.ts';

const files = textFiles();
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

// A picture that no content names any more goes.
for (const name of readdirSync(join(root, 'public/images'), {
  recursive: true,
  encoding: 'utf8',
})) {
  const path = `public/images/${name.replaceAll('\\', '/')}`;
  if (path.endsWith('.svg') && !files.has(path)) rmSync(join(root, path));
}

const rasters = process.argv.includes('--no-rasters') ? [] : await drawRasters();
process.stdout.write(`${files.size} drawings, ${rasters.length} rasters\n`);
