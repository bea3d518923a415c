import type { ComponentType } from 'react';
import type { Exhibit as Content } from '../content/exhibit-types.ts';
import { type IslandSource, island } from '../sections/island.tsx';
import './exhibits.css';

type OfKind<Kind extends Content['kind']> = Extract<Content, { readonly kind: Kind }>;

interface Props<Kind extends Content['kind']> {
  readonly content: OfKind<Kind>;
}

const sourceOf = <P extends object>(
  fetchCode: () => Promise<ComponentType<P>>,
): IslandSource<P> => {
  let loaded: ComponentType<P> | undefined;
  return {
    ready: () => loaded,
    load: async () => {
      loaded = await fetchCode();
      return loaded;
    },
  };
};

const sources: { readonly [Kind in Content['kind']]: IslandSource<Props<Kind>> } = {
  measure: sourceOf(() => import('./measure.tsx').then(({ Measure }) => Measure)),
  findings: sourceOf(() => import('./findings.tsx').then(({ Findings }) => Findings)),
  bill: sourceOf(() => import('./bill.tsx').then(({ Bill }) => Bill)),
  board: sourceOf(() => import('./board.tsx').then(({ Board }) => Board)),
  drive: sourceOf(() => import('./drive.tsx').then(({ Drive }) => Drive)),
  gates: sourceOf(() => import('./gates.tsx').then(({ Gates }) => Gates)),
  close: sourceOf(() => import('./close.tsx').then(({ Close }) => Close)),
  check: sourceOf(() => import('./check.tsx').then(({ Check }) => Check)),
};

const islands: { readonly [Kind in Content['kind']]: ComponentType<Props<Kind>> } = {
  measure: island(sources.measure),
  findings: island(sources.findings),
  bill: island(sources.bill),
  board: island(sources.board),
  drive: island(sources.drive),
  gates: island(sources.gates),
  close: island(sources.close),
  check: island(sources.check),
};

/** Fetches the code of an exhibit that is about to be rendered rather than hydrated. */
export const loadExhibit = async ({ kind }: Content): Promise<void> => {
  await sources[kind].load();
};

/** What a service page lets its visitor try. */
export const Exhibit = <Kind extends Content['kind']>({ content }: Props<Kind>) => {
  const Shown: ComponentType<Props<Kind>> = islands[content.kind as Kind];
  return <Shown content={content} />;
};
