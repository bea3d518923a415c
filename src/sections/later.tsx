import { type ComponentType, Suspense, use } from 'react';
import { island } from './island.tsx';
import { Still } from './still.tsx';

type Islands = typeof import('./islands.ts');
type Stills = typeof import('./stills.ts');

let islands: Islands | undefined;
let stills: Stills | undefined;

const loadIslands = async (): Promise<Islands> => {
  islands ??= await import('./islands.ts');
  return islands;
};
const loadStills = async (): Promise<Stills> => {
  stills ??= await import('./stills.ts');
  return stills;
};

/**
 * Fetches the code of all sections: for a page that is rendered rather than hydrated.
 * @throws when it cannot be fetched
 */
export const loadSections = async (): Promise<void> => {
  await Promise.all([loadIslands(), loadStills()]);
};

/** A section that is used; it wakes when it is near the window. */
export const later = <Props extends object>(choose: (from: Islands) => ComponentType<Props>) =>
  island<Props>({
    ready: () => islands && choose(islands),
    load: async () => choose(await loadIslands()),
  });

interface ChosenProps<Props> {
  readonly choose: (from: Stills) => ComponentType<Props>;
  readonly props: Props;
}

let coming: Promise<Stills> | undefined;

const Chosen = <Props extends object>({ choose, props }: ChosenProps<Props>) => {
  if (!stills) {
    // Navigation loads them first. React has failed to hydrate this page, and renders all of it.
    coming ??= loadStills();
    const Section = choose(use(coming));
    return <Section {...props} />;
  }
  const Section = choose(stills);
  return <Section {...props} />;
};

/** A section that is only read; on the first page of a visit it stays the server's HTML. */
export const still =
  <Props extends object>(choose: ChosenProps<Props>['choose']) =>
  (props: Props) => (
    <Still>
      {stills ? (
        <Chosen choose={choose} props={props} />
      ) : (
        <Suspense>
          <Chosen choose={choose} props={props} />
        </Suspense>
      )}
    </Still>
  );
