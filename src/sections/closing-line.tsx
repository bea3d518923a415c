import { ButtonLink } from '../components/button.tsx';
import { Picture } from '../components/picture.tsx';
import { leadOf } from '../content/lead-of.ts';
import type { Closing, ImageId } from '../content/types.ts';
import { closingGroundOf } from './hero-backgrounds.ts';
import { LeadLine } from './lead-line.tsx';

interface ClosingLineProps extends Closing {
  /** The hero's picture. It determines the background. */
  readonly image: ImageId;
  /** The topic that the link passes to the contact form. Its lead, who answers, is shown. */
  readonly topic?: string;
}

export const ClosingLine = ({ image, line, action, topic }: ClosingLineProps) => (
  <section className={`page-grid ${closingGroundOf(image)}`}>
    <div className="col-[content] py-16 md:col-[content-start/span_7] md:pr-10 lg:py-28 lg:pr-16">
      <p className="max-w-text text-balance font-bold font-display text-heading">{line}</p>
      <LeadLine topic={topic} portrait="size-24 md:hidden" className="mt-8 mb-10 md:mt-6" />
      <ButtonLink to="/contact" search={topic ? { topic } : undefined} icon="arrow-right">
        {action}
      </ButtonLink>
    </div>
    <div className="relative max-md:hidden md:col-[col_8/full-end] lg:col-[col_9/full-end]">
      <Picture id={leadOf(topic)?.image ?? image} alt="" className="absolute inset-0" />
    </div>
  </section>
);
