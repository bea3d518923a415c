import { isSharp, type Shape, transformOf } from './shape.ts';

export const shapesAsSvg = (shapes: readonly Shape[]): string =>
  shapes
    .map((shape) => {
      const { fill, d, at } = shape;
      const crisp = isSharp(shape) ? ' shape-rendering="crispEdges"' : '';
      return `<path fill="${fill}" d="${d}" transform="${transformOf(at)}"${crisp}/>`;
    })
    .join('');

/** Escapes text for the content of an SVG element, but not for an attribute. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
