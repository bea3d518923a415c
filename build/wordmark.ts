import { site } from '../src/content/site.ts';
import { outlinesOf, widthOf } from './lettering.ts';

// Capitals of the display font are then 132 units high (src/components/logo.tsx).
const EM = 200;
const SPACING = -0.035;

/** The company's short name as the data of an SVG path, for index.html. */
export const wordmarkPath = outlinesOf(site.shortName, EM, 700, SPACING);

export const wordmarkWidth = Math.round(
  widthOf(site.shortName, EM, 700) + EM * SPACING * site.shortName.length,
);
