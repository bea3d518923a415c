import type { ReactNode } from 'react';
import { Reveal } from '../components/reveal.tsx';
import { Section } from '../components/section.tsx';

interface BigQuoteProps {
  readonly children: string;
  /** The speaker, or the subject. */
  readonly source: ReactNode;
}

/** One quote, as large as a heading, on its own colour plane. */
export const BigQuote = ({ children, source }: BigQuoteProps) => (
  <Section tone="marigold">
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
