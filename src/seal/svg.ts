import { isSharp, type Shape, transformOf } from './shape.ts';

const CRISP = ' shape-rendering="crispEdges"';

const groupOf = (transform: string, shapes: readonly Shape[]): string => {
  const allSharp = shapes.every(isSharp);
  const paths = shapes.map(
    (shape) =>
      `<path fill="${shape.fill}"${!allSharp && isSharp(shape) ? CRISP : ''} d="${shape.d}"/>`,
  );
  return `<g transform="${transform}"${allSharp ? CRISP : ''}>${paths.join('')}</g>`;
};

export const shapesAsSvg = (shapes: readonly Shape[]): string => {
  const places: { readonly transform: string; readonly shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    const transform = transformOf(shape.at);
    const last = places.at(-1);
    if (last?.transform === transform) last.shapes.push(shape);
    else places.push({ transform, shapes: [shape] });
  }
  return places.map((place) => groupOf(place.transform, place.shapes)).join('');
};

/** Escapes text for the content of an SVG element, but not for an attribute. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
