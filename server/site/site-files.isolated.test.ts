import { symlinkSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../testing/for-one-test.ts';
import type { TestApp } from '../testing/test-app.ts';
import { FileUnavailable, siteFilesIn } from './site-files.ts';

const disk = vi.hoisted(() => ({ trouble: '', reads: 0 }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const readFile = (path: string) => {
    disk.reads += 1;
    const error = Object.assign(new Error(disk.trouble), { code: disk.trouble });
    return disk.trouble ? Promise.reject(error) : original.readFile(path);
  };
  return { ...original, readFile };
});

let server: TestApp;
beforeEach(async () => {
  disk.trouble = '';
  server = await testApp({ site: { 'about.html': 'About' } });
});

it.each(['EMFILE', 'ENFILE', 'EACCES', 'EIO'])(
  'a page whose file cannot be opened (%s) is temporarily unavailable, not missing',
  async (code) => {
    disk.trouble = code;
    const { statusCode, headers } = await server.app.inject('/about');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(server.logged()).toContain(code);
    disk.trouble = '';
    expect((await server.app.inject('/about')).body).toBe('About');
  },
);

it('a file that disappears before it is read counts as missing until it exists again', async () => {
  disk.trouble = 'ENOENT';
  expect((await server.app.inject('/about')).statusCode).toBe(404);
  disk.trouble = '';
  expect((await server.app.inject('/about')).statusCode).toBe(200);
});

it('simultaneous requests for one file read it once', async () => {
  const files = siteFilesIn(server.settings.siteDir);
  disk.reads = 0;
  await Promise.all(Array.from({ length: 50 }, () => files.read('about.html', '')));
  expect(disk.reads).toBe(1);
});

it('a file in an inaccessible folder does not count as missing', () => {
  const folder = join(server.settings.siteDir, 'a-loop');
  const files = siteFilesIn(folder);
  expect(files.has('about.html')).toBe(false);
  symlinkSync('a-loop', folder);
  expect(() => files.has('about.html')).toThrow(FileUnavailable);
});
