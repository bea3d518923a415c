// The icon sprite belongs to controls and is fetched with the pages.
const PICTURE = /\.(svg|png|ico|jpe?g|webp|avif)$/;
const SPRITE = /^\/?assets\//;

/** Whether this file of the release is a picture, which is optional on metered connections. */
export const isPicture = (path: string): boolean => PICTURE.test(path) && !SPRITE.test(path);

const SIZE = /@\d+\.(?:avif|webp|jpg|png)$/;

/**
 * Where the copy may have the photograph of which `path` is a size: it stores one size. Browsers
 * detect a picture's format from its bytes, not its name.
 */
export const wholePictures = (path: string): string[] =>
  SIZE.test(path) ? ['.webp', '.jpg', '.png', '.avif'].map((end) => path.replace(SIZE, end)) : [];

/** The Network Information API, which some browsers have and TypeScript's library lacks. */
export interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** Whether the visitor saves data, or pays for it according to the browser. */
export const isMetered = (connection: NetworkInformation | undefined): boolean =>
  connection?.saveData === true || connection?.type === 'cellular';
