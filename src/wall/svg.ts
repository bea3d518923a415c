import { isSharp, type Shape, transformOf } from '../seal/shape.ts';
import { COLUMNS, type Mural, ROWS, TILE } from './mural.ts';

const CRISP = ' shape-rendering="crispEdges"';

/** Shapes of one place, in one group. */
const groupOf = (transform: string, shapes: readonly Shape[]): string => {
  const allSharp = shapes.every(isSharp);
  const paths = shapes.map(
    (shape) =>
      `<path fill="${shape.fill}"${!allSharp && isSharp(shape) ? CRISP : ''} d="${shape.d}"/>`,
  );
  return `<g transform="${transform}"${allSharp ? CRISP : ''}>${paths.join('')}</g>`;
};

/** A wall as a standalone file, without any text. */
export const svgOf = ({ tiles }: Mural): string => {
  const places: { readonly transform: string; readonly shapes: Shape[] }[] = [];
  for (const shape of tiles.flat()) {
    const transform = transformOf(shape.at);
    const last = places.at(-1);
    if (last?.transform === transform) last.shapes.push(shape);
    else places.push({ transform, shapes: [shape] });
  }
  const [width, height] = [COLUMNS * TILE, ROWS * TILE];
  const groups = places.map(({ transform, shapes }) => groupOf(transform, shapes));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${groups.join('')}</svg>`;
};
