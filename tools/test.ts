import { tmpdir } from 'node:os';
import { importsAreAllowed } from './check-imports.ts';
import { requireFreeSpace } from './free-space.mjs';
import { judge, MOST_UNSTEADY, type Result, type Step } from './second-look.ts';
import { type Part, partNames, parts, tagsOf } from './test-parts.ts';
import { inOwnFolder } from './test-processes.ts';
import { command, playwright, vitest } from './test-runners.ts';
import { skippedIn } from './testing/needs.ts';

//   node --import tsx tools/test.ts             the first ring
//   node --import tsx tools/test.ts all         both rings, part after part
//   node --import tsx tools/test.ts lint crash  steps and parts by name

const script = (file: string, ...args: readonly string[]) =>
  command('node', ['--import', 'tsx', file, ...args]);

/** They read files and need no browser: all run at once. */
const checks: Readonly<Record<string, Step>> = {
  lint: command('biome', ['check', '--error-on-warnings', '.']),
  imports: {
    run: () =>
      importsAreAllowed()
        ? { passed: 1, failures: [] }
        : { passed: 0, failures: [], problem: 'imports in a direction that is not allowed' },
  },
  types: {
    // A route that is not in the route tree yet fails at its own line.
    run: async () => {
      const written = await script('tools/routes.ts').run();
      return written.problem ? written : command('tsc', ['-b']).run();
    },
  },
  unused: command('knip'),
  sizes: script('tools/sizes.ts'),
};

const firstRing: Readonly<Record<string, Step>> = {
  ...checks,
  unit: vitest(
    tagsOf('unit')
      .map((tag) => `!${tag}`)
      .join(' && '),
  ),
  stories: playwright(['--project=stories'], 'stories'),
};

const engines: Step = playwright(['--config=e2e/engines', '--pass-with-no-tests'], 'engines');

/** The steps of a part, by the name they are shown under. */
const stepsOf = (part: Part): Record<string, Step> => {
  if (part === 'engines') return { engines };
  if (part === 'chaos') return { chaos: script('tools/chaos.ts', '--minutes', '3') };
  const steps = {
    unit: { [`${part} (unit)`]: vitest(part, `unit-${part}`) },
    stories: { [part]: playwright([`--project=${part}`, '--pass-with-no-tests'], part) },
  };
  return Object.assign({}, ...parts[part].tests.map((kind) => steps[kind]));
};

const secondRing = Object.fromEntries(partNames.map((part) => [part, stepsOf(part)]));

const chosenBy = (name: string): Readonly<Record<string, Step>> => {
  if (name === 'all') return Object.assign({}, firstRing, ...Object.values(secondRing));
  const step = firstRing[name];
  const chosen = step ? { [name]: step } : secondRing[name];
  if (chosen) return chosen;
  const known = [...Object.keys(firstRing), ...Object.keys(secondRing), 'all'].join(', ');
  throw new Error(`No step or part '${name}'; there are: ${known}`);
};

const names = process.argv.slice(2);
const chosen: Readonly<Record<string, Step>> =
  names.length === 0 ? firstRing : Object.assign({}, ...names.map(chosenBy));

/** What it may take for profiles of browsers, databases and traces. */
const ROOM_MB = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);
requireFreeSpace(tmpdir(), ROOM_MB, 'the test run');
requireFreeSpace('.', ROOM_MB, 'the test run');
const clear = inOwnFolder();
const results = new Map<Step, Result>();
const runStep = async ([name, step]: readonly [string, Step]): Promise<void> => {
  const begun = performance.now();
  let result: Result;
  try {
    result = await step.run();
  } catch (error) {
    result = { passed: 0, failures: [], problem: String(error) };
  }
  results.set(step, result);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { passed, failures, problem, skipped = [] } = result;
  for (const reason of skipped) say(`Skipped: ${reason}`);
  say(`${name}: ${passed} passed, ${failures.length + (problem ? 1 : 0)} failed in ${seconds} s`);
};

const isCheck = ([name]: readonly [string, Step]) => name in checks;
const steps = Object.entries(chosen);
const quick = steps.filter(isCheck);
if (quick.length > 0) say(`\n── ${quick.map(([name]) => name).join(', ')}`);
await Promise.all(quick.map(runStep));
for (const step of steps.filter((each) => !isCheck(each))) {
  say(`\n── ${step[0]}`);
  await runStep(step);
}

const { passed, failed, failures, unsteady } = await judge(results).finally(clear);
const chosenParts = names.length === 0 || names.includes('all') ? (['first ring'] as const) : [];
const skipped = skippedIn([
  ...chosenParts,
  ...partNames.filter((part) => names.includes(part) || names.includes('all')),
]);
// Elsewhere than on CI a machine may lack what it likes; the run says what it did not prove.
const forbidden = process.env['CI'] ? skipped.filter(({ isAllowed }) => !isAllowed).length : 0;
say('');
for (const { says } of skipped) say(says);
for (const { problem } of results.values()) if (problem) say(`✗ ${problem}`);
for (const { says } of failures) say(`✗ ${says}`);
for (const { says } of unsteady)
  say(`unsteady ${unsteady.length} of at most ${MOST_UNSTEADY}: ${says}`);
if (forbidden > 0) say('✗ CI must have what was skipped without a reason in parentheses');
say(`\n${passed} passed, ${failed + forbidden} failed`);
process.exitCode = failed + forbidden === 0 ? 0 : 1;
