import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
const inDark = (token: string) =>
  new RegExp(`--${token}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(css)?.[1] ?? '';

/** WCAG 2.2, 'relative luminance', of a colour such as `#100e20`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

it.each([
  ['paper', 'sand'],
  ['paper', 'band'],
  ['sand', 'band'],
])('the dark theme has a contrast of 1.25:1 at least between %s and %s', (one, other) => {
  expect(contrast(inDark(one), inDark(other))).toBeGreaterThanOrEqual(1.25);
});
