// The icon sprite is a control's face, not a picture: it comes with the pages.
const PICTURE = /\.(svg|png|ico|jpe?g|webp|avif)$/;
const SPRITE = /^\/?assets\//;

/** Whether this file of the release is a picture, which a visitor may have to pay for. */
export const isPicture = (path: string): boolean => PICTURE.test(path) && !SPRITE.test(path);

const SIZE = /@\d+\.(?:avif|webp|jpg|png)$/;

/**
 * Where the copy may have the photograph that `path` is a size of: it keeps one size. Browsers go by
 * a picture's bytes, not by its name.
 */
export const wholePictures = (path: string): string[] =>
  SIZE.test(path) ? ['.webp', '.jpg', '.png', '.avif'].map((end) => path.replace(SIZE, end)) : [];

/** The Network Information API, where there is one; not in TypeScript's library. */
export interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** Whether the visitor saves data, or pays for it as far as the browser tells. */
export const isMetered = (connection: NetworkInformation | undefined): boolean =>
  connection?.saveData === true || connection?.type === 'cellular';
