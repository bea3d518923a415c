import { expect, test } from 'vitest';
import { isPicture, wholePictures } from './pictures.ts';

test.each([
  ['/images/pages/home.svg', true],
  ['/icons/icon-512.png', true],
  ['/favicon.ico', true],
  ['icons/icon-192.png', true],
  ['/assets/icons-DjqnhEN7.svg', false],
  ['assets/icons-DjqnhEN7.svg', false],
  ['/services/cloud.html', false],
  ['/assets/index-Bpl_ylAI.css', false],
  ['/manifest.webmanifest', false],
])('isPicture(%j) returns %s', (path, picture) => {
  expect(isPicture(path)).toBe(picture);
});

test('for a smaller size of a photograph, wholePictures returns every path under which it may be stored', () => {
  expect(wholePictures('/images/people/thandi-nkosi@640.avif')).toContain(
    '/images/people/thandi-nkosi.jpg',
  );
  expect(wholePictures('/images/people/thandi-nkosi.jpg')).toEqual([]);
});
