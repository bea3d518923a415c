import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

const folders = ['src', 'packages', 'server', 'build', 'tools', 'e2e', 'deploy', 'docs', 'public'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => !file.includes('/node_modules/') && statSync(file).isFile()),
);

test('no source file is empty', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => statSync(file).size === 0)).toEqual([]);
});

test('each file named by a script in package.json exists', () => {
  const run = Object.values(project.scripts).flatMap(
    (line) => line.match(/\S+\.m?ts\b|\S+\.mjs\b/g) ?? [],
  );
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((file) => !existsSync(file))).toEqual([]);
});
