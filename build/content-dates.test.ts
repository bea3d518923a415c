import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { contentDates } from './content-dates.ts';

let directory: ReturnType<typeof testDirectory>;

const commit = (day: string) => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: directory.path,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00+02:00` },
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', day);
};

it('the date of a file is the day of the last commit that changed it', () => {
  directory = testDirectory({
    'src/content/home.ts': 'one',
    'src/content/services/cloud.ts': 'one',
    'README.md': 'one',
  });
  commit('2026-01-02');
  directory.write('src/content/services/cloud.ts', 'two');
  commit('2026-03-04');
  directory.write('README.md', 'two');
  commit('2026-05-06');
  expect(Object.fromEntries(contentDates(directory.path))).toEqual({
    'home.ts': '2026-01-02',
    'services/cloud.ts': '2026-03-04',
  });
});

it('new files and files with uncommitted changes have no date', () => {
  directory = testDirectory({ 'src/content/home.ts': 'one', 'src/content/site.ts': 'one' });
  commit('2026-01-02');
  directory.write('src/content/home.ts', 'two');
  directory.write('src/content/new.ts', 'one');
  expect([...contentDates(directory.path).keys()]).toEqual(['site.ts']);
});

it('files in a shallow clone have no date', () => {
  directory = testDirectory({ 'src/content/home.ts': 'one' });
  commit('2026-01-02');
  directory.write('src/content/home.ts', 'two');
  commit('2026-03-04');
  const clone = join(directory.path, 'clone');
  const from = `file://${directory.path}`;
  execFileSync('git', ['clone', '--depth', '1', from, clone], { stdio: 'ignore' });
  expect(contentDates(clone).size).toBe(0);
});

it('files outside a repository have no date', () => {
  directory = testDirectory({ 'src/content/home.ts': 'one' });
  expect(contentDates(directory.path).size).toBe(0);
});
