import type { ReactNode } from 'react';
import { fill } from '../content/fill.ts';
import type { IconName } from '../content/icons.ts';
import { dayText } from './day.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

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
  /** What three or four entries take at each width, as Tailwind's minimum heights. */
  readonly room: string;
  readonly children: (item: T) => ReactNode;
}

/** Instead of the list: the reason, beside home's door, shut. */
const Plane = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <div className="flex grow flex-wrap items-end justify-between gap-x-10 bg-sand px-6 lg:px-10">
    <div className="flex-[1_1_18rem] py-8 lg:py-10">
      <Icon name={icon} className="size-10! text-clay" />
      <p className="mt-5 max-w-text text-lead">{children}</p>
    </div>
    <div className="ml-auto flex aspect-4/5 w-48 overflow-hidden rounded-t-full border-8 border-marigold border-b-0 md:w-72">
      <Picture id="leaves/left" alt="" />
      <Picture id="leaves/right" alt="" />
    </div>
  </div>
);

const Bars = () => (
  <div className="mt-6 flex grow flex-col noscript:hidden" aria-hidden="true">
    {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
      <div key={width} className="grow border-line border-t py-8">
        <div className={`h-6 bg-sand ${width}`} />
        <div className="mt-4 h-4 w-4/5 bg-sand" />
      </div>
    ))}
  </div>
);

/**
 * Such a list in every state it can be in. It has room for its entries from the start, so that what
 * comes below does not jump when they arrive: a browser without scroll anchoring, such as Safari,
 * would take a reader there along.
 */
export const Listing = <T extends { readonly id: string }>({
  state,
  words,
  room,
  children,
}: ListingProps<T>) => (
  <div
    className={`flex flex-col ${state.status === 'loading' ? `${room} noscript:min-h-0` : 'min-h-120'}`}
    aria-live="polite"
    aria-busy={state.status === 'loading'}
  >
    {state.status === 'loading' && (
      <>
        <p className="text-muted noscript:hidden">{words.loading}</p>
        <p className="hidden text-muted noscript:block">{words.unavailable}</p>
        <Bars />
      </>
    )}
    {state.status === 'unavailable' && <Plane icon="wifi-off">{words.unavailable}</Plane>}
    {state.status === 'ready' && state.items.length === 0 && (
      <Plane icon="calendar-check">{words.none}</Plane>
    )}
    {state.status === 'ready' && state.items.length > 0 && (
      <>
        {state.asOf && (
          <p className="mb-8 flex gap-4 bg-sand px-5 py-4">
            <Icon name="wifi-off" className="text-clay" />
            {fill(words.stale, { date: dayText(state.asOf) })}
          </p>
        )}
        <ul>
          {state.items.map((item) => (
            <li key={item.id} className="border-line border-t first:border-ink first:border-t-4">
              {children(item)}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
