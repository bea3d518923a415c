import { memo, Suspense, useState } from 'react';
import type { Exhibit as Content } from '../content/exhibit-types.ts';
import { type Island, island } from './island.ts';
import './exhibits.css';

type OfKind<Kind extends Content['kind']> = Extract<Content, { readonly kind: Kind }>;

const islands: {
  readonly [Kind in Content['kind']]: Island<{ readonly content: OfKind<Kind> }>;
} = {
  measure: island(() => import('./measure.tsx').then(({ Measure }) => Measure)),
  findings: island(() => import('./findings.tsx').then(({ Findings }) => Findings)),
  bill: island(() => import('./bill.tsx').then(({ Bill }) => Bill)),
  board: island(() => import('./board.tsx').then(({ Board }) => Board)),
  drive: island(() => import('./drive.tsx').then(({ Drive }) => Drive)),
  gates: island(() => import('./gates.tsx').then(({ Gates }) => Gates)),
  close: island(() => import('./close.tsx').then(({ Close }) => Close)),
  check: island(() => import('./check.tsx').then(({ Check }) => Check)),
};

/** Fetches the code of an exhibit that is about to be rendered rather than hydrated. */
export const loadExhibit = ({ kind }: Content): Promise<void> => islands[kind].load();

const Shown = <Kind extends Content['kind']>({ content }: { readonly content: OfKind<Kind> }) => {
  // Once: what waits must not be swapped for what is loaded, which would begin again.
  const [Component] = useState(() => islands[content.kind as Kind].component());
  return <Component content={content} />;
};

/**
 * What a service page lets its visitor try. On the first page of a visit its HTML stays as it is
 * until it is near the window; only then are its code fetched and React's hydration done.
 * Memoised, for an update from outside would make React render it before that.
 */
export const Exhibit = memo(({ content }: { readonly content: Content }) => (
  // From one service to the next it is another component, with a state of its own.
  <Suspense key={content.kind}>
    <Shown content={content} />
  </Suspense>
));
