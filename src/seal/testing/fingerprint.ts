import { createHash } from 'node:crypto';

/** Hashes a drawing. Colours are hashed by index, so new brand colours do not change the hash. */
export const fingerprint = (drawing: object, colours: readonly string[]): string => {
  const shapes = JSON.stringify(drawing).replace(
    /#[0-9a-f]{6}/g,
    (colour) => `${colours.indexOf(colour)}`,
  );
  return createHash('sha256').update(shapes).digest('hex');
};
