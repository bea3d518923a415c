import type { Finding } from '../content/exhibit-types.ts';

/** Returns the findings sorted by their weight for this role (`chair`), heaviest first. */
export const rankedFrom = <T extends Finding>(findings: readonly T[], chair: number): T[] =>
  findings.toSorted((a, b) => (b.weights[chair] ?? 0) - (a.weights[chair] ?? 0));

export const openWork = (findings: readonly Finding[], closed: ReadonlySet<string>) => {
  const open = findings.filter(({ name }) => !closed.has(name));
  return { count: open.length, hours: open.reduce((sum, { hours }) => sum + hours, 0) };
};
