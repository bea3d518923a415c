import type { ReactNode } from 'react';
import { Reveal } from '../components/reveal.tsx';
import { Section, type Tone } from '../components/section.tsx';

interface BigQuoteProps {
  readonly children: string;
  /** The speaker, or the subject. */
  readonly source: ReactNode;
  readonly tone?: Tone;
}

/** One quote, as large as a heading, on its own colour plane. */
export const BigQuote = ({ children, source, tone = 'marigold' }: BigQuoteProps) => (
  <Section tone={tone}>
    <Reveal>
      <figure className="big-quote">
        <blockquote>
          <p>{children}</p>
        </blockquote>
        <figcaption>{source}</figcaption>
      </figure>
    </Reveal>
  </Section>
);
