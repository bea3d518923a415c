import { expect, it } from 'vitest';
import security from '../content/services/security.ts';
import { openWork, rankedFrom } from './ranking.ts';

const { chairs, findings } = security.exhibit;

it('security findings are ranked by weight, with a different first finding for each role', () => {
  const firsts = chairs.map((_, chair) => rankedFrom(findings, chair)[0]?.name);
  expect(new Set(firsts).size).toBe(chairs.length);
  for (const [chair] of chairs.entries()) {
    const weights = rankedFrom(findings, chair).map((finding) => finding.weights[chair]);
    expect(weights).toEqual(weights.toSorted((a, b) => Number(b) - Number(a)));
  }
});

it('in the security exhibit, no two findings have the same weight for the same role', () => {
  for (const [chair] of chairs.entries()) {
    const weights = findings.map((finding) => finding.weights[chair]);
    expect(new Set(weights).size).toBe(findings.length);
  }
});

it('only open security findings and their hours are counted', () => {
  const [first, second] = findings;
  const hours = first.hours + second.hours;
  expect(openWork([first, second], new Set())).toEqual({ count: 2, hours });
  const left = { count: 1, hours: second.hours };
  expect(openWork([first, second], new Set([first.name]))).toEqual(left);
});
