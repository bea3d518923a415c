import { relative } from 'node:path';
import { loadEnv } from 'vite';
import { expect, test } from 'vitest';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { buildInputs, buildStamp } from './build-inputs.mjs';

const inputs = (root: string) => buildInputs(root).map((file) => relative(root, file));

test('every settings file that Vite reads for a build is a build input', () => {
  const names = ['', '.local', '.production', '.production.local', '.development', '.test.local'];
  const { path } = testDirectory(
    Object.fromEntries(names.map((name, index) => [`.env${name}`, `VITE_${index}=${name}`])),
  );
  const readByVite = names.filter((_, index) => `VITE_${index}` in loadEnv('production', path));
  expect(readByVite).toHaveLength(4);
  expect(inputs(path)).toEqual(readByVite.map((name) => `.env${name}`));
});

test('sources at any depth are inputs; tests, examples and generated files are not', () => {
  const { path } = testDirectory({
    'src/env.ts': '',
    'src/outbox/drain.ts': '',
    'src/outbox/drain.test.ts': '',
    'src/outbox/example/dist/page.js': '',
    'src/routeTree.gen.ts': '',
  });
  expect(inputs(path)).toEqual(['src/env.ts', 'src/outbox/drain.ts']);
});

test('the stamp changes with the settings and sources that a build reads, but not with other settings', () => {
  const { path, write } = testDirectory({ 'index.html': 'Words' });
  const stamp = (env: Readonly<Record<string, string>> = {}) => buildStamp(env, path);
  const before = stamp();
  expect(stamp({ HOME: '/root' })).toBe(before);
  expect(stamp({ RETENTION_DAYS: '90' })).not.toBe(before);
  expect(stamp({ RETENTION_DAYS: '90' })).not.toBe(stamp({ RETENTION_DAYS: '91' }));
  expect(stamp({ VITE_SITE_URL: 'https://a.example' })).not.toBe(before);
  write('index.html', 'Other words');
  expect(stamp()).not.toBe(before);
});
