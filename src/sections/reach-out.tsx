import { ButtonLink } from '../components/button.tsx';
import { Picture } from '../components/picture.tsx';
import type { CallToAction } from '../content/types.ts';
import { LeadLine } from './lead-line.tsx';

interface ReachOutProps {
  readonly content: CallToAction;
  /** The topic that the link passes to the contact form. Its lead, who answers, is shown. */
  readonly topic?: string;
}

export const ReachOut = ({ content, topic }: ReachOutProps) => (
  <section className="page-grid tone-indigo">
    <div
      data-reveal
      className="col-[content] py-16 md:col-[content-start/span_7] md:pr-10 lg:py-28 lg:pr-16"
    >
      <h2 className={content.line && 'font-text text-lead tracking-normal'}>{content.title}</h2>
      {content.line && (
        <p className="mt-3 text-balance font-bold font-display text-heading">{content.line}</p>
      )}
      <p className="mt-5 mb-8 max-w-text text-lead text-muted">{content.content}</p>
      {topic && <LeadLine topic={topic} portrait="size-16" why={content.why} className="mb-8" />}
      <ButtonLink
        to="/contact"
        search={topic ? { topic } : undefined}
        tone="marigold"
        icon="arrow-right"
      >
        {content.buttonText}
      </ButtonLink>
    </div>
    <div className="relative col-[full] max-md:aspect-2/1 md:col-[col_8/full-end] lg:col-[col_9/full-end]">
      <Picture id={content.image} alt="" className="md:absolute md:inset-0" />
    </div>
  </section>
);
