/** A test that failed. */
export interface Failure {
  /** As its runner takes it to run it again. */
  readonly test: string;
  /** For a reader: file, line and what went wrong. */
  readonly says: string;
}

/** How a step of the run went. */
export interface Result {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Why the step failed apart from its tests: a linter's finding, a runner that broke. */
  readonly problem?: string;
  /** Why tests were left out. */
  readonly skipped?: readonly string[];
}

export interface Step {
  readonly run: () => Result | Promise<Result>;
  /**
   * Runs tests that failed again, each three times and nothing beside it, and gives those that failed
   * at least once. A step without it is not looked at twice.
   */
  readonly again?: (
    failures: readonly Failure[],
  ) => readonly Failure[] | Promise<readonly Failure[]>;
}

export interface RunOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: readonly Failure[];
  readonly failures: readonly Failure[];
}

/** How many tests of one run may fail at first and still be looked at again. */
export const MOST_UNSTEADY = 5;

/**
 * Judges a run by its steps' results. Retries would hide what fails at times, and one unlucky test in a
 * thousand would throw good work away: so the first pass has no retries, and if at most five tests
 * failed, and nothing else, they run again. One that passes three times counts as passed and is
 * named; one that fails again is red.
 */
export const judge = async (results: ReadonlyMap<Step, Result>): Promise<RunOutcome> => {
  const all = [...results];
  const problems = all.filter(([, { problem }]) => problem !== undefined).length;
  const first = all.flatMap(([, { failures }]) => failures);
  const red = new Set<string>();
  for (const [step, { failures }] of all) {
    const isRedAtOnce = problems > 0 || first.length > MOST_UNSTEADY || failures.length === 0;
    const stayRed = isRedAtOnce ? failures : ((await step.again?.(failures)) ?? failures);
    for (const { test } of stayRed) red.add(test);
  }
  const unsteady = first.filter(({ test }) => !red.has(test));
  const passed = all.reduce((sum, [, result]) => sum + result.passed, 0);
  return {
    passed: passed + unsteady.length,
    failed: red.size + problems,
    unsteady,
    failures: first.filter(({ test }) => red.has(test)),
  };
};
