/** One flat colour of a drawing. */
export interface Shape {
  readonly fill: string;
  /** Only absolute M, L, H, V, A (of circles) and Z, which `server/mail/` can draw itself. */
  readonly d: string;
  /** How `d` is scaled and then moved: across, down, x, y. A negative scale mirrors it. */
  readonly at: readonly [number, number, number, number];
}

/** A square whose edges meet those of its neighbours. */
export const SQUARE = 'M0 0H24V24H0Z';

/** The `transform` attribute of a shape. */
export const transformOf = ([across, down, x, y]: Shape['at']): string =>
  `translate(${x} ${y})${across === 1 && down === 1 ? '' : `scale(${across} ${down})`}`;

/**
 * Adjacent vertical and horizontal edges must not be smoothed: a hairline would show between them.
 */
export const isSharp = ({ d }: Shape): boolean => !/[AL]/.test(d);
