import { ArrowLink } from '../components/link.tsx';
import { Section, type Tone } from '../components/section.tsx';
import { pageWords } from '../content/page-words.ts';
import type { ClientTestimonial, Path } from '../content/types.ts';
import { Quotation } from './quotation.tsx';

interface BigQuoteProps extends ClientTestimonial {
  readonly tone: Tone;
  /** The page of the project that the quote is about. */
  readonly to?: Path;
}

export const BigQuote = ({ body, author, tone, to }: BigQuoteProps) => (
  <Section tone={tone}>
    <Quotation author={{ ...author, role: `${author.handle}, ${author.company}` }}>
      {body}
    </Quotation>
    {to && (
      <p className="mt-8">
        <ArrowLink to={to}>{pageWords.readProject}</ArrowLink>
      </p>
    )}
  </Section>
);
