import { caseStudies } from '../content/case-studies.ts';
import { BigQuote } from './big-quote.tsx';

/** The quote of a case study, with a link to it. */
export const ProjectQuote = ({ id }: { readonly id: string }) => {
  const quote = caseStudies.find((each) => each.id === id)?.quote;
  return quote && <BigQuote {...quote} tone="marigold" to={`/work/${id}`} />;
};
