import type { Reporter } from 'vitest/node';
import { writeSummary } from './summary.ts';

/** A Vitest reporter that counts tests for `tools/test.ts`. */
export const vitestSummary: Reporter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // A file that fails to load has no tests.
    const broken = modules.filter((module) => !module.ok() && module.errors().length > 0);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    writeSummary({
      passed: count('passed'),
      failed: count('failed') + broken.length + errors.length,
      flaky: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    });
  },
};
