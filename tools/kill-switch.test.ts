import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '../server/testing/for-one-test.ts';

test('the kill switch replaces the worker, and removes compressed copies of the old one', () => {
  const site = testDirectory({
    'sw.js': 'harm',
    'sw.js.br': 'harm',
    'sw.js.gz': 'harm',
    'a.js': '',
  });
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/kill-switch.ts', site.path]);
  expect(readdirSync(site.path).sort()).toEqual(['a.js', 'sw.js']);
  const worker = readFileSync(join(site.path, 'sw.js'), 'utf8');
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain('harm');
});
