import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

const looks: Readonly<Record<Ground, string>> = {
  blush: 'ground bg-[light-dark(#f4c3a8,#7a2f18)]',
  // Darker than clay, which is too light for small white text and too dark for dark text.
  clay: 'ground ground-dark bg-[#8e3519]',
  indigo: 'ground ground-dark bg-plane-indigo',
  ink: 'ground ground-dark bg-(--band)',
  leaf: 'ground ground-dark bg-[#1e7a56]',
  marigold: 'ground ground-marigold bg-[light-dark(#f2a413,#744a0a)]',
  night: 'ground ground-dark bg-[#2a2370]',
  sand: 'tone-sand',
  sky: 'ground bg-[light-dark(#8cc9e8,#14506e)]',
};

/** Returns the background classes for a hero's picture; by default, `tone-paper`. */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  return ground ? looks[ground] : 'tone-paper';
};

/** The background of a section with a hero's pattern. Sand would be too close to its neighbours. */
export const bandGroundOf = (image: string): string =>
  heroGrounds[image] === 'sand' ? looks.ink : groundOf(image);

// The footer below a closing is ink. Portraits in closings have marigold and sky backgrounds.
const closings: Readonly<Partial<Record<Ground, string>>> = {
  ink: looks.indigo,
  marigold: looks.clay,
  sky: looks.leaf,
};

export const closingGroundOf = (image: string): string => {
  const ground = heroGrounds[image];
  return (ground && closings[ground]) ?? groundOf(image);
};
