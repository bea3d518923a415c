import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { boolean, looseObject, number, parse } from 'valibot';
import { importsAreAllowed } from './check-imports.ts';
import { missingEngines } from './find-engines.mjs';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const UNIT_REPORT = '.cache/unit.json';
const E2E_REPORT = '.cache/e2e.json';
const ENGINES_REPORT = '.cache/engines.json';

const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** A step with no cases of its own counts as one. */
const single = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const unitReport = looseObject({
  numPassedTests: number(),
  numFailedTests: number(),
  success: boolean(),
});
const e2eReport = looseObject({
  stats: looseObject({ expected: number(), unexpected: number(), flaky: number() }),
});

const e2e = (file: string, ...options: readonly string[]): Tally => {
  rmSync(file, { force: true });
  const ok = runs(bin('playwright'), ['test', ...options]);
  const { stats } = parse(e2eReport, readReport(file));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (ok ? 0 : 1) };
};

const steps: Readonly<Record<string, () => Tally>> = {
  lint: () => {
    const ok = runs(bin('biome'), ['check', '--error-on-warnings', '.']);
    return single(importsAreAllowed() && ok);
  },
  types: () => single(runs(bin('tsc'), ['-b'])),
  unused: () => single(runs(bin('knip'), [])),
  unit: () => {
    rmSync(UNIT_REPORT, { force: true });
    const ok = runs(bin('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ]);
    const report = parse(unitReport, readReport(UNIT_REPORT));
    // A file that fails to load fails the run without a failed case.
    return { passed: report.numPassedTests, failed: report.numFailedTests || (ok ? 0 : 1) };
  },
  sizes: () => single(runs(process.execPath, ['--import', 'tsx', 'tools/sizes.ts'])),
  e2e: () => e2e(E2E_REPORT),
  // The stories of other engines; those that are not installed are skipped.
  engines: () => {
    const missing = missingEngines().join(' and ');
    if (missing) process.stdout.write(`Skipped: no ${missing} here\n`);
    return e2e(ENGINES_REPORT, '--config', 'e2e/engines', '--pass-with-no-tests');
  },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
const results = chosen.map((name) => {
  const step = steps[name];
  if (!step) throw new Error(`No step '${name}'; there are: ${Object.keys(steps).join(', ')}`);
  process.stdout.write(`\n── ${name}\n`);
  try {
    return { name, ...step() };
  } catch (error) {
    process.stderr.write(`${name} did not finish: ${String(error)}\n`);
    return { name, ...single(false) };
  }
});

process.stdout.write('\n');
for (const { name, passed, failed } of results) {
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed\n`);
}
const total = (key: keyof Tally) => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
