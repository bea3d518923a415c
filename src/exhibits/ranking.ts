import type { Finding } from '../content/exhibit-types.ts';

/** The findings as they rank from this chair, the heaviest first. */
export const rankedFrom = <T extends Finding>(findings: readonly T[], chair: number): T[] =>
  findings.toSorted((a, b) => (b.weights[chair] ?? 0) - (a.weights[chair] ?? 0));

/** How many findings are open, and the hours of work in them. */
export const openWork = (findings: readonly Finding[], closed: ReadonlySet<string>) => {
  const open = findings.filter(({ name }) => !closed.has(name));
  return { count: open.length, hours: open.reduce((sum, { hours }) => sum + hours, 0) };
};
