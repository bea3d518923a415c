import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photographs, root, textFiles } from './pictures.ts';

const files = textFiles();

test('every drawing on disk is what the generator draws: run `npm run art`', () => {
  const stale = [...files].filter(([path, text]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  expect(stale.map(([path]) => path)).toEqual([]);
});

test('no picture is left that no content names: run `npm run art`', () => {
  const found = readdirSync(join(root, 'public/images'), { recursive: true, encoding: 'utf8' })
    .map((name) => `public/images/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.svg'));
  expect(found.filter((path) => !files.has(path))).toEqual([]);
});

test('pictures stay small', () => {
  const heavy = [...files].filter(([path, text]) => {
    if (path.includes('/people/')) return text.length > 4096;
    // Their words are outlines.
    if (path.endsWith('-screen.svg')) return text.length > 40_960;
    return path.startsWith('public/images/') && text.length > 8192;
  });
  expect(heavy.map(([path, text]) => `${path}: ${text.length} bytes`)).toEqual([]);
});

test('a photograph stands in for the drawing of its name, in the sizes it has', () => {
  const names = ['people/thandi-nkosi.jpg', 'people\\sipho.webp', 'people/other.svg', 'people'];
  expect(Object.fromEntries(photographs(names))).toEqual({
    'people/thandi-nkosi': { ending: 'jpg' },
    'people/sipho': { ending: 'webp' },
  });
  const sized = ['a/b@800.jpg', 'a/b@1600.avif', 'a/b.jpg', 'a/b@400.avif', 'a/b@400.jpg'];
  expect(Object.fromEntries(photographs(sized))).toEqual({
    'a/b': { ending: 'jpg', sizes: { avif: [400, 1600], jpg: [400, 800] } },
  });
  expect(Object.keys(photographs(sized).get('a/b')?.sizes ?? {})).toEqual(['avif', 'jpg']);
  expect(() => photographs(['people/sipho@400.avif'])).toThrow('where is people/sipho?');
});
