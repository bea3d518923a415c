import type { ReactNode } from 'react';
import { dayText } from '../content/calendar.ts';
import { fill } from '../content/fill.ts';
import type { IconName } from '../content/icons.ts';
import type { ListWords } from '../content/types.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface ListingProps<T> {
  readonly status: 'loading' | 'ready' | 'unavailable';
  /** The day on which the list was read (ISO 8601). Set only if the list could not be refreshed. */
  readonly asOf?: string | undefined;
  /** Empty unless the list is ready. */
  readonly items: readonly T[];
  readonly words: ListWords;
  readonly children: (item: T) => ReactNode;
}

/** Says why there is no list, beside a picture of a closed door. */
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

export const Listing = <T extends { readonly id: string }>({
  status,
  asOf,
  items,
  words,
  children,
}: ListingProps<T>) => (
  <div className="flex flex-col" aria-live="polite" aria-busy={status === 'loading'}>
    {status === 'loading' && (
      <>
        <p className="text-muted noscript:hidden">{words.loading}</p>
        <p className="hidden text-muted noscript:block">{words.withoutScript}</p>
      </>
    )}
    {status === 'unavailable' && <Plane icon="wifi-off">{words.unavailable}</Plane>}
    {status === 'ready' && items.length === 0 && <Plane icon="calendar-check">{words.none}</Plane>}
    {items.length > 0 && (
      <>
        {asOf && (
          <p className="mb-8 flex gap-4 bg-sand px-5 py-4">
            <Icon name="wifi-off" className="text-clay" />
            {fill(words.stale, { date: dayText(asOf) })}
          </p>
        )}
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-line border-t first:border-ink first:border-t-4">
              {children(item)}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
