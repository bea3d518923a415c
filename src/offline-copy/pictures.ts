// The icon sprite in `assets/` does not count as a picture, because buttons need it.
const PICTURE = /\.(svg|png|ico|jpe?g|webp|avif)$/;
const SPRITE = /^\/?assets\//;

/** Whether this file of the release is a picture. Pictures are optional in the offline copy. */
export const isPicture = (path: string): boolean => PICTURE.test(path) && !SPRITE.test(path);

const SIZE = /@\d+\.(?:avif|webp|jpg|png)$/;

/**
 * The offline copy stores each photograph in only one size. If `path` names a different size,
 * returns every path under which the photograph may be stored. Browsers detect a picture's format
 * from its bytes, not from its name.
 */
export const wholePictures = (path: string): string[] =>
  SIZE.test(path) ? ['.webp', '.jpg', '.png', '.avif'].map((end) => path.replace(SIZE, end)) : [];
