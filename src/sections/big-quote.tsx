import { Section, type Tone } from '../components/section.tsx';
import type { ClientTestimonial } from '../content/types.ts';
import { Quotation } from './quotation.tsx';

interface BigQuoteProps extends ClientTestimonial {
  readonly tone?: Tone;
}

export const BigQuote = ({ body, author, tone = 'marigold' }: BigQuoteProps) => (
  <Section tone={tone}>
    <Quotation author={{ ...author, role: `${author.handle}, ${author.company}` }}>
      {body}
    </Quotation>
  </Section>
);
