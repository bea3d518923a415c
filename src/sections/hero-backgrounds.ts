import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

const light: ReadonlySet<Ground> = new Set(['blush', 'marigold', 'sand', 'sky']);

/**
 * Returns the background classes for the text beside `image`. The text has the background colour of
 * the picture, so that the hero looks like one wall. By default it is `paper`.
 */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  if (!ground) return 'tone-paper';
  // Clay is too light for small white text, and too dark for dark text, so a darker colour is used.
  const name = ground === 'clay' ? 'ember' : ground;
  return `ground-${light.has(ground) ? 'light' : 'dark'} ground-${name}`;
};
