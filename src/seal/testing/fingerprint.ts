import { createHash } from 'node:crypto';

/** Hashes a drawing. Each colour is hashed as its index, so new brand colours change no hash. */
export const fingerprint = (drawing: object, colours: readonly string[]): string => {
  const shapes = JSON.stringify(drawing).replace(
    /#[0-9a-f]{6}/g,
    (colour) => `${colours.indexOf(colour)}`,
  );
  return createHash('sha256').update(shapes).digest('hex');
};
