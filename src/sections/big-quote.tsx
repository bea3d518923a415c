import type { ReactNode } from 'react';
import { Reveal } from '../components/reveal.tsx';
import { Section } from '../components/section.tsx';

interface BigQuoteProps {
  readonly children: string;
  /** The speaker, or what the quote is about. */
  readonly source: ReactNode;
}

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
