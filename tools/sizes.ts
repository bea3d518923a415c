import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isPicture } from '../src/offline-copy/pictures.ts';
import { earlierFiles } from './earlier-releases.ts';

const KB = 1024;
const OUT = 'dist';

const COMPRESSED_ALREADY = /\.(png|ico|woff2)$/;

/** The size a file is sent with. */
const transferred = (file: string): number => {
  const bytes = readFileSync(join(OUT, file));
  return COMPRESSED_ALREADY.test(file) ? bytes.length : brotliCompressSync(bytes).length;
};
const sum = (files: Iterable<string>) =>
  [...files].reduce((all, file) => all + transferred(file), 0);

const earlier = await earlierFiles(OUT);
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !earlier.has(file),
);
const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));

/** The script files a page's first view loads: `boot.ts` and what it names. */
const firstLoadOf = (page: string): string[] => {
  const html = readFileSync(join(OUT, page), 'utf8');
  const tag = /<script type="module" data-modules="([^"]*)"[^>]* src="([^"]*)"/.exec(html);
  if (!tag) throw new Error(`${page}: no module script`);
  return [tag[2] ?? '', ...(tag[1] ?? '').split(' ')].filter(Boolean).map((url) => url.slice(1));
};

const kept = new Set(
  [...readFileSync(join(OUT, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)].map(
    ([, url = '']) => url,
  ),
);

if (kept.size === 0) throw new Error('sw.js: nothing is kept offline');
const isImage = (file: string) => /\.(svg|png|ico)$/.test(file);

const pages = ending(/\.html$/);
const heaviest = pages
  .map((page) => ({ page, bytes: sum(new Set(firstLoadOf(page))) }))
  .reduce((most, next) => (next.bytes > most.bytes ? next : most));

const firstLoad = new Set(pages.flatMap(firstLoadOf));
const code = [...firstLoad].map((file) => readFileSync(join(OUT, file), 'utf8')).join('\n');
const mustNotContain = {
  'Apollo Client': /ApolloClient|apollo-client/,
  Firebase: /@firebase\//,
  "motion's features": /whileInView/,
};

const budgets = [
  {
    name: `script of a first view (most: ${heaviest.page})`,
    bytes: heaviest.bytes,
    most: 110 * KB,
  },
  { name: 'style', bytes: sum(ending(/\.css$/)), most: 12 * KB },
  { name: 'sw.js', bytes: sum(['sw.js']), most: 25 * KB },
  { name: 'fonts', bytes: sum(ending(/\.woff2$/)), most: 70 * KB },
  { name: 'images', bytes: sum(files.filter(isImage)), most: 900 * KB },
  // The figure in `noticeWords.pictures`, for visitors who pay for data.
  { name: 'pictures kept offline', bytes: sum([...kept].filter(isPicture)), most: 150 * KB },
  { name: 'everything kept offline', bytes: sum(kept), most: 2 * KB * KB },
];

let failed = 0;
for (const { name, bytes, most } of budgets) {
  const ok = bytes <= most;
  if (!ok) failed += 1;
  process.stdout.write(
    `${ok ? 'ok  ' : 'OVER'} ${name}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB\n`,
  );
}
for (const [name, pattern] of Object.entries(mustNotContain)) {
  const found = pattern.test(code);
  if (found) failed += 1;
  process.stdout.write(`${found ? 'FAIL' : 'ok  '} ${name} in no first load\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
