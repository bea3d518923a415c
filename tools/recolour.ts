/**
 * `npm run recolour`: finds the colours that changed in the palette since the last commit, and
 * replaces them in all other files, such as drawings, seals and the manifest.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { colourChanges, recoloured } from './colour-changes.ts';

const PALETTE = ['src/styles.css', 'src/styles/planes.css'];
const WITH_COLOURS = /\.(css|html|json|svg|tsx?|webmanifest)$/;

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' });

const changes = colourChanges(
  PALETTE.map((file) => git('show', `HEAD:${file}`)).join('\n'),
  PALETTE.map((file) => readFileSync(file, 'utf8')).join('\n'),
);

let files = 0;
for (const file of git('ls-files').split('\n')) {
  if (!WITH_COLOURS.test(file) || PALETTE.includes(file)) continue;
  const text = readFileSync(file, 'utf8');
  const changed = recoloured(text, changes);
  if (changed === text) continue;
  writeFileSync(file, changed);
  files += 1;
}
process.stdout.write(`${changes.size} colours changed, in ${files} further files\n`);
