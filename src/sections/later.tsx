import { type ComponentType, memo, Suspense, use } from 'react';
import { retryLater } from '../page/connection/retry-later.ts';

type Sections = typeof import('./below.ts');

let loaded: Sections | undefined;

/**
 * Fetches the code of all sections below: for a page that is rendered rather than hydrated.
 * @throws when it cannot be fetched
 */
export const loadSections = async (): Promise<Sections> => {
  loaded ??= await import('./below.ts');
  return loaded;
};

let coming: Promise<Sections> | undefined;

/** Settles when the code is there. Without it a section stays as it came, as HTML. */
const come = (): Promise<Sections> => {
  coming ??= new Promise((resolve) => {
    const load = () => void loadSections().then(resolve, () => retryLater(load));
    load();
  });
  return coming;
};

/** Asks for the code of all sections below before the first of them is hydrated. */
export const preloadSections = (): void => void come();

interface ChosenProps<Props> {
  readonly choose: (sections: Sections) => ComponentType<Props>;
  readonly props: Props;
}

const Chosen = <Props extends object>({ choose, props }: ChosenProps<Props>) => {
  const Section = choose(loaded ?? use(come()));
  return <Section {...props} />;
};

/**
 * A section, or part of what surrounds a page, that React takes over when its code has come, after the
 * rest. Memoised, for an update from outside would make React render it before that.
 */
export const later = <Props extends object>(choose: ChosenProps<Props>['choose']) =>
  memo((props: Props) => (
    <Suspense>
      <Chosen choose={choose} props={props} />
    </Suspense>
  ));
