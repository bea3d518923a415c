import { expect, it } from 'vitest';
import { careersWith } from '../content/pages/careers.ts';
import { retentionWith } from '../content/retention.ts';
import type { SalaryBand } from '../openings/openings.ts';
import { salaryText } from './vacancy-facts.tsx';

const { vacancies } = careersWith(retentionWith(null));

it.each<[SalaryBand, string]>([
  [{ from: 840_000, to: 1_080_000, per: 'year' }, 'R840 000 to R1 080 000 a year'],
  [{ from: 14_000, to: 17_500, per: 'month' }, 'R14 000 to R17 500 a month'],
  [{ from: 95, to: 1000, per: 'hour' }, 'R95 to R1 000 an hour'],
])('the salary band %j is shown as %s', (band, text) => {
  expect(salaryText(band, vacancies).replaceAll('\u00a0', ' ')).toBe(text);
  expect(salaryText(band, vacancies)).not.toMatch(/\d \d/);
});
