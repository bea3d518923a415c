import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

test('each file named by a script in package.json exists', () => {
  const run = Object.values(project.scripts).flatMap(
    (line) => line.match(/\S+\.m?ts\b|\S+\.mjs\b/g) ?? [],
  );
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((file) => !existsSync(file))).toEqual([]);
});
