import { memo, Suspense, useState } from 'react';
import type { Exhibit as Content } from '../content/exhibit-types.ts';
import { type Island, island } from './island.ts';
import './exhibits.css';

const islands = {
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

function Shown<Props extends object>({
  island: each,
  props,
}: {
  readonly island: Island<Props>;
  readonly props: Props;
}) {
  // Once: what waits must not be swapped for what is loaded, which would begin again.
  const [Component] = useState(() => each.component());
  return <Component {...props} />;
}

const OfKind = ({ content }: { readonly content: Content }) => {
  switch (content.kind) {
    case 'measure':
      return <Shown island={islands.measure} props={{ content }} />;
    case 'findings':
      return <Shown island={islands.findings} props={{ content }} />;
    case 'bill':
      return <Shown island={islands.bill} props={{ content }} />;
    case 'board':
      return <Shown island={islands.board} props={{ content }} />;
    case 'drive':
      return <Shown island={islands.drive} props={{ content }} />;
    case 'gates':
      return <Shown island={islands.gates} props={{ content }} />;
    case 'close':
      return <Shown island={islands.close} props={{ content }} />;
    case 'check':
      return <Shown island={islands.check} props={{ content }} />;
  }
};

/**
 * What a service page lets its visitor try. On the first page of a visit its HTML stays as it is
 * until it is near the window; only then are its code fetched and React's hydration done.
 * Memoised, for an update from outside would make React render it before that.
 */
export const Exhibit = memo(({ content }: { readonly content: Content }) => (
  // From one service to the next it is another component, with a state of its own.
  <Suspense key={content.kind}>
    <OfKind content={content} />
  </Suspense>
));
