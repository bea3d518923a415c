// Written by `npm run art`.
import type { RegisteredImage } from './types.ts';

/**
 * The sizes of the site's pictures, so that nothing moves while they load: by the group they are in,
 * and by the id of each that differs.
 */
export const images: Readonly<Record<string, RegisteredImage>> = {
  services: { width: 1200, height: 900 },
  company: { width: 1200, height: 900 },
  pages: { width: 1200, height: 900 },
  pillars: { width: 800, height: 600 },
  initiatives: { width: 800, height: 600 },
  'hall-of-fame': { width: 800, height: 600 },
  commitments: { width: 800, height: 600 },
  programmes: { width: 800, height: 600 },
  'reach-out': { width: 800, height: 600 },
  people: { width: 480, height: 480 },
  partners: { width: 320, height: 96 },
  clients: { width: 160, height: 160 },
  leaves: { width: 360, height: 900 },
  brand: { width: 256, height: 256 },
  products: { width: 1200, height: 900 },
  'brand/wall': { width: 1440, height: 960 },
  'products/aroundly-mark': { width: 256, height: 256 },
  'products/boldbash-mark': { width: 256, height: 256 },
  'products/capstart-mark': { width: 256, height: 256 },
  'products/goodaction-mark': { width: 256, height: 256 },
  'products/opher-mark': { width: 256, height: 256 },
  'products/performetric-mark': { width: 256, height: 256 },
};
