/** What a box of some shape shows of a picture, as a browser lays out its viewBox, and what is wrong with it. */
import type { Composed } from './compositions.ts';
import type { Box } from './outline.ts';
import { extent, overlap, probe } from './probe.ts';
import type { Framing, Painted } from './sheet.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the sheet's plane that a box shows; `scale` is pixels to a unit. */
export function shown({ core, fit }: Framing, { width, height }: Size): Box & { scale: number } {
  const [across, down] = [width / (core.x1 - core.x0), height / (core.y1 - core.y0)];
  const scale = fit.endsWith('slice') ? Math.max(across, down) : Math.min(across, down);
  const [w, h] = [width / scale, height / scale];
  const x0 = fit.startsWith('xMax') ? core.x1 - w : (core.x0 + core.x1 - w) / 2;
  const y0 = fit.includes('YMax') ? core.y1 - h : core.y0;
  return { scale, x0, y0, x1: x0 + w, y1: y0 + h };
}

// In pixels.
const SLIVER = 8;
const SAMPLES = 9;

type Fault = (size: Size) => string[];

/** Says for a picture what a box would cut: its symbol, or a shape of which only a sliver is left. */
export function faultsOf({ sheet, framing, symbol }: Composed): Fault {
  const top = probe(sheet);
  const boxes = sheet.painted.map((shape) => ({ shape, box: extent(shape) }));

  const isSeen = (shape: Painted, { x0, y0, x1, y1 }: Box) => {
    for (let i = 0; i < SAMPLES; i += 1) {
      for (let j = 0; j < SAMPLES; j += 1) {
        const at = (from: number, to: number, n: number) =>
          from + ((to - from) * (n + 0.5)) / SAMPLES;
        const seen = top(at(x0, x1, i), at(y0, y1, j));
        if (seen === shape && seen.colour !== sheet.groundColour) return true;
      }
    }
    return false;
  };

  return (size) => {
    const view = shown(framing, size);
    const faults: string[] = [];
    const cut = Math.max(
      view.x0 - symbol.x0,
      view.y0 - symbol.y0,
      symbol.x1 - view.x1,
      symbol.y1 - view.y1,
    );
    if (cut > 0.5) faults.push(`cuts ${Math.ceil(cut * view.scale)} px off the symbol`);
    for (const { shape, box } of boxes) {
      const left = overlap(box, view);
      const [w, h] = [left.x1 - left.x0, left.y1 - left.y0];
      if (w <= 0 || h <= 0) continue;
      // A small shape that is there for the most part is a small shape.
      const thin = (rest: number, whole: number) => rest * view.scale < SLIVER && rest < whole / 2;
      if (!thin(w, box.x1 - box.x0) && !thin(h, box.y1 - box.y0)) continue;
      if (isSeen(shape, left))
        faults.push(
          `leaves ${(Math.min(w, h) * view.scale).toFixed(1)} px of a shape at ${Math.round(left.x0)},${Math.round(left.y0)}`,
        );
    }
    return faults;
  };
}
