import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { isPart, type Part, partNames, parts, tagsOf } from './test-parts.ts';
import { lacks, skippedIn } from './testing/needs.ts';

// Runs tests; prints `N passed, N failed` last. A step without tests counts as one test.
//
//   node --import tsx tools/test.ts             the first ring
//   node --import tsx tools/test.ts all         both rings
//   node --import tsx tools/test.ts lint crash  steps and parts by name

type Command = readonly [program: string, ...args: string[]];

const tsx = ['node', '--import', 'tsx'] as const;

const vitest = (filter: string): Command => ['vitest', 'run', `--tags-filter=${filter}`];

const playwright = (...args: string[]): Command => ['playwright', 'test', ...args];

/** Static checks. They need no browser, and run in parallel. */
const checks: Readonly<Record<string, Command>> = {
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  imports: [...tsx, 'tools/check-imports.ts'],
  types: ['tsc', '-b'],
  unused: ['knip'],
  sizes: [...tsx, 'build/sizes.ts'],
};

const firstRing: Readonly<Record<string, Command>> = {
  ...checks,
  unit: vitest(
    tagsOf('unit')
      .map((tag) => `!${tag}`)
      .join(' && '),
  ),
  stories: playwright('--project=stories'),
};

const chaos = [...tsx, 'tools/chaos.ts', '--minutes', '1.5', '--engine'] as const;

const commandsOf = (part: Part): [string, Command][] => {
  const commands: Readonly<Record<(typeof parts)[Part][number], Command>> = {
    unit: vitest(part),
    // The part `unsteady` can be empty, and `engines` has no tests if no engine is installed.
    stories: playwright(`--project=${part}`, '--pass-with-no-tests'),
    engines: playwright('--config=e2e/engines', '--pass-with-no-tests'),
    embedded: [...chaos, 'embedded'],
    postgres: [...chaos, 'postgres'],
  };
  return parts[part]
    .filter((runner) => runner !== 'postgres' || !lacks('postgres'))
    .map((runner) => [`${part}, ${runner}`, commands[runner]]);
};

const commandsNamed = (name: string): [string, Command][] => {
  const step = firstRing[name];
  if (step) return [[name, step]];
  if (isPart(name)) return commandsOf(name);
  if (name === 'all') return [...Object.entries(firstRing), ...partNames.flatMap(commandsOf)];
  const known = [...Object.keys(firstRing), ...partNames, 'all'].join(', ');
  throw new Error(`'${name}' is neither a step nor a part. Known: ${known}`);
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const isSuccess = (env: NodeJS.ProcessEnv, [program, ...args]: Command): Promise<boolean> =>
  new Promise((resolve) => {
    const file = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
    const child = spawn(file, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', ({ message }) => {
      process.stderr.write(`${program}: ${message}\n`);
      resolve(false);
    });
    child.once('exit', (status) => resolve(status === 0));
  });

interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** The tests that passed only when retried. */
  readonly flaky: readonly string[];
}

/** Whether a test file failed to load, and therefore has no failed test. */
const isBroken = ({ status, assertionResults }: JsonTestResults['testResults'][number]) =>
  status === 'failed' && !assertionResults.some((each) => each.status === 'failed');

const ofVitest = ({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Summary => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
  flaky: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  ),
});

const specsIn = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const ofPlaywright = ({ config, stats, suites, errors }: JSONReport): Summary => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  flaky: suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(
      ({ file, line, title }) => `${relative('.', join(config.rootDir, file))}:${line} ${title}`,
    ),
});

const run = async (name: string, command: Command): Promise<Summary> => {
  const file = `.cache/summary-${name.replaceAll(/\W+/g, '-')}.json`;
  rmSync(file, { force: true });
  const begun = performance.now();
  const [program] = command;
  const reporters: Readonly<Record<string, readonly string[]>> = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ok = await isSuccess(env, [...command, ...(reporters[program] ?? [])]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  // A test runner without a report counts as a failure even if it succeeded: perhaps no test ran.
  const isPassed = ok && !reporters[program];
  const uncounted: Summary = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, flaky: [] };
  const read = program === 'vitest' ? ofVitest : ofPlaywright;
  const counted = report ? read(report) : uncounted;
  // A command that fails counts as a failure even if no test has failed.
  const summary = { ...counted, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`${name}: ${summary.passed} passed, ${summary.failed} failed in ${seconds} s`);
  return summary;
};

// All temporary files of the tests are in one folder. Other accounts can read it, because
// PostgreSQL runs under another account.
const temporary = mkdtempSync(join(tmpdir(), 'site-tests-'));
chmodSync(temporary, 0o755);
process.env['TMPDIR'] = temporary;

const names = process.argv.slice(2);
const chosen = names.length === 0 ? Object.entries(firstRing) : names.flatMap(commandsNamed);
const isCheck = (name: string) => name in checks;

const summaries = await Promise.all(
  chosen.filter(([name]) => isCheck(name)).map(([name, command]) => run(name, command)),
);
for (const [name, command] of chosen) {
  if (!isCheck(name)) summaries.push(await run(name, command));
}

const isAll = names.length === 0 || names.includes('all');
const skipped = skippedIn([
  ...(isAll ? (['first ring'] as const) : []),
  ...partNames.filter((part) => names.includes(part) || names.includes('all')),
]);
for (const { says } of skipped) say(says);
const forbidden = process.env['CI'] ? skipped.filter(({ isAllowed }) => !isAllowed).length : 0;
if (forbidden > 0) say('On CI, a skip without a reason in parentheses is a failure.');
for (const name of summaries.flatMap(({ flaky }) => flaky)) say(`flaky: ${name}`);

const sum = (key: 'passed' | 'failed') => summaries.reduce((total, each) => total + each[key], 0);
const failed = sum('failed') + forbidden;
say(`\n${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
