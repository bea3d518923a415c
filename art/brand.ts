import { polygon, quarter, rect } from './outline.ts';
import * as c from './palette.ts';
import { Pen, Sheet } from './sheet.ts';

/** How wide and high the mark is, in its own units. */
const markSize = [3.7, 4] as const;

/** A K: a jamb, and two doors on it seen from above, one swinging open, one open wide. */
export function drawMark(pen: Pen, jamb: string, upper: string, lower: string): void {
  pen.fill(jamb, rect(0, 0, 1.6, 4));
  pen.fill(upper, quarter(1.8, 0, 1.9, 1));
  pen.fill(lower, polygon([1.8, 4], [1.8, 2.1], [3.7, 4]));
}

/** The mark in the middle of a square, `share` of its height. */
export function tile(
  size: number,
  share: number,
  ground: string | undefined,
  ...inks: readonly [string, string, string]
): string {
  const sheet = new Sheet(size, size);
  if (ground) sheet.ground(ground);
  const unit = (size * share) / markSize[1];
  drawMark(
    new Pen(sheet, (size - unit * markSize[0]) / 2, (size - unit * markSize[1]) / 2, unit),
    ...inks,
  );
  return sheet.svg();
}

export const mark = (): string => tile(256, 0.56, c.indigo, c.paper, c.marigold, c.sky);

/** An own ground makes it legible on light and dark tab strips alike. */
export const favicon = (): string => tile(64, 0.64, c.indigo, c.paper, c.marigold, c.sky);
