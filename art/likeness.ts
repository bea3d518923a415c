import type { Composed } from './compositions.ts';
import { probe } from './probe.ts';

type Lab = readonly [number, number, number];

/** Björn Ottosson's OKLab, in which equal distances look equally far apart. */
function oklab(colour: string): Lab {
  const full = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const COLUMNS = 32;
const ROWS = 24;

/** A picture's colours on a grid, of a size at which only its composition counts. */
export function thumbnail({ sheet, framing: { core } }: Composed): Lab[] {
  const top = probe(sheet);
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const x = core.x0 + ((core.x1 - core.x0) * ((i % COLUMNS) + 0.5)) / COLUMNS;
    const y = core.y0 + ((core.y1 - core.y0) * (Math.floor(i / COLUMNS) + 0.5)) / ROWS;
    return oklab(top(x, y)?.colour ?? sheet.groundColour ?? '#fff');
  });
}

/** How unlike two pictures look: the mean distance of their colours, 0 for the same picture, 1 for black and white. */
export function distance(a: readonly Lab[], b: readonly Lab[]): number {
  const apart = a.map((lab, i) => {
    const other = b[i] ?? lab;
    return Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2]);
  });
  return apart.reduce((sum, value) => sum + value, 0) / apart.length;
}
