import { lettering, type Weight } from './lettering.ts';
import {
  asRect,
  type Box,
  boxOf,
  moved,
  type Outline,
  pathData,
  rect,
  reversed,
} from './outline.ts';

interface Fill {
  readonly colour: string;
  readonly outlines: Outline[];
  readonly boxes: Box[];
  /** Where the ground shows through. */
  readonly holes: Outline[];
}

/** A shape as it was asked for, before any merging: what the checks of a picture look at. */
export interface Painted {
  readonly colour: string;
  readonly outline: Outline;
  readonly clips: readonly Outline[];
}

/** How a picture fits a box of another shape, in SVG's own words. */
export interface Framing {
  /** What shows whole, or with `slice` what fills the box. */
  readonly core: Box;
  readonly fit: 'xMaxYMax meet' | 'xMidYMin meet' | 'xMidYMin slice';
}

// A browser rounds a box to its own pixels: what is drawn reaches a little beyond the core, so that
// no line of ground shows along the edges off which a picture bleeds.
const OVERLAP = 4;

/** A picture that bleeds off the right and the bottom edge; to its left and above it ground goes on. */
export const bleeding = (sheet: Sheet, left: number): Framing => ({
  core: { x0: left, y0: 0, x1: sheet.width - OVERLAP, y1: sheet.height - OVERLAP },
  fit: 'xMaxYMax meet',
});

const overlap = (a: Box, b: Box) =>
  a.x0 < b.x1 - 0.5 && b.x0 < a.x1 - 0.5 && a.y0 < b.y1 - 0.5 && b.y0 < a.y1 - 0.5;

const shorten = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Neighbouring rectangles of one colour become one: fewer bytes, and no seams when scaled. */
function joinRects(outlines: readonly Outline[]): Outline[] {
  const others: Outline[] = [];
  const boxes: { x0: number; y0: number; x1: number; y1: number }[] = [];
  for (const outline of outlines) {
    const box = asRect(outline);
    if (box) boxes.push({ ...box });
    else others.push(outline);
  }
  for (let joined = true; joined; ) {
    joined = false;
    for (let i = 0; i < boxes.length && !joined; i += 1) {
      for (let j = i + 1; j < boxes.length && !joined; j += 1) {
        const [a, b] = [boxes[i], boxes[j]];
        if (!a || !b) continue;
        const sideways = a.y0 === b.y0 && a.y1 === b.y1 && a.x0 <= b.x1 && b.x0 <= a.x1;
        const upright = a.x0 === b.x0 && a.x1 === b.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
        if (!sideways && !upright) continue;
        boxes[i] = {
          x0: Math.min(a.x0, b.x0),
          y0: Math.min(a.y0, b.y0),
          x1: Math.max(a.x1, b.x1),
          y1: Math.max(a.y1, b.y1),
        };
        boxes.splice(j, 1);
        joined = true;
      }
    }
  }
  return [...boxes.map((b) => rect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0)), ...others];
}

/** Straight edges are kept on the pixel: two planes that touch have no seam. */
const path = ({ colour, outlines, holes }: Fill): string => {
  const crisp = outlines.every(asRect) && holes.length === 0 ? ' shape-rendering="crispEdges"' : '';
  return `<path fill="${shorten(colour)}"${crisp} d="${pathData([...joinRects(outlines), ...holes])}"/>`;
};

interface TextStyle {
  readonly weight?: Weight;
  readonly anchor?: 'middle' | 'end';
  readonly spacing?: number;
}

/** One picture. Shapes are painted in the order given; equal colours share a path where that changes nothing. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly painted: Painted[] = [];
  readonly motifs = new Set<string>();
  private readonly nodes: (Fill | string)[] = [];
  private under: string | undefined;
  private clips: Outline[] = [];
  private clipCount = 0;
  private readonly glyphs = new Map<string, { id: string; outline: string }>();
  private readonly margin: number;
  private dark: Readonly<Record<string, string>> = {};

  constructor(width: number, height: number, margin = 0) {
    this.width = width;
    this.height = height;
    this.margin = margin;
  }

  fill(colour: string, outline: Outline): this {
    let shape = outline;
    let box = boxOf(shape);
    const m = this.margin;
    if (box.x1 <= -m || box.y1 <= -m || box.x0 >= this.width + m || box.y0 >= this.height + m) {
      return this;
    }
    this.painted.push({ colour, outline, clips: this.clips });
    if (asRect(shape)) {
      const x = Math.max(box.x0, -m);
      const y = Math.max(box.y0, -m);
      shape = rect(
        x,
        y,
        Math.min(box.x1, this.width + m) - x,
        Math.min(box.y1, this.height + m) - y,
      );
      box = boxOf(shape);
    }
    if (colour === this.under && this.cutOut(shape, box)) return this;
    let i = this.nodes.length - 1;
    for (; i >= 0; i -= 1) {
      const node = this.nodes[i];
      if (node === undefined || typeof node === 'string') break;
      if (node.colour === colour) {
        node.outlines.push(shape);
        node.boxes.push(box);
        return this;
      }
      if (node.boxes.some((other) => overlap(other, box))) break;
    }
    // The ground on itself would show only as a hairline.
    if (i < 0 && colour === this.under) return this;
    this.nodes.push({ colour, outlines: [shape], boxes: [box], holes: [] });
    return this;
  }

  /** The ground painted on a plane would leave the plane's edges as hairlines: the plane is cut instead. */
  private cutOut(shape: Outline, box: Box): boolean {
    const covering: { node: Fill; outline: Outline }[] = [];
    for (let i = this.nodes.length - 1; i >= 0; i -= 1) {
      const node = this.nodes[i];
      if (node === undefined || typeof node === 'string') return false;
      node.boxes.forEach((other, n) => {
        const outline = node.outlines[n];
        if (outline && overlap(other, box)) covering.push({ node, outline });
      });
    }
    const [only, ...others] = covering;
    const plane = only && asRect(only.outline);
    if (!plane || others.length > 0) return false;
    if (plane.x0 > box.x0 || plane.y0 > box.y0 || plane.x1 < box.x1 || plane.y1 < box.y1)
      return false;
    only.node.holes.push(shape.map(reversed));
    return true;
  }

  ground(colour: string): this {
    this.under = colour;
    return this;
  }

  /** What these colours become where the page that shows the picture is dark. */
  inTheDark(colours: Readonly<Record<string, string>>): this {
    this.dark = colours;
    return this;
  }

  get groundColour(): string | undefined {
    return this.under;
  }

  /** Which motifs a picture shows: a test counts them. */
  note(motif: string): this {
    this.motifs.add(motif);
    return this;
  }

  group(attributes: string, draw: () => void): this {
    this.nodes.push(`<g${attributes ? ` ${attributes}` : ''}>`);
    draw();
    this.nodes.push('</g>');
    return this;
  }

  /** Paints only inside the outline. */
  clip(outline: Outline, draw: () => void): this {
    this.clipCount += 1;
    const id = `k${this.clipCount}`;
    this.nodes.push(`<clipPath id="${id}"><path d="${pathData([outline])}"/></clipPath>`);
    const outer = this.clips;
    this.clips = [...outer, outline];
    this.group(`clip-path="url(#${id})"`, draw);
    this.clips = outer;
    return this;
  }

  text(
    x: number,
    y: number,
    size: number,
    colour: string,
    words: string,
    style: TextStyle = {},
  ): this {
    const { weight, spacing = 0, anchor = 'start' } = style;
    const { letters, width, unitsPerEm } = lettering(words, weight, spacing / size);
    const scale = size / unitsPerEm;
    const before = { start: 0, middle: width / 2, end: width };
    const start = Math.round(x - before[anchor] * scale);
    const uses = letters
      .filter(({ outline }) => outline)
      .map(({ key, outline, x: at }) => `<use href="#${this.glyph(key, outline)}" x="${at}"/>`);
    const place = `translate(${start} ${Math.round(y)})scale(${scale}-${scale})`;
    this.nodes.push(`<g fill="${shorten(colour)}" transform="${place}">${uses.join('')}</g>`);
    return this;
  }

  /** The id under which a letter's outline is kept, once however often it is written. */
  private glyph(key: string, outline: string): string {
    const known = this.glyphs.get(key);
    if (known) return known.id;
    const id = `g${this.glyphs.size.toString(36)}`;
    this.glyphs.set(key, { id, outline });
    return id;
  }

  raw(markup: string): this {
    this.nodes.push(markup);
    return this;
  }

  svg(framing?: Framing): string {
    const body = this.nodes.map((node) => (typeof node === 'string' ? node : path(node))).join('');
    const outlines = [...this.glyphs.values()].map(
      ({ id, outline }) => `<path id="${id}" d="${outline}"/>`,
    );
    const defs = outlines.length > 0 ? `<defs>${outlines.join('')}</defs>` : '';
    const repainted = Object.entries(this.dark).map(
      ([light, dark]) => `[fill="${shorten(light)}"]{fill:${shorten(dark)}}`,
    );
    const style =
      repainted.length > 0
        ? `<style>@media(prefers-color-scheme:dark){${repainted.join('')}}</style>`
        : '';
    const { core, fit } = framing ?? {
      core: { x0: 0, y0: 0, x1: this.width, y1: this.height },
      fit: '',
    };
    const view = [core.x0, core.y0, core.x1 - core.x0, core.y1 - core.y0].map(Math.round).join(' ');
    // With a framing the ground goes on past the picture, as far as any box may show.
    const [w, h] = [this.width, this.height];
    const plane = framing ? rect(-9 * w, -9 * h, 19 * w, 19 * h) : rect(0, 0, w, h);
    const ground = this.under
      ? `<path fill="${shorten(this.under)}" d="${pathData([plane])}"/>`
      : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${w}" height="${h}"${fit && ` preserveAspectRatio="${fit}"`}>${style}${defs}${ground}${body}</svg>\n`;
  }
}

/** Draws in small units from a corner of its own: how symbols are written once and used at any size. */
export class Pen {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
  readonly unit: number;

  constructor(sheet: Sheet, x: number, y: number, unit: number) {
    this.sheet = sheet;
    this.x = x;
    this.y = y;
    this.unit = unit;
  }

  fill(colour: string, outline: Outline): this {
    this.sheet.fill(colour, moved(outline, this.x, this.y, this.unit));
    return this;
  }

  note(motif: string): this {
    this.sheet.note(motif);
    return this;
  }

  clip(outline: Outline, draw: () => void): this {
    this.sheet.clip(moved(outline, this.x, this.y, this.unit), draw);
    return this;
  }
}
