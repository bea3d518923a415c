import type * as fs from 'node:fs';
import { renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchJson } from './json-file.ts';
import { testDirectory } from './testing/for-one-test.ts';

const disk = vi.hoisted(() => ({ trouble: '' }));
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const readFileSync = (file: string, encoding: 'utf8') => {
    if (disk.trouble) throw Object.assign(new Error(disk.trouble), { code: disk.trouble });
    return original.readFileSync(file, encoding);
  };
  return { ...original, readFileSync };
});

let directory: ReturnType<typeof testDirectory>;
const error = vi.fn();
const watch = () =>
  watchJson(join(directory.path, 'a.json'), v.object({ n: v.number() }), { error });
beforeEach(() => {
  disk.trouble = '';
  error.mockClear();
  directory = testDirectory({ 'a.json': '{"n":1}' });
});

it('an unreadable file is read again at the next call', () => {
  const read = watch();
  disk.trouble = 'EMFILE';
  expect(read()).toBeNull();
  disk.trouble = '';
  expect(read()).toEqual({ n: 1 });
});

it('the previous version of a file is returned while the file cannot be read', () => {
  const read = watch();
  read();
  directory.write('a.json', '{"n":22}');
  disk.trouble = 'EMFILE';
  expect(read()).toEqual({ n: 1 });
  disk.trouble = '';
  expect(read()).toEqual({ n: 22 });
});

it('a repeated read error is logged only once until a read succeeds', () => {
  const read = watch();
  for (const [n, trouble] of ['EMFILE', 'EMFILE', 'EIO', 'EIO', '', 'EIO'].entries()) {
    disk.trouble = trouble;
    directory.write('a.json', `{"n":${10 ** n}}`);
    read();
  }
  const codes = error.mock.calls.map(([details]) => details.code);
  expect(codes).toEqual(['EMFILE', 'EIO', 'EIO']);
});

it('a file is read again if it is replaced by one with the same size and time', () => {
  const read = watch();
  read();
  const { mtime } = statSync(join(directory.path, 'a.json'));
  directory.write('b.json', '{"n":9}');
  utimesSync(join(directory.path, 'b.json'), mtime, mtime);
  renameSync(join(directory.path, 'b.json'), join(directory.path, 'a.json'));
  expect(read()).toEqual({ n: 9 });
});
