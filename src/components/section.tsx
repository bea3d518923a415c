import type { ReactNode } from 'react';

export type Tone = 'paper' | 'surface' | 'sand' | 'ink' | 'indigo' | 'marigold';

interface SectionProps {
  /** The background. It determines the colours of text, links and focus rings. */
  readonly tone?: Tone;
  /** `wrap`: one column within the page's margins. `grid`: the twelve columns (`page-grid`). */
  readonly layout?: 'wrap' | 'grid';
  /** The id of the section's heading. A constant is enough, because no page repeats a section. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Section = ({
  tone = 'paper',
  layout = 'wrap',
  labelledBy,
  className = '',
  children,
}: SectionProps) => (
  <section
    aria-labelledby={labelledBy}
    className={`section tone-${tone} ${layout === 'grid' ? 'page-grid' : 'wrap'} ${className}`}
  >
    {children}
  </section>
);

interface SectionHeadProps {
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly id?: string;
  readonly className?: string;
}

export const SectionHead = ({ eyebrow, title, text, id, className = '' }: SectionHeadProps) => (
  <header className={`mb-12 grid gap-y-5 lg:mb-16 lg:grid-cols-12 lg:items-end ${className}`}>
    <div className={text ? 'lg:col-span-7 lg:pr-12' : 'lg:col-span-9'}>
      {eyebrow}
      <h2 id={id}>{title}</h2>
    </div>
    {text && <p className="max-w-text text-lead text-muted lg:col-span-5">{text}</p>}
  </header>
);
