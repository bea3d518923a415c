import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, record, string } from 'valibot';
import { expect, test } from 'vitest';

const rooms = ['src', 'packages', 'server', 'build', 'tools', 'e2e', 'deploy', 'docs', 'public'];
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((file) => !file.includes('/node_modules/') && statSync(file).isFile()),
);

test('no source file is empty', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => statSync(file).size === 0)).toEqual([]);
});

test('each file named by a script in package.json exists', () => {
  const { scripts } = parse(
    object({ scripts: record(string(), string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const run = Object.values(scripts).flatMap((line) => line.match(/\S+\.m?ts\b|\S+\.mjs\b/g) ?? []);
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((file) => !existsSync(file))).toEqual([]);
});
