import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { luminance } from '../../tools/pictures/luminance.ts';

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
const inDark = (token: string) =>
  new RegExp(`--${token}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(css)?.[1] ?? '';

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

it.each([
  ['paper', 'sand'],
  ['paper', 'band'],
  ['sand', 'band'],
])('in the dark theme, the contrast between %s and %s is at least 1.25:1', (one, other) => {
  expect(contrast(inDark(one), inDark(other))).toBeGreaterThanOrEqual(1.25);
});
