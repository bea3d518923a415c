import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { constants } from '../content/constants.ts';

const css = readFileSync(new URL('motion.css', import.meta.url), 'utf8');
const seconds = (name: string) => Number(new RegExp(`--time-${name}: ([\\d.]+)s;`).exec(css)?.[1]);

it('layout animations last as long in the style sheet as in scripts', () => {
  expect(seconds('layout')).toBe(constants.layoutAnimationS);
});

it('the title rises in 0.8 s, and the tagline begins 0.2 s later', () => {
  expect([seconds('title'), seconds('tagline')]).toEqual([0.8, 0.2]);
});
