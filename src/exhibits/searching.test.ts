import { expect, it } from 'vitest';
import sharepoint from '../content/services/sharepoint.ts';
import { askLibrary, notSearched, openFile } from './searching.ts';

it('a file that is opened twice is counted once', () => {
  const once = openFile(notSearched, 2, 4);
  expect(once).toEqual({ opened: [2], end: null });
  expect(openFile(once, 2, 4)).toBe(once);
  expect(openFile(once, 1, 4).opened).toEqual([2, 1]);
});

it('a file search ends when the file in force is opened, or the library is asked', () => {
  const found = openFile(openFile(notSearched, 0, 4), 4, 4);
  expect(found).toEqual({ opened: [0, 4], end: 'found' });
  expect(openFile(found, 1, 4)).toBe(found);
  expect(askLibrary(found)).toBe(found);
  expect(askLibrary(notSearched)).toEqual({ opened: [], end: 'asked' });
});

it('the SharePoint exhibit has exactly one file in force', () => {
  const { files, inForce } = sharepoint.exhibit;
  expect(files[inForce]?.why).toMatch(/^In force/);
  expect(files.filter(({ why }) => why.startsWith('In force'))).toHaveLength(1);
});
