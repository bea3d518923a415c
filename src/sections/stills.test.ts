import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Sources = Readonly<Record<string, string>>;

/** The component that keeps the server's HTML. It may use hooks, so it is not checked. */
const STILL = 'src/sections/still.tsx';
const IMPORT = /^import (?!type )([^']*?) from '(\.[^']*)';/gms;
const NOT_STILL = /\buse[A-Z]\w*[(<]|\bon[A-Z]\w*=|\bislands\b(?!\.ts)|\bisland(?:<.*>)?\(/g;
const BLOCK = /<Still>(.*?)<\/Still>/gs;

const sources: Sources = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join('src', file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Returns the files from which `file` imports a name in `wanted` (if undefined, any name). */
const importsOf = (file: string, text: string, wanted?: ReadonlySet<string>): string[] =>
  [...text.matchAll(IMPORT)]
    .filter(([, names = '']) => !wanted || names.match(/\w+/g)?.some((name) => wanted.has(name)))
    .map(([, , from = '']) => join(dirname(file), from));

const problemsIn = (text: string): string[] => text.match(NOT_STILL) ?? [];

/** Returns hooks, handlers and islands in stills, where they cannot work, as 'file: match'. */
const lost = (files: Sources): string[] => {
  const found: string[] = [];
  const seen = new Set([STILL]);
  const visit = (file: string): void => {
    const text = files[file];
    if (seen.has(file) || text === undefined) return;
    seen.add(file);
    found.push(...problemsIn(text).map((problem) => `${file}: ${problem}`));
    importsOf(file, text).forEach(visit);
  };
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('/stills.ts')) {
      for (const [, from = ''] of text.matchAll(/ from '(.*)'/g)) visit(join(dirname(file), from));
    }
    for (const [, block = ''] of text.matchAll(BLOCK)) {
      found.push(...problemsIn(block).map((problem) => `${file}: ${problem}`));
      importsOf(file, text, new Set(block.match(/(?<=<)[A-Z]\w*/g))).forEach(visit);
    }
  }
  return found;
};

test('stills contain no hooks, handlers or islands', () => {
  expect(lost(sources)).toEqual([]);
});

test.each([
  ['a handler', 'export const Story = () => <p onClick={ask}>Ask</p>;', 'onClick='],
  ['state', 'export const Story = () => useState(0)[0];', 'useState('],
  ['an island', 'const { Panel } = islands;', 'islands'],
])('the check of stills reports %s, and names the file', (_, story, problem) => {
  const text = { 'src/sections/stills.ts': "export { Story } from './story.tsx';" };
  const parts = { 'src/sections/story.tsx': "import { Part } from './part.tsx';" };
  expect(lost({ ...text, ...parts, 'src/sections/part.tsx': story })).toEqual([
    `src/sections/part.tsx: ${problem}`,
  ]);
  const page = "import { Part } from '../sections/part.tsx';\n<Still><Part /></Still>";
  expect(lost({ 'src/routes/a.tsx': page, 'src/sections/part.tsx': story })).toEqual([
    `src/sections/part.tsx: ${problem}`,
  ]);
  expect(lost({ 'src/routes/a.tsx': '<Still><p onCopy={tell} /></Still>' })).toEqual([
    'src/routes/a.tsx: onCopy=',
  ]);
});
