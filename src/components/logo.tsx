import { site } from '../content/site.ts';

/** The mark (two doors that swing open on one jamb) and the short name. */
export const Logo = ({ className = '' }: { readonly className?: string }) => (
  <span className={`inline-flex items-center gap-[0.45em] ${className}`}>
    <svg viewBox="0 0 40 40" className="size-[1.15em] flex-none" aria-hidden="true">
      <path
        className="fill-indigo forced-colors:fill-current"
        d="M0 0h40a20 20 0 0 1-20 20l20 20H0z"
      />
      <circle className="fill-marigold" cx="35" cy="22.5" r="5" />
    </svg>
    <span className="font-bold font-headline tracking-[-0.035em]">
      {site.shortName}
      <span className="sr-only">{site.name.slice(site.shortName.length)}</span>
    </span>
  </span>
);
