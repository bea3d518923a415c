import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, textFiles } from './pictures.ts';

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
