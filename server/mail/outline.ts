import type { Shape } from '../../src/seal/shape.ts';

export type Point = readonly [x: number, y: number];

/** The number of line segments for a quarter turn. */
const PIECES = 8;

/** Returns the points of a circular arc from `from` to `to`, without `from` (SVG 1.1, F.6.5). */
const arcPoints = (
  from: Point,
  radius: number,
  clockwise: boolean,
  to: Point,
): readonly Point[] => {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  const away = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half;
  const side = clockwise ? 1 : -1;
  const centre: Point = [from[0] + dx - side * away * dy, from[1] + dy + side * away * dx];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const sweep = side * 2 * Math.asin(Math.min(1, half / radius));
  const count = Math.ceil((Math.abs(sweep) / (Math.PI / 2)) * PIECES);
  return Array.from({ length: count }, (_, piece): Point => {
    const angle = start + (sweep * (piece + 1)) / count;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
};

/**
 * Returns a shape's closed outlines, in the units of the drawing.
 * @throws Error for an SVG command that a `Shape` must not contain
 */
export const outlinesOf = ({
  d,
  at: [across, down, x, y],
}: Shape): readonly (readonly Point[])[] => {
  const outlines: Point[][] = [];
  let pen: Point = [0, 0];
  const lineTo = (...points: readonly Point[]) => {
    outlines.at(-1)?.push(...points);
    pen = points.at(-1) ?? pen;
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === 'M') outlines.push([]);
    if (command === 'M' || command === 'L') lineTo([a, b]);
    else if (command === 'H') lineTo([a, pen[1]]);
    else if (command === 'V') lineTo([pen[0], a]);
    else if (command === 'A') {
      lineTo(...arcPoints(pen, a, numbers[4] === 1, [numbers[5] ?? 0, numbers[6] ?? 0]));
    } else if (command !== 'Z') throw new Error(`cannot draw the path command ${command}`);
  }
  return outlines.map((points) =>
    points.map(([px, py]): Point => [px * across + x, py * down + y]),
  );
};
