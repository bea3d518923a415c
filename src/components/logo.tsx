import { site } from '../content/site.ts';
import { wordmarkWidth } from '../content/wordmark.gen.ts';

/** The mark (two doors that swing open on one jamb) and the short name, drawn as an outline. */
export const Logo = ({ className = '' }: { readonly className?: string }) => (
  <span className={`inline-flex items-center gap-[0.45em] ${className}`}>
    <svg viewBox="0 0 40 40" className="size-[1.15em] flex-none" aria-hidden="true">
      <path
        className="fill-indigo forced-colors:fill-current"
        d="M0 0h40a20 20 0 0 1-20 20l20 20H0z"
      />
      <circle className="fill-marigold" cx="35" cy="22.5" r="5" />
    </svg>
    <svg
      viewBox={`0 -132 ${wordmarkWidth} 132`}
      className="h-[0.66em] flex-none overflow-visible fill-current"
      aria-hidden="true"
    >
      <use href="#wordmark" />
    </svg>
    <span className="sr-only">{site.name}</span>
  </span>
);
