import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

// Complete class names, so that Tailwind finds them. Clay is too light for small white text and too
// dark for ink text, so its darker neighbour replaces it.
const classes: Readonly<Record<Ground, string>> = {
  blush: 'ground-light ground-blush',
  clay: 'ground-dark ground-ember',
  indigo: 'ground-dark ground-indigo',
  ink: 'ground-dark ground-ink',
  leaf: 'ground-dark ground-leaf',
  marigold: 'ground-light ground-marigold',
  night: 'ground-dark ground-night',
  sand: 'ground-light ground-sand',
  sky: 'ground-light ground-sky',
};

/**
 * The background classes for the words beside `image`. They repeat the picture's ground, so that
 * the hero looks like one wall. A picture without a ground gets paper.
 */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  return ground ? classes[ground] : 'tone-paper';
};
