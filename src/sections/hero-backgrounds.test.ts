import { describe, expect, it } from 'vitest';
import { pictureGrounds } from '../content/picture-grounds.ts';
import { type Ground, heroBackgrounds } from './hero-backgrounds.ts';

const colours: Readonly<Record<Ground, string>> = {
  blush: '#f4c3a8',
  clay: '#c8502b',
  indigo: '#4338ca',
  ink: '#15122b',
  leaf: '#1e7a56',
  marigold: '#f2a413',
  night: '#2a2370',
  sand: '#f3e6d0',
  sky: '#8cc9e8',
};

describe('the ground of a hero', () => {
  it.each(Object.entries(heroBackgrounds))('%s is painted on %s', (image, ground) => {
    expect(pictureGrounds[image]).toBe(colours[ground]);
  });
});
