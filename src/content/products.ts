import aroundly from './products/aroundly.ts';
import boldbash from './products/boldbash.ts';
import capstart from './products/capstart.ts';
import goodaction from './products/goodaction.ts';
import opher from './products/opher.ts';
import performetric from './products/performetric.ts';
import type { Product } from './types.ts';

/** All products, in the site's order. The page of a product loads only the product's own file. */
export const products = [
  opher,
  performetric,
  aroundly,
  capstart,
  goodaction,
  boldbash,
] as const satisfies readonly Product[];
