/** What colour a picture has at a point: for tests that look at pictures without a browser. */
import { type Box, boxOf, type Outline, type Point, type Step } from './outline.ts';
import type { Painted, Sheet } from './sheet.ts';

const pieces = 12;

function along(from: Point, step: Step): Point[] {
  const [x0, y0] = from;
  const [x1, y1] = step.to;
  const parts = Array.from({ length: pieces }, (_, i) => (i + 1) / pieces);
  if (step.kind === 'line') return [step.to];
  if (step.kind === 'curve') {
    const at = (u: number, k: 0 | 1) =>
      (1 - u) ** 3 * from[k] +
      3 * (1 - u) ** 2 * u * step.a[k] +
      3 * (1 - u) * u ** 2 * step.b[k] +
      u ** 3 * step.to[k];
    return parts.map((u): Point => [at(u, 0), at(u, 1)]);
  }
  const chord = Math.hypot(x1 - x0, y1 - y0);
  const r = Math.max(step.r, chord / 2);
  const rise = Math.sqrt(r * r - (chord / 2) ** 2);
  const side = step.sweep ? 1 : -1;
  const cx = (x0 + x1) / 2 - (side * rise * (y1 - y0)) / chord;
  const cy = (y0 + y1) / 2 + (side * rise * (x1 - x0)) / chord;
  const start = Math.atan2(y0 - cy, x0 - cx);
  const turn = side * 2 * Math.asin(Math.min(1, chord / 2 / r));
  return parts.map(
    (u): Point => [cx + r * Math.cos(start + turn * u), cy + r * Math.sin(start + turn * u)],
  );
}

/** How often an outline goes around a point; where it does, it is filled. */
function winding(loops: readonly (readonly Point[])[], x: number, y: number): number {
  let turns = 0;
  for (const points of loops) {
    for (let i = 0; i < points.length; i += 1) {
      const [ax, ay] = points[i] as Point;
      const [bx, by] = points[(i + 1) % points.length] as Point;
      if (ay <= y === by <= y) continue;
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (by > ay && side > 0) turns += 1;
      if (by < ay && side < 0) turns -= 1;
    }
  }
  return turns;
}

const inside = (box: Box, x: number, y: number) =>
  x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

const loopsOf = (outline: Outline): Point[][] =>
  outline.map(({ from, steps }) => {
    let at = from;
    const points = steps.flatMap((step) => {
      const next = along(at, step);
      at = step.to;
      return next;
    });
    return [from, ...points];
  });

function area(outline: Outline): (x: number, y: number) => boolean {
  const box = boxOf(outline);
  const loops = loopsOf(outline);
  return (x, y) => inside(box, x, y) && winding(loops, x, y) !== 0;
}

function exactBox(outline: Outline): Box {
  const points = loopsOf(outline).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export const overlap = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

/** How far a shape reaches, with what its clips take away. */
export const extent = ({ outline, clips }: Painted): Box =>
  clips.map(exactBox).reduce(overlap, exactBox(outline));

export function extentOfAll(shapes: readonly Painted[]): Box {
  const boxes = shapes.map(extent);
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** The topmost shape at a point; `undefined` where the ground shows. */
export function probe(sheet: Sheet): (x: number, y: number) => Painted | undefined {
  const known = new Map<Outline, (x: number, y: number) => boolean>();
  const areaOf = (outline: Outline) => {
    const found = known.get(outline) ?? area(outline);
    known.set(outline, found);
    return found;
  };
  const topFirst = sheet.painted.toReversed().map((shape) => ({
    shape,
    areas: [shape.outline, ...shape.clips].map(areaOf),
  }));
  return (x, y) => topFirst.find(({ areas }) => areas.every((covers) => covers(x, y)))?.shape;
}
