import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { offlineCopyOf } from '@site/offline-copy/build';
import { earlierFiles } from './earlier-releases.ts';
import { attribute, elementsOf } from './html-elements.ts';
import { FIRST_FLIGHT, firstScreenOf, sentBytes } from './page-document.ts';

const KB = 1024;
const OUT = 'dist';

/** The size of the file's compressed copy, or of the file itself if it has no copy. */
const transferred = (file: string): number => {
  const plain = join(OUT, file);
  return (statSync(`${plain}.br`, { throwIfNoEntry: false }) ?? statSync(plain)).size;
};
const sum = (files: Iterable<string>) =>
  [...files].reduce((all, file) => all + transferred(file), 0);

const earlier = await earlierFiles(OUT);
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !earlier.has(file),
);
const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));

const linkedBy = (page: string, rel: string): string[] =>
  elementsOf(readFileSync(join(OUT, page), 'utf8'))
    .filter((element) => attribute(element, 'rel') === rel)
    .map((element) => (attribute(element, 'href') ?? '').slice(1));

const firstLoadOf = (page: string): string[] => {
  const modules = linkedBy(page, 'modulepreload');
  if (modules.length === 0) throw new Error(`${page} has no module script`);
  return modules;
};

const { files: copied, archives } = await offlineCopyOf(OUT);
const kept = copied.map(({ path }) => path);
const inArchives = new Set(archives.flatMap(({ holds }) => holds));
// The files that the worker downloads for the offline copy. Omits assets outside the archives,
// because the page has already loaded them.
const downloaded = [
  ...ending(/^assets\/offline-index-/),
  ...archives.map(({ path }) => path),
  ...kept.filter((path, at) => !inArchives.has(at) && !path.startsWith('assets/')),
];
const images = ending(/^(?!social\/).*\.(svg|jpg|png|webp|ico)$/);

const pages = ending(/\.html$/);
/** Returns the largest size of any page, in bytes, and names that page. */
const most = async (bytesOf: (page: string) => number | Promise<number>) => {
  const sizes = await Promise.all(pages.map(bytesOf));
  const bytes = Math.max(...sizes);
  return { bytes, where: ` (most: ${pages[sizes.indexOf(bytes)]})` };
};
const scriptOf = (page: string) => sum(new Set(firstLoadOf(page)));
const hasForm = (page: string) => firstLoadOf(page).some((file) => file.includes('/forms-'));
const script = await most((page) => (hasForm(page) ? 0 : scriptOf(page)));
const formScript = await most((page) => (hasForm(page) ? scriptOf(page) : 0));
const style = await most((page) => sum(linkedBy(page, 'stylesheet')));
const screen = await most((page) =>
  sentBytes(firstScreenOf(readFileSync(join(OUT, page), 'utf8'))),
);
const html = await most(transferred);

const texts = (names: Iterable<string>) =>
  [...names].map((name) => readFileSync(join(OUT, name), 'utf8')).join('\n');
const code = texts(new Set(pages.flatMap(firstLoadOf)));
const mustNotContain = {
  'Apollo Client': /ApolloClient|apollo-client/,
  Firebase: /@firebase\//,
  "motion's features": /whileInView/,
};

const budgets = [
  { name: `script of a first view${script.where}`, bytes: script.bytes, most: 93.8 * KB },
  { name: `the same with a form${formScript.where}`, bytes: formScript.bytes, most: 103.3 * KB },
  { name: `HTML of a first screen${screen.where}`, bytes: screen.bytes, most: FIRST_FLIGHT },
  { name: `HTML of a page${html.where}`, bytes: html.bytes, most: 19 * KB },
  { name: `style of a first view${style.where}`, bytes: style.bytes, most: 12 * KB },
  // sw.js contains file names with hashes, so its size varies by a few bytes between builds.
  { name: 'sw.js', bytes: sum(['sw.js']), most: 16.5 * KB },
  { name: 'fonts', bytes: sum(ending(/\.woff2$/)), most: 52 * KB },
  { name: 'images', bytes: sum(images), most: 770 * KB },
  // Must match the figure that `noticeWords.pictures` gives visitors with metered connections.
  {
    name: 'pictures of the offline copy',
    bytes: sum(archives.map(({ path }) => path).filter((path) => path.includes('pictures'))),
    most: 75 * KB,
  },
  { name: 'download of the offline copy, in archives', bytes: sum(downloaded), most: 450 * KB },
  { name: 'download of the offline copy, as single files', bytes: sum(kept), most: 1_565 * KB },
];

const say = (isOk: boolean, line: string): void => {
  process.stdout.write(`${isOk ? 'ok  ' : 'FAIL'} ${line}\n`);
  if (!isOk) process.exitCode = 1;
};

// Counts pages, because one import in a shared chunk would make every page load the forms.
const withForm = pages.filter(hasForm);
say(withForm.length <= 12, `${withForm.length} pages load forms immediately (at most 12)`);
for (const { name, bytes, most } of budgets) {
  say(bytes <= most, `${name}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB`);
}
for (const [name, pattern] of Object.entries(mustNotContain)) {
  say(!pattern.test(code), `no first load contains ${name}`);
}
// A sheet that Tailwind compiles separately lacks the theme's variables.
const styles = texts(ending(/\.(?:css|html)$/));
const scripts = texts(ending(/^assets\/.*\.js$/));
const declared = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
const undeclared = [...styles.matchAll(/var\((--[\w-]+)\)/g)]
  .map(([, name = '']) => name)
  // Omits variables that a script sets: their names occur in the script.
  .filter((name) => !declared.has(name) && !scripts.includes(name));
say(
  undeclared.length === 0,
  `undeclared variables in styles: ${[...new Set(undeclared)].join(', ') || 'none'}`,
);
say(
  code.includes('//# allFunctionsCalledOnLoad\n'),
  'V8 compiles the script of a first load during its download',
);
