import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeSummary } from './summary.ts';

const nameOf = ({ location: { file, line }, title }: TestCase) =>
  `${relative('.', file)}:${line} ${title}`;

/** A Playwright reporter that counts tests for `tools/test.ts`. */
export default class PlaywrightSummary implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const having = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    writeSummary({
      passed: having('expected').length + having('flaky').length,
      failed: having('unexpected').length + this.errors,
      flaky: having('flaky').map(nameOf),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
