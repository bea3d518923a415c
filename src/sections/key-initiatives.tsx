import { Carousel } from '../components/carousel.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import type { InitiativesContent } from '../content/pages/initiatives.ts';
import type { Initiative } from '../content/types.ts';

const Slide = ({ initiative }: { readonly initiative: Initiative }) => (
  <article className="grid h-full grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-16">
    <div className="relative aspect-4/3">
      <Picture id={initiative.image} alt="" />
    </div>
    <div className="flex flex-col justify-center">
      <h3 className="text-subheading">{initiative.title}</h3>
      <dl className="mt-8 flex flex-col gap-5">
        {initiative.description.map((line) => {
          const [label, ...text] = line.split(': ');
          return (
            <div key={line} className="border-line border-t pt-4">
              <dt className="font-semibold text-indigo">{label}</dt>
              <dd className="mt-1 max-w-text first-letter:uppercase">{text.join(': ')}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  </article>
);

export const KeyInitiatives = ({ title, intro, items }: InitiativesContent['initiatives']) => (
  <Section tone="surface" title={title} text={intro}>
    <div data-reveal>
      <Carousel
        label={title}
        slides={items.map((initiative) => ({
          name: initiative.title,
          content: <Slide initiative={initiative} />,
        }))}
      />
    </div>
  </Section>
);
