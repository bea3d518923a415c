import { useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../components/arrival.ts';
import { sealWords } from '../content/seal-words.ts';
import { SEAL_SIZE, sealOf } from '../seal/seal.ts';
import { DrawnShapes } from './drawn-shapes.tsx';
import type { SealProps } from './seal.tsx';

const OPENING_MS = 800;
/** One of the seal's two door leaves, and the pattern on that leaf. */
const LEAF = 'M0 0H18V36H0Z';
const HATCH = 'M6 0H12L0 12V6ZM18 0V6L0 24V18ZM18 12V18L0 36V30ZM18 24V30L12 36H6Z';

/** Loaded on demand, together with the code that generates seals. */
export const DrawnSeal = ({ id, state, isBrief = false }: SealProps) => {
  const leaves = useRef<SVGGElement>(null);
  const { words, shapes, colours } = sealOf(id);

  useLayoutEffect(() => {
    if (state === 'closed' || reducedMotion()) return;
    for (const leaf of leaves.current?.querySelectorAll('[data-leaf]') ?? []) {
      leaf.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
        duration: OPENING_MS,
        easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
      });
    }
  }, [state]);

  const leaf = (
    <g data-leaf {...(state === 'open' && { transform: 'scale(0 1)' })}>
      <path fill={colours[0]} d={LEAF} />
      <path fill={colours[1]} d={HATCH} />
    </g>
  );
  return (
    <>
      <svg
        viewBox={`0 0 ${SEAL_SIZE} ${SEAL_SIZE}`}
        aria-hidden="true"
        className="size-16 flex-none border border-line"
      >
        <DrawnShapes shapes={shapes} />
        <g ref={leaves}>
          {leaf}
          <g transform={`matrix(-1 0 0 1 ${SEAL_SIZE} 0)`}>{leaf}</g>
        </g>
      </svg>
      <p className="text-small">
        {sealWords.label}: <strong>{words}</strong>.{' '}
        {!isBrief && (state === 'open' ? sealWords.explained : sealWords.closed)}
      </p>
    </>
  );
};
