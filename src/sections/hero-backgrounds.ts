import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

const light: ReadonlySet<Ground> = new Set(['blush', 'marigold', 'sand', 'sky']);

/**
 * The background classes for the words beside `image`. They repeat the picture's ground, so that
 * the hero looks like one wall. A picture without a ground gets paper.
 */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  if (!ground) return 'tone-paper';
  // Clay is too light for small white text and too dark for ink: its darker neighbour is used.
  const name = ground === 'clay' ? 'ember' : ground;
  return `ground-${light.has(ground) ? 'light' : 'dark'} ground-${name}`;
};
