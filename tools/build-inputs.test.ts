import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInputs, buildStamp } from './build-inputs.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-inputs-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const inputs = () => buildInputs(root).map((file) => relative(root, file));

test('every settings file that Vite reads for a build is an input of the build', async () => {
  const names = ['', '.local', '.production', '.production.local', '.development', '.test.local'];
  await Promise.all(
    names.map((name, index) => writeFile(join(root, `.env${name}`), `VITE_${index}=${name}`)),
  );
  const readByVite = names.filter((_, index) => `VITE_${index}` in loadEnv('production', root));
  expect(readByVite).toHaveLength(4);
  expect(inputs()).toEqual(readByVite.map((name) => `.env${name}`));
});

test('sources at any depth are inputs; tests, benches, examples and generated files are not', async () => {
  for (const name of ['bench', 'example/dist']) {
    await mkdir(join(root, 'src/outbox', name), { recursive: true });
  }
  await Promise.all(
    [
      'env.ts',
      'outbox/drain.ts',
      'outbox/drain.test.ts',
      'outbox/bench/run.ts',
      'outbox/example/dist/page.js',
      'routeTree.gen.ts',
    ].map((name) => writeFile(join(root, 'src', name), '')),
  );
  expect(inputs()).toEqual(['src/env.ts', 'src/outbox/drain.ts']);
});

test('a change of a setting or source that a build reads changes the stamp; other settings do not', async () => {
  const stamp = (env: Readonly<Record<string, string>> = {}) => buildStamp(env, root);
  await writeFile(join(root, 'index.html'), 'Words');
  const before = stamp();
  expect(stamp({ HOME: '/root' })).toBe(before);
  expect(stamp({ RETENTION_DAYS: '90' })).not.toBe(before);
  expect(stamp({ RETENTION_DAYS: '90' })).not.toBe(stamp({ RETENTION_DAYS: '91' }));
  expect(stamp({ VITE_SITE_URL: 'https://a.example' })).not.toBe(before);
  await writeFile(join(root, 'index.html'), 'Other words');
  expect(stamp()).not.toBe(before);
});
