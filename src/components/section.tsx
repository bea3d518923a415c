import type { ReactNode } from 'react';

export type Tone = 'paper' | 'surface' | 'sand' | 'ink' | 'indigo' | 'marigold';

interface SectionProps {
  /** The background. It determines the colours of text, links and focus rings. */
  readonly tone?: Tone | undefined;
  /** Background classes from hero-backgrounds.ts, instead of a tone. */
  readonly ground?: string | undefined;
  /** `wrap`: one column within the page's margins. `grid`: the twelve columns (`page-grid`). */
  readonly layout?: 'wrap' | 'grid';
  /** The id of the section's heading. A constant is enough, because no page repeats a section. */
  readonly labelledBy?: string | undefined;
  readonly eyebrow?: ReactNode;
  /** The heading, unless `children` contain it. */
  readonly title?: string;
  /** Shown beside the title in wide windows. */
  readonly text?: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const Section = ({
  tone = 'paper',
  ground = `tone-${tone}`,
  layout = 'wrap',
  labelledBy,
  eyebrow,
  title,
  text,
  className = '',
  children,
}: SectionProps) => (
  <section
    aria-labelledby={labelledBy}
    className={`section ${ground} ${layout === 'grid' ? 'page-grid' : 'wrap'} ${className}`}
  >
    {title && (
      <header className="mb-10 grid gap-x-16 gap-y-5 last:mb-0 lg:mb-16 lg:grid-cols-2 lg:items-end">
        <div className={text ? '' : 'lg:col-span-2'}>
          {eyebrow}
          <h2 id={labelledBy}>{title}</h2>
        </div>
        {text && <p className="max-w-text text-lead text-muted">{text}</p>}
      </header>
    )}
    {children}
  </section>
);

/** The heading of the list that follows. The list is as wide as the window. */
export const SectionHead = (
  props: Pick<SectionProps, 'tone' | 'labelledBy' | 'title' | 'text'>,
) => <Section {...props} className="pb-12! lg:pb-16!" />;

interface SideSectionProps extends Pick<SectionProps, 'tone' | 'ground' | 'labelledBy' | 'text'> {
  readonly title: string;
  readonly titleClass?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A heading beside its content. In wide windows, the heading stays in view. */
export const SideSection = ({
  tone,
  ground,
  labelledBy,
  title,
  titleClass,
  text,
  aside,
  children,
}: SideSectionProps) => (
  <Section tone={tone} ground={ground} layout="grid" labelledBy={labelledBy} className="gap-y-10">
    <header className="col-[content] self-start lg:sticky lg:top-32 lg:col-[2/span_4] lg:pr-10">
      <h2 id={labelledBy} className={titleClass}>
        {title}
      </h2>
      {text && <p className="mt-5 text-muted">{text}</p>}
      {aside}
    </header>
    <div className="col-[content] lg:col-[6/span_8]">{children}</div>
  </Section>
);
