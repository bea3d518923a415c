import { expect, it } from 'vitest';
import { chooseArchives } from './choose-archives.ts';
import type { ReleaseIndex } from './release-index.ts';

const file = (path: string) => ({ path, hash: '', bytes: 100 });
const index: ReleaseIndex = {
  version: 1,
  files: ['a', 'b', 'c', 'd', 'alone'].map(file),
  archives: [
    { path: 'first', bytes: 120, holds: [0, 1] },
    { path: 'second', bytes: 150, holds: [2, 3] },
    { path: 'changes', bytes: 90, holds: [0, 2] },
  ],
};
const chosen = (...missing: string[]) =>
  chooseArchives(new Set(missing), index).map(({ path }) => path);

it('chooses an archive that is smaller than its files', () => {
  expect(chosen('a', 'b')).toEqual(['first']);
});

it('chooses only archives that take fewer bytes than the separate files', () => {
  expect(chosen('a')).toEqual(['changes']);
  expect(chosen('b')).toEqual([]);
  expect(chosen('alone')).toEqual([]);
  expect(chosen()).toEqual([]);
});

it('chooses the archive of changes for a device that lacks only the changed files', () => {
  expect(chosen('a', 'c')).toEqual(['changes']);
});

it('chooses the whole archives, not the archive of changes, for a device that lacks all files', () => {
  expect(chosen('a', 'b', 'c', 'd')).toEqual(['first', 'second']);
});

it('chooses an archive that is larger than its files if it saves enough requests', () => {
  const { archives } = index;
  const small = { version: 1, archives, files: index.files.map((each) => ({ ...each, bytes: 1 })) };
  const paths = chooseArchives(new Set(['a', 'b']), small as ReleaseIndex).map(({ path }) => path);
  expect(paths).toEqual(['first']);
});

it('ignores files that the index does not list', () => {
  expect(chosen('elsewhere')).toEqual([]);
});
