import type { ReactNode } from 'react';
import { Section, type Tone } from '../components/section.tsx';
import { Quotation } from './quotation.tsx';

interface BigQuoteProps {
  readonly children: string;
  readonly source: ReactNode;
  readonly tone?: Tone;
}

export const BigQuote = ({ children, source, tone = 'marigold' }: BigQuoteProps) => (
  <Section tone={tone}>
    <figure data-reveal>
      <Quotation className="max-w-[22em]">{children}</Quotation>
      <figcaption className="mt-8 max-w-160 text-balance border-ink border-t-2 pt-5 font-semibold lg:mt-12">
        {source}
      </figcaption>
    </figure>
  </Section>
);
