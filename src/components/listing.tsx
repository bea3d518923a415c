import type { ReactNode } from 'react';
import { dayText } from './day.tsx';

/** A list that comes from the server: on its way, here (perhaps as of an earlier day), or not. */
export type ListingState<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      /** ISO 8601; set when the list could not be refreshed and is the one seen last. */
      readonly asOf?: string;
    }
  | { readonly status: 'unavailable' };

interface ListingProps<T> {
  readonly state: ListingState<T>;
  readonly words: {
    readonly loading: string;
    readonly none: string;
    /** Has a `{date}` to fill in. */
    readonly stale: string;
    readonly unavailable: string;
  };
  readonly children: (item: T) => ReactNode;
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-text border-marigold border-l-4 py-1 pl-5 text-muted">{children}</p>
);

/**
 * Such a list in every state it can be in. It keeps the height of three entries from the start, so
 * that what comes below does not jump when the list arrives.
 */
export const Listing = <T extends { readonly id: string }>({
  state,
  words,
  children,
}: ListingProps<T>) => (
  <div className="min-h-120" aria-live="polite" aria-busy={state.status === 'loading'}>
    {state.status === 'loading' && (
      <>
        <p className="text-muted noscript:hidden">{words.loading}</p>
        <p className="hidden text-muted noscript:block">{words.unavailable}</p>
        <div className="mt-6 noscript:hidden" aria-hidden="true">
          {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
            <div key={width} className="border-line border-t-2 py-8">
              <div className={`h-6 bg-sand ${width}`} />
              <div className="mt-4 h-4 w-4/5 bg-sand" />
            </div>
          ))}
        </div>
      </>
    )}
    {state.status === 'unavailable' && <Line>{words.unavailable}</Line>}
    {state.status === 'ready' && state.items.length === 0 && <Line>{words.none}</Line>}
    {state.status === 'ready' && state.items.length > 0 && (
      <>
        {state.asOf && <Line>{words.stale.replace('{date}', dayText(state.asOf))}</Line>}
        <ul className={state.asOf ? 'mt-8' : ''}>
          {state.items.map((item) => (
            <li key={item.id} className="border-ink border-t-2 last:border-b-2">
              {children(item)}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
