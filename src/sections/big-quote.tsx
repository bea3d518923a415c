import type { ReactNode } from 'react';
import { Reveal } from '../components/reveal.tsx';
import { Section } from '../components/section.tsx';
import { Quotation } from './quotation.tsx';

interface BigQuoteProps {
  readonly children: string;
  /** The speaker, or what the quote is about. */
  readonly source: ReactNode;
}

export const BigQuote = ({ children, source }: BigQuoteProps) => (
  <Section tone="marigold">
    <Reveal>
      <figure>
        <Quotation className="max-w-[22em]">{children}</Quotation>
        <figcaption className="mt-8 max-w-160 border-ink border-t-2 pt-5 font-semibold lg:mt-12">
          {source}
        </figcaption>
      </figure>
    </Reveal>
  </Section>
);
