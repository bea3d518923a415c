import { isSharp, type Shape, transformOf } from '../seal/shape.ts';

/** The shapes of a seal or a wall. Must be inside an `<svg>`. */
export const DrawnShapes = ({ shapes }: { readonly shapes: readonly Shape[] }) =>
  shapes.map((shape, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: painted in this order and never moved
      key={index}
      fill={shape.fill}
      d={shape.d}
      transform={transformOf(shape.at)}
      {...(isSharp(shape) && { shapeRendering: 'crispEdges' })}
    />
  ));
