import { describe, expect, it } from 'vitest';
import { muralOf } from './mural.ts';
import { svgOf } from './svg.ts';
import { readWallHash, wallHash } from './wall-link.ts';
import { wallName } from './wall-name.ts';

const named = (name: string) => ({ status: 'name', name });
const family = '👩‍👩‍👧‍👦';

describe('wallName', () => {
  it.each([
    ['accepts one letter', 'A', 'A'],
    ['accepts 60 characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['accepts 60 emoji, two code units each', '🦓'.repeat(60), '🦓'.repeat(60)],
    ['accepts joined emoji', `${family} & Seuns`, `${family} & Seuns`],
    ['accepts right-to-left text', 'شركة الأفق', 'شركة الأفق'],
    ['composes combining marks', 'Cafe\u0301', 'Café'],
    ['removes direction marks', '\u202eevil\u2066', 'evil'],
    ['replaces a lone surrogate', 'A\ud800B', 'A\ufffdB'],
    ['joins lines', ' Pick \n\t n  Pay\u0000 ', 'Pick n Pay'],
    ['does not change markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%s', (_, typed, name) => {
    expect(wallName(typed)).toEqual(named(name));
  });

  it.each([
    ['', 'empty'],
    [' \u00a0\n ', 'empty'],
    ['\u0301\u0301', 'empty'],
    ['\u200d\u200b', 'empty'],
    ['x'.repeat(61), 'too-long'],
    ['x'.repeat(500), 'too-long'],
    [family.repeat(500), 'too-long'],
  ])('rejects %j as %s', (typed, status) => {
    expect(wallName(typed)).toEqual({ status });
  });
});

describe('a link to a wall', () => {
  it.each([
    'Pick n Pay',
    '100% & more',
    'شركة الأفق',
    `${family}#&2`,
    '<script>alert(1)</script>',
    'A&3',
  ])('restores the name %j', (name) => {
    expect(wallHash(name)).toMatch(/^#[\w%!'()*.~-]+$/);
    expect(readWallHash(wallHash(name))).toEqual({ text: name });
    expect(readWallHash(wallHash(name, 5))).toEqual({ text: name, palette: 5 });
  });

  it('typed by hand is read as far as possible', () => {
    expect(readWallHash('#100%')).toEqual({ text: '100%' });
    expect(readWallHash('#%E0%A4%A')).toEqual({ text: '%E0%A4%A' });
    expect(readWallHash('')).toEqual({ text: '' });
  });
});

describe('a wall', () => {
  it('has 24 tiles, regardless of the palette number in a link', () => {
    for (const palette of [undefined, 0, 7, 8, 99]) {
      expect(muralOf('Soweto', palette).tiles).toHaveLength(24);
    }
    expect(muralOf('Soweto', 8)).toEqual(muralOf('Soweto', 0));
  });

  it('ignores the case of its name, but depends on every letter', () => {
    expect(muralOf('SOWETO')).toEqual(muralOf('Soweto'));
    const walls = Array.from({ length: 2000 }, (_, index) =>
      JSON.stringify(muralOf(`Branch ${index}`)),
    );
    expect(new Set(walls).size).toBe(walls.length);
  });

  it('includes its name in its file, as escaped text', () => {
    const name = '<script>alert("1")</script> & Co';
    const file = svgOf(muralOf(name), { name, source: 'example.test/wall' });
    expect(file).not.toContain('<script');
    expect(file).toContain('>&lt;script>alert("1")&lt;/script> &amp; Co</text>');
    expect(file).toContain('>example.test/wall</text>');
  });

  it('squeezes a long name to fit its file', () => {
    const fileOf = (name: string) => svgOf(muralOf(name), { name, source: '' });
    expect(fileOf('😀'.repeat(33))).toContain('textLength');
    expect(fileOf('😀'.repeat(32))).not.toContain('textLength');
  });
});
