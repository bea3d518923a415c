import { lettering, type Weight } from './lettering.ts';
import { asRect, type Box, boxOf, moved, type Outline, pathData, rect } from './outline.ts';

interface Fill {
  readonly colour: string;
  readonly outlines: Outline[];
  readonly boxes: Box[];
}

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

interface TextStyle {
  readonly weight?: Weight;
  readonly anchor?: 'middle' | 'end';
  readonly spacing?: number;
}

/** One picture. Shapes are painted in the order given; equal colours share a path where that changes nothing. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly nodes: (Fill | string)[] = [];
  private clips = 0;
  private readonly glyphs = new Map<string, { id: string; outline: string }>();
  private readonly margin: number;

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
    for (let i = this.nodes.length - 1; i >= 0; i -= 1) {
      const node = this.nodes[i];
      if (node === undefined || typeof node === 'string') break;
      if (node.colour === colour) {
        node.outlines.push(shape);
        node.boxes.push(box);
        return this;
      }
      if (node.boxes.some((other) => overlap(other, box))) break;
    }
    this.nodes.push({ colour, outlines: [shape], boxes: [box] });
    return this;
  }

  ground(colour: string): this {
    return this.fill(colour, rect(0, 0, this.width, this.height));
  }

  group(attributes: string, draw: () => void): this {
    this.nodes.push(`<g${attributes ? ` ${attributes}` : ''}>`);
    draw();
    this.nodes.push('</g>');
    return this;
  }

  /** Paints only inside the outline. */
  clip(outline: Outline, draw: () => void): this {
    this.clips += 1;
    const id = `k${this.clips}`;
    this.nodes.push(`<clipPath id="${id}"><path d="${pathData([outline])}"/></clipPath>`);
    return this.group(`clip-path="url(#${id})"`, draw);
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

  svg(): string {
    const body = this.nodes
      .map((node) =>
        typeof node === 'string'
          ? node
          : `<path fill="${shorten(node.colour)}" d="${pathData(joinRects(node.outlines))}"/>`,
      )
      .join('');
    const outlines = [...this.glyphs.values()].map(
      ({ id, outline }) => `<path id="${id}" d="${outline}"/>`,
    );
    const defs = outlines.length > 0 ? `<defs>${outlines.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">${defs}${body}</svg>\n`;
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

  clip(outline: Outline, draw: () => void): this {
    this.sheet.clip(moved(outline, this.x, this.y, this.unit), draw);
    return this;
  }
}
