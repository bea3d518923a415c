import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

// Whole class names, so that Tailwind finds them. Clay is too light for small white text and too
// dark for ink, so its darker neighbour is used.
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
 * The background classes for the words beside `image`: the colour on which the picture is painted,
 * so that the hero is one wall. Other pictures get paper.
 */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  return ground ? classes[ground] : 'tone-paper';
};
