import { writeFileSync } from 'node:fs';

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** The tests that passed only when retried. */
  readonly flaky: readonly string[];
}

/** Writes the outcome to the file that `TEST_SUMMARY` names, if the variable is set. */
export const writeSummary = (summary: Summary): void => {
  const file = process.env['TEST_SUMMARY'];
  if (file) writeFileSync(file, JSON.stringify(summary));
};
