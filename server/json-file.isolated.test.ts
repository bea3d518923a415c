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

it('while a file cannot be read, its previous version is returned, and one error is logged', () => {
  const read = watch();
  read();
  for (const [before, after] of [
    [1, 22],
    [22, 333],
  ]) {
    directory.write('a.json', `{"n":${after}}`);
    disk.trouble = 'EMFILE';
    expect([read(), read()]).toEqual([{ n: before }, { n: before }]);
    disk.trouble = '';
    expect(read()).toEqual({ n: after });
  }
  expect(error).toHaveBeenCalledTimes(2);
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
