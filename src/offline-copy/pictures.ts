// The icon sprite is a control's face, not a picture: it comes with the pages.
const PICTURE = /\.(svg|png|ico|jpe?g|webp|avif)$/;
const SPRITE = /^\/?assets\//;

/** Whether this file of the release is a picture, which a visitor may have to pay for. */
export const isPicture = (path: string): boolean => PICTURE.test(path) && !SPRITE.test(path);

/** The Network Information API, where there is one; not in TypeScript's library. */
export interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the visitor saves data, or pays for it as far as the browser tells. */
export const isMetered = (connection: NetworkInformation | undefined): boolean =>
  connection?.saveData === true || connection?.type === 'cellular';
