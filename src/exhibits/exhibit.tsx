import type { ComponentType } from 'react';
import type { Exhibit as Content } from '../content/exhibit-types.ts';
import { loadable } from '../loading/load.ts';
import { island } from '../sections/island.tsx';
import './exhibits.css';

type OfKind<Kind extends Content['kind']> = Extract<Content, { readonly kind: Kind }>;

interface Props<Kind extends Content['kind']> {
  readonly content: OfKind<Kind>;
}

const exhibit = <P extends object>(fetchCode: () => Promise<ComponentType<P>>) => {
  const source = loadable(fetchCode);
  return { load: source.load, Island: island(source) };
};

const exhibits: {
  readonly [Kind in Content['kind']]: {
    readonly load: () => Promise<unknown>;
    readonly Island: ComponentType<Props<Kind>>;
  };
} = {
  measure: exhibit(async () => (await import('./measure.tsx')).Measure),
  findings: exhibit(async () => (await import('./findings.tsx')).Findings),
  bill: exhibit(async () => (await import('./bill.tsx')).Bill),
  board: exhibit(async () => (await import('./board.tsx')).Board),
  drive: exhibit(async () => (await import('./drive.tsx')).Drive),
  gates: exhibit(async () => (await import('./gates.tsx')).Gates),
  close: exhibit(async () => (await import('./close.tsx')).Close),
  check: exhibit(async () => (await import('./check.tsx')).Check),
};

/** Loads the code of an exhibit that will be rendered instead of hydrated. */
export const loadExhibit = async ({ kind }: Content): Promise<void> => {
  await exhibits[kind].load();
};

/** An interactive example of a service. */
export const Exhibit = <Kind extends Content['kind']>({ content }: Props<Kind>) => {
  const { Island }: { readonly Island: ComponentType<Props<Kind>> } =
    exhibits[content.kind as Kind];
  return <Island content={content} />;
};
