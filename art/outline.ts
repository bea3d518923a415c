/** Closed outlines on a plane with y pointing down, all drawn clockwise so that they can share a path. */
export type Point = readonly [number, number];

export type Step =
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'arc'; readonly to: Point; readonly r: number; readonly sweep: 0 | 1 }
  | { readonly kind: 'curve'; readonly to: Point; readonly a: Point; readonly b: Point };

interface Loop {
  readonly from: Point;
  readonly steps: readonly Step[];
}

export type Outline = readonly Loop[];

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const line = (x: number, y: number): Step => ({ kind: 'line', to: [x, y] });
const arc = (r: number, x: number, y: number, sweep: 0 | 1 = 1): Step => ({
  kind: 'arc',
  to: [x, y],
  r,
  sweep,
});

export function polygon(...points: readonly Point[]): Outline {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    area += x * ny - nx * y;
  });
  const [from, ...rest] = area < 0 ? [...points].reverse() : points;
  return [{ from: from as Point, steps: rest.map(([x, y]) => line(x, y)) }];
}

export const rect = (x: number, y: number, w: number, h: number): Outline =>
  polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

export const diamond = (cx: number, cy: number, rx: number, ry = rx): Outline =>
  polygon([cx, cy - ry], [cx + rx, cy], [cx, cy + ry], [cx - rx, cy]);

export const circle = (cx: number, cy: number, r: number): Outline => [
  { from: [cx - r, cy], steps: [arc(r, cx + r, cy), arc(r, cx - r, cy)] },
];

/** Which way a quarter disc bulges from its centre, clockwise from the upper right. */
export type Turn = 0 | 1 | 2 | 3;

const compass: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const way = (turn: number): Point => compass[turn % 4] as Point;

export function quarter(cx: number, cy: number, r: number, turn: Turn): Outline {
  const [ax, ay] = way(turn);
  const [bx, by] = way(turn + 1);
  return [
    { from: [cx, cy], steps: [line(cx + ax * r, cy + ay * r), arc(r, cx + bx * r, cy + by * r)] },
  ];
}

export function quarterRing(cx: number, cy: number, r: number, inner: number, turn: Turn): Outline {
  const [ax, ay] = way(turn);
  const [bx, by] = way(turn + 1);
  return [
    {
      from: [cx + ax * inner, cy + ay * inner],
      steps: [
        line(cx + ax * r, cy + ay * r),
        arc(r, cx + bx * r, cy + by * r),
        line(cx + bx * inner, cy + by * inner),
        arc(inner, cx + ax * inner, cy + ay * inner, 0),
      ],
    },
  ];
}

/** A half disc that bulges up (0), right (1), down (2) or left (3). */
export function half(cx: number, cy: number, r: number, turn: Turn): Outline {
  const [ax, ay] = way(turn + 3);
  return [{ from: [cx + ax * r, cy + ay * r], steps: [arc(r, cx - ax * r, cy - ay * r)] }];
}

/** A square's two opposite corners joined by two quarter arcs. */
export function petal(x: number, y: number, s: number, rising: boolean): Outline {
  return rising
    ? [{ from: [x, y + s], steps: [arc(s, x + s, y), arc(s, x, y + s)] }]
    : [{ from: [x, y], steps: [arc(s, x + s, y + s), arc(s, x, y)] }];
}

export function rounded(x: number, y: number, w: number, h: number, r: number): Outline {
  return corners(x, y, w, h, r, r, r, r);
}

/** A rectangle with its own radius at each corner, clockwise from the upper left. */
export function corners(
  x: number,
  y: number,
  w: number,
  h: number,
  tl: number,
  tr: number,
  br: number,
  bl: number,
): Outline {
  return [
    {
      from: [x + tl, y],
      steps: [
        line(x + w - tr, y),
        ...(tr ? [arc(tr, x + w, y + tr)] : []),
        line(x + w, y + h - br),
        ...(br ? [arc(br, x + w - br, y + h)] : []),
        line(x + bl, y + h),
        ...(bl ? [arc(bl, x, y + h - bl)] : []),
        line(x, y + tl),
        ...(tl ? [arc(tl, x + tl, y)] : []),
      ],
    },
  ];
}

/** A doorway: upright sides, half-round head. */
export const arch = (x: number, y: number, w: number, h: number): Outline =>
  corners(x, y, w, h, w / 2, w / 2, 0, 0);

/** A free outline: straight points, and `[ax, ay, bx, by, x, y]` for curves. Give it clockwise. */
export function free(from: Point, ...rest: readonly (readonly number[])[]): Outline {
  return [
    {
      from,
      steps: rest.map((n): Step => {
        const [a, b, c, d, e, f] = n as [number, number, number, number, number, number];
        if (n.length === 2) return line(a, b);
        if (n.length === 3) return arc(c, a, b);
        return { kind: 'curve', a: [a, b], b: [c, d], to: [e, f] };
      }),
    },
  ];
}

/** A straight stroke with square ends. */
export function stroke(x0: number, y0: number, x1: number, y1: number, width: number): Outline {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const dx = ((y1 - y0) / length) * (width / 2);
  const dy = ((x1 - x0) / length) * (width / 2);
  return polygon([x0 + dx, y0 - dy], [x1 + dx, y1 - dy], [x1 - dx, y1 + dy], [x0 - dx, y0 + dy]);
}

export function reversed(loop: Loop): Loop {
  const points = [loop.from, ...loop.steps.map((step) => step.to)];
  const steps = loop.steps.map((step, i): Step => {
    const to = points[i] as Point;
    if (step.kind === 'arc') return { ...step, to, sweep: step.sweep ? 0 : 1 };
    if (step.kind === 'curve') return { ...step, to, a: step.b, b: step.a };
    return { ...step, to };
  });
  return { from: points[points.length - 1] as Point, steps: steps.reverse() };
}

export const without = (shape: Outline, hole: Outline): Outline => [
  ...shape,
  ...hole.map(reversed),
];

export const ring = (cx: number, cy: number, r: number, inner: number): Outline =>
  without(circle(cx, cy, r), circle(cx, cy, inner));

export const frame = (x: number, y: number, w: number, h: number, t: number): Outline =>
  without(rect(x, y, w, h), rect(x + t, y + t, w - 2 * t, h - 2 * t));

export function moved(outline: Outline, x: number, y: number, scale = 1): Outline {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  return outline.map((loop) => ({
    from: at(loop.from),
    steps: loop.steps.map((step): Step => {
      const to = at(step.to);
      if (step.kind === 'arc') return { ...step, to, r: step.r * scale };
      if (step.kind === 'curve') return { ...step, to, a: at(step.a), b: at(step.b) };
      return { ...step, to };
    }),
  }));
}

export function boxOf(outline: Outline): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = ([x, y]: Point, by = 0) => {
    x0 = Math.min(x0, x - by);
    y0 = Math.min(y0, y - by);
    x1 = Math.max(x1, x + by);
    y1 = Math.max(y1, y + by);
  };
  for (const loop of outline) {
    let at = loop.from;
    take(at);
    for (const step of loop.steps) {
      if (step.kind === 'curve') {
        take(step.a);
        take(step.b);
      }
      if (step.kind === 'arc') {
        // A half turn bulges beyond its ends; a quarter turn along the axes does not.
        const chord = Math.hypot(step.to[0] - at[0], step.to[1] - at[1]);
        if (chord > 1.5 * step.r)
          take([(at[0] + step.to[0]) / 2, (at[1] + step.to[1]) / 2], step.r);
      }
      take(step.to);
      at = step.to;
    }
  }
  return { x0, y0, x1, y1 };
}

/** The rectangle an outline is, if it is one. */
export function asRect(outline: Outline): Box | undefined {
  const [loop, ...more] = outline;
  if (!loop || more.length || loop.steps.length !== 3) return undefined;
  if (loop.steps.some((step) => step.kind !== 'line')) return undefined;
  const box = boxOf(outline);
  const onCorner = ([x, y]: Point) =>
    (x === box.x0 || x === box.x1) && (y === box.y0 || y === box.y1);
  const points = [loop.from, ...loop.steps.map((step) => step.to)];
  const distinct = new Set(points.map(String));
  return points.every(onCorner) && distinct.size === 4 ? box : undefined;
}

/** Path data in whole numbers: relative commands, rounded at the absolute point so that nothing drifts. */
export function pathData(outlines: readonly Outline[]): string {
  let out = '';
  let last = '';
  let at: Point = [0, 0];
  const write = (command: string, ...numbers: readonly number[]) => {
    if (command !== last) out += command;
    numbers.forEach((n, i) => {
      const text = String(n === 0 ? 0 : n);
      out += (i === 0 && command !== last) || text.startsWith('-') ? text : ` ${text}`;
    });
    last = command;
  };
  const near = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  for (const outline of outlines) {
    for (const loop of outline) {
      const start = near(loop.from);
      write('m', start[0] - at[0], start[1] - at[1]);
      last = 'l';
      at = start;
      const steps = [...loop.steps];
      const final = steps.at(-1);
      if (final?.kind === 'line' && String(near(final.to)) === String(start)) steps.pop();
      for (const step of steps) {
        const to = near(step.to);
        const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
        if (step.kind === 'line') {
          if (dx === 0 && dy === 0) continue;
          if (dy === 0) write('h', dx);
          else if (dx === 0) write('v', dy);
          else write('l', dx, dy);
        } else if (step.kind === 'arc') {
          // A radius too small for a half turn is stretched to fit; one too large would make a lens of it.
          const chord = Math.hypot(dx, dy);
          const r = chord > 1.9 * step.r ? Math.floor(chord / 2) : Math.round(step.r);
          write('a', r, r, 0);
          // The two flags need no space around them.
          out += ` 0${step.sweep}${dx}${dy < 0 ? '' : ' '}${dy}`;
        } else {
          const [a, b] = [near(step.a), near(step.b)];
          write('c', a[0] - at[0], a[1] - at[1], b[0] - at[0], b[1] - at[1], dx, dy);
        }
        at = to;
      }
      out += 'z';
      last = 'z';
      at = start;
    }
  }
  return out;
}
