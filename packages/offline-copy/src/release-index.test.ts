import { expect, it } from 'vitest';
import { parseIndex } from './release-index.ts';

const file = { path: 'services/_other.html', hash: 'kq0', length: 300, bytes: 100 };
const index = {
  version: 2,
  files: [file],
  archives: [{ path: 'assets/offline-pages-1.bin', bytes: 50, holds: [0] }],
};
const parse = (changed: object) => parseIndex(JSON.stringify({ ...index, ...changed }));

it('parseIndex parses the index of a release', () => {
  expect(parse({})).toEqual(index);
});

it.each([
  ['a different version', { version: 1 }],
  ['a file without a length', { files: [{ ...file, length: undefined }] }],
  ['a path that leaves the site', { files: [{ ...file, path: '../sw.js' }] }],
  ["another site's URL", { files: [{ ...file, path: '//example.org/a.js' }] }],
  [
    'an archive with a negative file position',
    { archives: [{ ...index.archives[0], holds: [-1] }] },
  ],
])('parseIndex rejects %s', (_, changed) => {
  expect(() => parse(changed)).toThrow();
});
