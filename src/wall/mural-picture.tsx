import { useLayoutEffect, useRef, useState } from 'react';
import { DrawnShapes } from '../sections/drawn-shapes.tsx';
import { COLUMNS, type Mural, ROWS, TILE } from './mural.ts';

const TURN_MS = 450;
const APART_MS = 55;

// A tile grows from its left edge, over the previous wall. The transform contains the position of
// this edge, because SVG transforms are relative to the drawing's corner.
const turn = (tile: Element, index: number): Animation => {
  const edge = (index % COLUMNS) * TILE;
  const swung = (share: number) => `translate(${edge}px) scaleX(${share}) translate(${-edge}px)`;
  return tile.animate([{ transform: swung(0) }, { transform: swung(1) }], {
    duration: TURN_MS,
    delay: index * APART_MS,
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
    fill: 'backwards',
  });
};

interface MuralPictureProps {
  readonly mural: Mural;
  readonly label: string;
}

/** A wall. When `mural` changes, the tiles turn one by one. */
export const MuralPicture = ({ mural, label }: MuralPictureProps) => {
  const tiles = useRef<SVGGElement>(null);
  const [{ now, before }, setPainted] = useState<{ now: Mural; before?: Mural }>({ now: mural });
  if (now !== mural) setPainted({ now: mural, before: now });

  // This is a layout effect, so that the new wall does not flash before its tiles turn.
  useLayoutEffect(() => {
    if (!before) return;
    const done = () => setPainted({ now });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return done();
    const turns = [...(tiles.current?.children ?? [])].map(turn);
    const last = turns.at(-1);
    if (last) last.onfinish = done;
    return () => {
      for (const each of turns) each.cancel();
    };
  }, [now, before]);

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`}
      className="block w-full"
    >
      {before && <DrawnShapes shapes={before.tiles.flat()} />}
      <g ref={tiles}>
        {now.tiles.map((shapes, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          <g key={index}>
            <DrawnShapes shapes={shapes} />
          </g>
        ))}
      </g>
    </svg>
  );
};
