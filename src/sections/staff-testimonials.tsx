import { Picture } from '../components/picture.tsx';
import { Rotator } from '../components/rotator.tsx';
import { Section, type Tone } from '../components/section.tsx';
import type { TrainingContent } from '../content/pages/training.ts';
import type { StaffTestimonial } from '../content/types.ts';

const Quote = ({ quote }: { readonly quote: StaffTestimonial }) => (
  <div className="grid h-full grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)] lg:gap-16">
    <div className="relative aspect-square w-28 md:w-auto">
      <Picture id={quote.developerImage} alt="" />
    </div>
    <figure className="flex flex-col justify-between gap-6">
      <blockquote className="font-bold font-display text-pretty text-statement">
        {`“${quote.developerQuote}”`}
      </blockquote>
      <figcaption>
        <span className="block font-semibold">{quote.developerName}</span>
        <span className="text-muted">{quote.developerRole}</span>
      </figcaption>
    </figure>
  </div>
);

type StaffTestimonialsProps = TrainingContent['testimonials'] & {
  readonly intro?: string;
  readonly tone?: Tone;
};

export const StaffTestimonials = ({ title, intro, items, tone }: StaffTestimonialsProps) => (
  <Section tone={tone} title={title} text={intro}>
    <div data-reveal>
      <Rotator
        label={title}
        slides={items.map((quote) => ({
          name: quote.developerName,
          content: <Quote quote={quote} />,
        }))}
      />
    </div>
  </Section>
);
