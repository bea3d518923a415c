import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  lazy,
  looseObject,
  number,
  optional,
  parse,
  picklist,
  string,
} from 'valibot';
import type { Failure, Result, Step } from './second-look.ts';
import { runs } from './test-processes.ts';

const REPEATS = 3;
const bin = (name: string) => `node_modules/.bin/${name}`;

/** A command that counts as one test, and says itself what is wrong. */
export const command = (name: string, args: readonly string[] = []): Step => ({
  run: async () =>
    (await runs(name === 'node' ? process.execPath : bin(name), args))
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [], problem: [name, ...args].join(' ') },
});

/** Reads the report a runner wrote; without one the runner itself has failed. */
const readReport = <Schema extends GenericSchema>(
  schema: Schema,
  file: string,
): InferOutput<Schema> => parse(schema, JSON.parse(readFileSync(file, 'utf8')));

const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

const unitReport = looseObject({
  success: boolean(),
  testResults: array(
    looseObject({
      name: string(),
      status: string(),
      message: string(),
      assertionResults: array(
        looseObject({ fullName: string(), status: string(), failureMessages: array(string()) }),
      ),
    }),
  ),
});

/** Vitest, for the tests that a tag filter lets through. A file that failed is what runs again. */
export const vitest = (
  tagsFilter: string,
  name = 'unit',
  options: readonly string[] = [],
): Step => {
  const report = `.cache/${name}.json`;
  const once = async (...args: readonly string[]): Promise<Result> => {
    rmSync(report, { force: true });
    const ok = await runs(bin('vitest'), [
      'run',
      ...args,
      ...options,
      `--tags-filter=${tagsFilter}`,
      '--reporter=default',
      '--reporter=json',
      // An absolute path: it would be taken from the root.
      `--outputFile.json=${resolve(report)}`,
    ]);
    const { testResults } = readReport(unitReport, report);
    const failures: Failure[] = [];
    let passed = 0;
    for (const { name: path, status, message, assertionResults } of testResults) {
      const file = relative('.', path);
      for (const each of assertionResults) {
        if (each.status === 'passed') passed += 1;
        if (each.status !== 'failed') continue;
        const reason = firstLine(each.failureMessages[0]);
        failures.push({
          test: `${file} > ${each.fullName}`,
          says: `${file}: ${each.fullName} (${reason})`,
        });
      }
      // A file that fails to load has no failed test.
      if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed')) {
        failures.push({ test: `${file} > `, says: `${file} (${firstLine(message)})` });
      }
    }
    return {
      passed,
      failures,
      ...(!ok && failures.length === 0 && { problem: 'vitest failed without a failed test' }),
    };
  };
  return {
    run: () => once(),
    again: async (failures) => {
      const files = new Set(failures.map(({ test }) => test.slice(0, test.indexOf(' > '))));
      const red = new Map<string, Failure>();
      for (let turn = 0; turn < REPEATS; turn += 1) {
        const result = await once(...files, '--maxWorkers=1');
        if (result.problem) return failures;
        for (const failure of result.failures) red.set(failure.test, failure);
      }
      return [...red.values()];
    },
  };
};

interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string | undefined }[];
      results: { error?: { message?: string | undefined } | undefined }[];
    }[];
  }[];
  suites?: Suite[] | undefined;
}
const suite: GenericSchema<unknown, Suite> = looseObject({
  title: string(),
  specs: array(
    looseObject({
      title: string(),
      file: string(),
      line: number(),
      tests: array(
        looseObject({
          projectName: string(),
          status: picklist(['expected', 'unexpected', 'flaky', 'skipped']),
          annotations: array(looseObject({ type: string(), description: optional(string()) })),
          results: array(
            looseObject({ error: optional(looseObject({ message: optional(string()) })) }),
          ),
        }),
      ),
    }),
  ),
  suites: optional(array(lazy(() => suite))),
});
const e2eReport = looseObject({
  suites: array(suite),
  errors: array(looseObject({ message: optional(string()) })),
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal
const COLOURS = /\u001b\[\d+m/g;

/** Playwright, with its arguments: a project, or the configuration of other engines. */
export const playwright = (args: readonly string[], name = 'e2e'): Step => {
  const report = `.cache/${name}.json`;
  const once = async (...more: readonly string[]): Promise<Result> => {
    rmSync(report, { force: true });
    const ok = await runs(bin('playwright'), ['test', ...args, ...more, '--reporter=list,json'], {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { suites, errors } = readReport(e2eReport, report);
    const failures: Failure[] = [];
    const skipped = new Set<string>();
    let passed = 0;
    const read = ({ specs, suites: inner = [] }: Suite, titles: readonly string[]) => {
      for (const { title, file, line, tests } of specs) {
        for (const { projectName, status, annotations, results } of tests) {
          for (const { type, description } of annotations) {
            if (type === 'skip' && description) skipped.add(description);
          }
          if (status === 'expected') passed += 1;
          if (status !== 'unexpected' && status !== 'flaky') continue;
          const reason = results.map(({ error }) => error?.message).find((each) => each) ?? '';
          failures.push({
            test: [`[${projectName}]`, file, ...titles, title].join(' › '),
            says: `${file}:${line} ${title} (${firstLine(reason.replace(COLOURS, ''))})`,
          });
        }
      }
      for (const each of inner) read(each, [...titles, each.title]);
    };
    // The outermost suite is the file.
    for (const each of suites) read(each, []);
    return {
      passed,
      failures,
      skipped: [...skipped],
      ...(!ok &&
        failures.length === 0 && { problem: firstLine(errors[0]?.message) || 'playwright failed' }),
    };
  };
  return {
    run: () => once(),
    again: async (failures) => {
      const list = `.cache/${name}-again.txt`;
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, failures.map(({ test }) => test).join('\n'));
      const { problem, failures: red } = await once(
        `--test-list=${list}`,
        `--repeat-each=${REPEATS}`,
        '--workers=1',
      );
      return problem ? failures : red;
    },
  };
};
