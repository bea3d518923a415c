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

const rasters = drawRasters();

/** Removes what is left of pictures that no content names, and of cards of pages that are gone. */
const removeOthers = (folder: string, ending: string, drawn: (path: string) => boolean): void => {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (path.endsWith(ending) && !drawn(path)) rmSync(join(root, path));
  }
};
removeOthers('public/images', '.svg', (path) => files.has(path));
removeOthers('public/social', '.png', (path) => rasters.includes(path.slice('public/'.length)));

process.stdout.write(`${files.size} drawings, ${rasters.length} rasters\n`);
