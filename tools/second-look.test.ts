import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Failure, judge, type Result, type Step } from './second-look.ts';
import { playwright, vitest } from './test-runners.ts';

const failed = (test: string): Failure => ({ test, says: `${test} (why)` });
const oneStep = (result: Result, again?: Step['again']) =>
  judge(new Map([[{ run: () => result, ...(again && { again }) }, result]]));

describe('the verdict of a run', () => {
  const [first, second] = [failed('first'), failed('second')] as const;

  it('is green where nothing failed', async () => {
    expect(await oneStep({ passed: 3, failures: [] })).toMatchObject({ passed: 3, failed: 0 });
  });

  it('counts and names a test that passes when it runs again', async () => {
    expect(await oneStep({ passed: 3, failures: [first] }, () => [])).toEqual({
      passed: 4,
      failed: 0,
      unsteady: [first],
      failures: [],
    });
  });

  it('is red where one of two fails again', async () => {
    expect(await oneStep({ passed: 3, failures: [first, second] }, () => [second])).toEqual({
      passed: 4,
      failed: 1,
      unsteady: [first],
      failures: [second],
    });
  });

  it.each([
    ['six tests failed', { passed: 9, failures: Array.from('abcdef', failed) }, 6],
    ['a step failed as such', { passed: 9, failures: [first], problem: 'types' }, 2],
  ])('is red at once where %s', async (_, result, count) => {
    const again = () => {
      throw new Error('run again');
    };
    expect(await oneStep(result, again)).toMatchObject({ passed: 9, failed: count, unsteady: [] });
  });

  it('counts the failures of all steps together', async () => {
    const three = { passed: 0, failures: Array.from('abc', failed) };
    const more = { passed: 0, failures: Array.from('def', failed) };
    const step = { run: () => three, again: () => [] };
    const verdict = await judge(new Map([[step, three]]).set({ ...step }, more));
    expect(verdict).toMatchObject({ failed: 6, unsteady: [] });
  });
});

describe.each([
  {
    name: 'Playwright',
    file: 'a.spec.ts',
    head: "import { expect, test } from '@playwright/test';",
    runner: (folder: string) => playwright([`--config=${folder}`], 'trial-playwright'),
    config:
      "export default { testDir: '.', outputDir: 'results', projects: [{ name: 'stories' }] };",
    configFile: 'playwright.config.ts',
  },
  {
    name: 'Vitest',
    file: 'a.test.ts',
    head: "import { expect, test } from 'vitest';",
    runner: (folder: string) => vitest('!slow', 'trial-vitest', [`--root=${folder}`]),
    config: "export default { test: { tags: [{ name: 'slow' }] } };",
    configFile: 'vitest.config.ts',
  },
])('$name', { timeout: 120_000, tags: 'cases' }, ({ file, head, runner, config, configFile }) => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync('.cache/trial-');
    writeFileSync(join(folder, configFile), config);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs a file of two tests: one passes, one fails in the runs of the second look named here. */
  const verdictOf = async (failsIn: readonly number[]) => {
    writeFileSync(
      join(folder, file),
      `${head}
      import { appendFileSync, readFileSync } from 'node:fs';
      const count = ${JSON.stringify(join(process.cwd(), folder, 'count'))};
      test('steady', () => {});
      test('at times', () => {
        appendFileSync(count, '.');
        expect(${JSON.stringify(failsIn)}).not.toContain(readFileSync(count, 'utf8').length);
      });`,
    );
    const step = runner(folder);
    return judge(new Map([[step, await step.run()]]));
  };

  it('names a test unsteady that fails once and then passes three times', async () => {
    const { failed: red, passed, unsteady } = await verdictOf([1]);
    expect([passed, red]).toEqual([2, 0]);
    expect(unsteady).toMatchObject([{ says: expect.stringMatching(/at times.*expect/) }]);
  });

  it('is red where a test fails again, be it in the last of three runs', async () => {
    expect(await verdictOf([1, 4])).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });
});
