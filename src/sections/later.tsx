import { type ComponentType, Suspense, use } from 'react';
import { loadable } from '../loading/load.ts';
import { island } from './island.tsx';
import { Still } from './still.tsx';

type Islands = typeof import('./islands.ts');
type Stills = typeof import('./stills.ts');

const islandCode = loadable<Islands>(() => import('./islands.ts'));
const stillCode = loadable<Stills>(() => import('./stills.ts'));

/** Loads all sections' code. Call this before rendering (not hydrating) a page in a browser. */
export const loadSections = async (): Promise<void> => {
  await Promise.all([islandCode.load(), stillCode.load()]);
};

/** Returns a proxy for the module `Sections`. The proxy creates each component on first use. */
const createdByName = <Sections extends object>(create: (name: keyof Sections) => unknown) =>
  new Proxy({} as Sections, {
    get: (created, name) => {
      const key = name as keyof Sections;
      created[key] ??= create(key) as Sections[typeof key];
      return created[key];
    },
  });

/** Interactive sections. Each hydrates when it comes near the window or is used. */
export const islands = createdByName<Islands>((name) => {
  const choose = (from: Islands) => from[name] as ComponentType<object>;
  return island({
    ready: () => {
      const from = islandCode.ready();
      return from && choose(from);
    },
    load: async () => choose(await islandCode.load()),
  });
});

const Chosen = ({ name, props }: { readonly name: keyof Stills; readonly props: object }) => {
  // Navigations load the sections first, so `use` waits only after a failed hydration.
  const Section = (stillCode.ready() ?? use(stillCode.load()))[name] as ComponentType<object>;
  return <Section {...props} />;
};

/** Sections without state. On the first page of a visit, React keeps the server's HTML. */
export const stills = createdByName<Stills>((name) => (props: object) => (
  <Still>
    {stillCode.ready() ? (
      <Chosen name={name} props={props} />
    ) : (
      <Suspense>
        <Chosen name={name} props={props} />
      </Suspense>
    )}
  </Still>
));
