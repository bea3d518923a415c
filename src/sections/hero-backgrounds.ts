import { heroGrounds } from '../content/hero-grounds.gen.ts';
import type { Ground } from '../content/types.ts';

const light: ReadonlySet<Ground> = new Set(['blush', 'marigold', 'sky']);

/** Returns the classes that give a hero its picture's background colour, or `paper` by default. */
export const groundOf = (image: string): string => {
  const ground = heroGrounds[image];
  if (!ground) return 'tone-paper';
  // Sand is too bright for the dark theme, so its class uses a darker colour there.
  if (ground === 'sand') return 'ground-sand';
  // Clay is too light for small white text, and too dark for dark text, so a darker colour is used.
  const name = ground === 'clay' ? 'ember' : ground;
  return `ground-${light.has(ground) ? 'light' : 'dark'} ground-${name}`;
};
