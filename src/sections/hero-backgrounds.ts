import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

const light: ReadonlySet<Ground> = new Set(['blush', 'marigold', 'sky']);

/**
 * Returns the classes that give the text beside `image` the picture's own background colour, so
 * that the hero looks like one wall. The colour of pictures without one is `paper`.
 */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  if (!ground) return 'tone-paper';
  // Sand is too bright for the dark theme, so it follows the theme.
  if (ground === 'sand') return 'ground-sand';
  // Clay is too light for small white text, and too dark for dark text, so a darker colour is used.
  const name = ground === 'clay' ? 'ember' : ground;
  return `ground-${light.has(ground) ? 'light' : 'dark'} ground-${name}`;
};
