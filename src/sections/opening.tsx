import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { Tone } from '../components/section.tsx';
import type { ImageId } from '../content/types.ts';

interface OpeningProps {
  /** Shown above the title: for example, a link to the parent page. */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly tagline: ReactNode;
  readonly tone?: Tone;
  /** Shown at the right edge in wide windows, and below the text in narrow ones. */
  readonly image?: ImageId | undefined;
  /** Shown below the text, in the page's twelve columns. */
  readonly children?: ReactNode;
}

/** The top of a page without a hero. It uses the same animation timing as a hero. */
export const Opening = ({
  eyebrow,
  title,
  tagline,
  tone = 'paper',
  image,
  children,
}: OpeningProps) => (
  <section
    className={`page-grid gap-y-8 pt-[calc(var(--bar)+clamp(3rem,7vw,7rem))] ${image ? 'lg:grid-rows-[auto_auto_1fr]' : ''} tone-${tone}`}
  >
    {eyebrow && <div className="col-[content] font-semibold lg:col-[2/span_7]">{eyebrow}</div>}
    <h1
      className={`hero-title col-[content] text-giant ${image ? 'lg:col-[2/span_7]' : 'lg:col-[2/span_11]'}`}
    >
      {title}
    </h1>
    <p
      className={`hero-tagline col-[content] max-w-text text-lead text-muted lg:col-[2/span_6] ${image ? 'lg:pb-16' : ''}`}
    >
      {tagline}
    </p>
    {image && (
      <div className="relative col-[full] mt-6 aspect-3/2 lg:col-[9/-1] lg:row-[1/4] lg:mt-[calc(clamp(3rem,7vw,7rem)*-1)] lg:aspect-auto lg:min-h-140">
        <Picture id={image} alt="" eager className="absolute inset-0" />
      </div>
    )}
    {children}
  </section>
);
