import type { ReactNode } from 'react';
import type { Tone } from '../components/section.tsx';

// Whole class names, so that Tailwind finds them.
const tones: Readonly<Partial<Record<Tone, string>>> = {
  paper: 'tone-paper',
  sand: 'tone-sand',
  marigold: 'tone-marigold',
  ink: 'tone-ink',
};

interface OpeningProps {
  readonly title: string;
  readonly tagline: string;
  readonly tone?: Tone;
  /** Below the words, in the page's twelve columns. */
  readonly children?: ReactNode;
}

/** Opens a page with type alone, across the page; the times are the hero's. */
export const Opening = ({ title, tagline, tone = 'paper', children }: OpeningProps) => (
  <section
    className={`page-grid gap-y-8 pt-[calc(var(--bar)+clamp(3rem,7vw,7rem))] ${tones[tone]}`}
  >
    <h1 className="hero-title col-[content] text-giant lg:col-[2/span_11]">{title}</h1>
    <p className="hero-tagline col-[content] max-w-text text-lead text-muted lg:col-[2/span_6]">
      {tagline}
    </p>
    {children}
  </section>
);
