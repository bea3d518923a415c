import { type ComponentType, Suspense, use } from 'react';
import { loadable } from '../loading/load.ts';
import { island } from './island.tsx';
import { Still } from './still.tsx';

type Islands = typeof import('./islands.ts');
type Stills = typeof import('./stills.ts');

const islands = loadable<Islands>(() => import('./islands.ts'));
const stills = loadable<Stills>(() => import('./stills.ts'));

/**
 * Loads the code for all sections. Call this before rendering (not hydrating) a page in a browser.
 * @throws if the code fails to load
 */
export const loadSections = async (): Promise<void> => {
  await Promise.all([islands.load(), stills.load()]);
};

/** Creates an interactive section, which hydrates when it comes near the window or is used. */
export const later = <Props extends object>(choose: (from: Islands) => ComponentType<Props>) =>
  island<Props>({
    ready: () => {
      const from = islands.ready();
      return from && choose(from);
    },
    load: async () => choose(await islands.load()),
  });

interface ChosenProps<Props> {
  readonly choose: (from: Stills) => ComponentType<Props>;
  readonly props: Props;
}

const Chosen = <Props extends object>({ choose, props }: ChosenProps<Props>) => {
  // Navigations load the sections first, so `use` waits only after a failed hydration.
  const Section = choose(stills.ready() ?? use(stills.load()));
  return <Section {...props} />;
};

/** Creates a section without state. On the first page of a visit, React keeps the server's HTML. */
export const still =
  <Props extends object>(choose: ChosenProps<Props>['choose']) =>
  (props: Props) => (
    <Still>
      {stills.ready() ? (
        <Chosen choose={choose} props={props} />
      ) : (
        <Suspense>
          <Chosen choose={choose} props={props} />
        </Suspense>
      )}
    </Still>
  );
