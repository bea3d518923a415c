/** A shape in a drawing, in one flat colour. */
export interface Shape {
  readonly fill: string;
  /** An SVG path. */
  readonly d: string;
  /** The scale of `d` (across, down), then the offset (x, y). Negative scales mirror the shape. */
  readonly at: readonly [number, number, number, number];
}

export const SQUARE = 'M0 0H24V24H0Z';

export const transformOf = ([across, down, x, y]: Shape['at']): string =>
  `translate(${x} ${y})${across === 1 && down === 1 ? '' : `scale(${across} ${down})`}`;

/** Whether all edges are vertical or horizontal. Anti-aliasing such edges would leave hairlines. */
export const isSharp = ({ d }: Shape): boolean => !/[AL]/.test(d);
