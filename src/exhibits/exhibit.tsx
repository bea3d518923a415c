import type { ComponentType } from 'react';
import type { Exhibit as Content } from '../content/exhibit-types.ts';
import { loadable } from '../loading/load.ts';
import { island } from '../sections/island.tsx';
import './exhibits.css';

const exhibit = <P extends object>(fetchCode: () => Promise<ComponentType<P>>) => {
  const source = loadable(fetchCode);
  return { load: source.load, Island: island(source) };
};

const exhibits = {
  measure: exhibit(async () => (await import('./measure.tsx')).Measure),
  findings: exhibit(async () => (await import('./findings.tsx')).Findings),
  bill: exhibit(async () => (await import('./bill.tsx')).Bill),
  board: exhibit(async () => (await import('./board.tsx')).Board),
  drive: exhibit(async () => (await import('./drive.tsx')).Drive),
  gates: exhibit(async () => (await import('./gates.tsx')).Gates),
  close: exhibit(async () => (await import('./close.tsx')).Close),
  check: exhibit(async () => (await import('./check.tsx')).Check),
} satisfies Record<Content['kind'], unknown>;

/** Loads an exhibit's code. Call this before rendering its page, but not before hydrating it. */
export const loadExhibit = async ({ kind }: Content): Promise<void> => {
  await exhibits[kind].load();
};

export const Exhibit = ({ content }: { readonly content: Content }) => {
  // TypeScript cannot infer that this component accepts content of this kind.
  const Island = exhibits[content.kind].Island as ComponentType<{ readonly content: Content }>;
  return <Island content={content} />;
};
