import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { images } from '../../src/content/images.gen.ts';
import { photographsIn, readPictures, sizesOf } from './pictures.ts';

const pictures = readPictures();

/** Quoted picture ids, such as 'people/thandi-nkosi'. */
const ID = new RegExp(
  `'((?:${[...new Set(Object.keys(images))].filter((key) => !key.includes('/')).join('|')})/[a-z0-9-]+)'`,
  'g',
);

const idsInContent = (): Set<string> => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:gen|test)\.tsx?$/.test(name),
  );
  const ids = sources.flatMap((name) =>
    readFileSync(join('src', name), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(import|export)\b.*\bfrom\b/.test(line))
      .flatMap((line) => [...line.matchAll(ID)].map(([, id = '']) => id)),
  );
  return new Set(ids);
};

it('every picture named in `src` exists, and every drawing is named there', () => {
  const named = idsInContent();
  expect([...pictures.drawings.keys()].filter((id) => !named.has(id))).toEqual([]);
  const { drawings, photographs } = pictures;
  expect([...named].filter((id) => !drawings.has(id) && !photographs.has(id))).toEqual([]);
});

it('a portrait is at most 4 KB, a screen with outlined text at most 40 KB, and any other drawing at most 8 KB', () => {
  const heavy = [...pictures.drawings].filter(([id, svg]) => {
    if (id.startsWith('people/')) return svg.length > 4096;
    return svg.length > (id.endsWith('-screen') ? 40_960 : 8192);
  });
  expect(heavy.map(([id, svg]) => `${id}: ${svg.length} bytes`)).toEqual([]);
});

it('no hero drawing is cropped, even in a box with a different aspect ratio', () => {
  const heroes = [...pictures.drawings].filter(([id]) => /^(services|company|pages)\//.test(id));
  const cut = heroes.filter(([, svg]) => !/^<svg[^>]* preserveAspectRatio="\w+ meet"/.test(svg));
  expect(cut.map(([id]) => id)).toEqual([]);
});

it('photographsIn reads the formats and widths of a photograph from its file names', () => {
  const names = ['people/thandi-nkosi.jpg', 'people/sipho.webp', 'people/other.svg', 'people'];
  expect(Object.fromEntries(photographsIn(names))).toEqual({
    'people/thandi-nkosi': { ending: 'jpg' },
    'people/sipho': { ending: 'webp' },
  });
  const sized = ['a/b@800.jpg', 'a/b@1600.avif', 'a/b.jpg', 'a/b@400.avif', 'a/b@400.jpg'];
  expect(Object.fromEntries(photographsIn(sized))).toEqual({
    'a/b': { ending: 'jpg', sizes: { avif: [400, 1600], jpg: [400, 800] } },
  });
  expect(Object.keys(photographsIn(sized).get('a/b')?.sizes ?? {})).toEqual(['avif', 'jpg']);
  expect(() => photographsIn(['people/sipho@400.avif'])).toThrow(
    'people/sipho also needs a file without a width in its name',
  );
});

it('sizesOf returns sizes for folders, for drawings whose size differs from the rest of their folder, and for photographs', () => {
  const svg = (width: number) => `<svg viewBox="0 0 1 1" width="${width}" height="5"></svg>`;
  const drawings = new Map([
    ['a/one', svg(10)],
    ['a/two', svg(10)],
    ['a/wide', svg(20)],
  ]);
  expect(sizesOf({ drawings, photographs: photographsIn(['a/two.jpg', 'a/new.webp']) })).toEqual({
    a: { width: 10, height: 5 },
    'a/wide': { width: 20, height: 5 },
    'a/two': { width: 10, height: 5, ending: 'jpg' },
    'a/new': { width: 10, height: 5, ending: 'webp' },
  });
});

it('sizesOf rejects drawings without a size, and photographs in folders without drawings', () => {
  const none = new Map();
  expect(() => sizesOf({ drawings: new Map([['a/b', '<svg></svg>']]), photographs: none })).toThrow(
    'public/images/a/b.svg: the first tag needs width and height',
  );
  expect(() => sizesOf({ drawings: none, photographs: photographsIn(['a/b.jpg']) })).toThrow(
    'public/images/a/b.jpg: its folder needs a drawing',
  );
});
