import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { NavigationEntry } from '../content/types.ts';

/** A picture and a name per service. In wide windows, pictures and texts alternate like tiles. */
export const ServiceGrid = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => (
  <ul className="grid grid-cols-2">
    {entries.map(({ name, description, to, image }, index) => (
      <li key={to}>
        <SiteLink
          to={to}
          className="group flex h-full flex-col md:grid md:grid-cols-2 focus-visible:[outline-offset:-6px] focus-visible:[outline-width:4px]"
        >
          {/* The padding makes a square that grows with its row, unlike `aspect-ratio`. */}
          <span
            className={`relative block overflow-hidden before:block before:pt-[100%] ${index % 4 > 1 ? 'md:order-2' : ''}`}
          >
            <Picture
              id={image}
              alt=""
              className="absolute inset-0 transition-[scale] duration-600 ease-open group-hover:scale-106"
            />
          </span>
          <span className="flex grow justify-between gap-1 border-line tone-surface px-5 py-4 md:flex-col transition-colors duration-250 group-hover:bg-indigo group-hover:text-on-indigo lg:p-7 lg:pl-margin xl:p-10 xl:pl-margin forced-colors:border">
            <span className="wrap-anywhere hyphens-auto font-bold font-display text-[clamp(1.125rem,0.65rem+1.65vw,2.125rem)]/[1.08] tracking-[-0.02em]">
              {name}
            </span>
            <span className="max-md:hidden text-muted text-small/[1.45] transition-colors duration-250 group-hover:text-inherit lg:text-body/[1.45] xl:text-lead">
              {description}
            </span>
            <Icon name="arrow-right" className="nudge mt-auto lg:size-8" />
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
);
