import { createHash } from 'node:crypto';

/**
 * Returns a drawing's hash. Each colour is replaced with its index in `colours`, so that a new
 * brand colour does not change the hash.
 */
export const fingerprint = (drawing: object, colours: readonly string[]): string => {
  const shapes = JSON.stringify(drawing).replace(
    /#[0-9a-f]{6}/g,
    (colour) => `${colours.indexOf(colour)}`,
  );
  return createHash('sha256').update(shapes).digest('hex');
};
