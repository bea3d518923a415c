import { describe, expect, it } from 'vitest';
import { colourChanges, recoloured } from './colour-changes.ts';

const before = '--ink: light-dark(#15122b, #f4f1fa); --night: #15122B; --sky: #8cc9e8';

describe('colourChanges', () => {
  it('matches colours by their position in the palette, in upper and lower case', () => {
    const after = '--ink: light-dark(#000011, #f4f1fa); --black: #000011; --sky: #8cc9e8';
    const changes = colourChanges(before, after);
    expect([...changes]).toEqual([['#15122b', '#000011']]);
    expect(recoloured('a #15122B b #8cc9e8 c #15122b0 d', changes)).toBe(
      'a #000011 b #8cc9e8 c #15122b0 d',
    );
  });

  it('allows two colours to be swapped', () => {
    const changes = colourChanges('#111111 #222222', '#222222 #111111');
    expect(recoloured('#111111 #222222', changes)).toBe('#222222 #111111');
  });

  it.each([
    ['a colour with two new values', before.replace('#15122B', '#000011'), 'became both'],
    ['a missing colour', before.replace('#8cc9e8', 'blue'), 'had 4 colours, and has 3'],
  ])('throws for %s', (_, after, message) => {
    expect(() => colourChanges(before, after)).toThrow(message);
  });
});
