import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { luminance } from '../../tools/pictures/luminance.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('../styles.css');
const planes = read('planes.css');

/** Returns the dark colour of the first property called `name` that depends on the theme. */
const dark = (css: string, name: string) =>
  new RegExp(`${name}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(css)?.[1] ?? '';

const colours = {
  paper: dark(tokens, '--paper'),
  surface: dark(tokens, '--surface'),
  band: dark(tokens, '--band'),
  sand: dark(planes, 'background'),
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

it.each([
  ['paper', 'surface'],
  ['paper', 'sand'],
  ['surface', 'sand'],
  ['surface', 'band'],
] as const)(
  'in the dark theme, the contrast between %s and %s is at least 1.25:1',
  (one, other) => {
    expect(contrast(colours[one], colours[other])).toBeGreaterThanOrEqual(1.25);
  },
);
