import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { pageWords } from '../content/page-words.ts';
import type { Service } from '../content/types.ts';
import { Hero } from '../sections/hero.tsx';
import { Offerings } from '../sections/offerings.tsx';
import { ReachOut } from '../sections/reach-out.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { WhyChooseUs } from '../sections/why-choose-us.tsx';

export const ServicePage = ({ content }: { readonly content: Service }) => {
  const { name, description, hero, longDescription, offerings, whyChooseUs, image } = content;
  return (
    <>
      <Hero
        {...hero}
        eyebrow={
          <SiteLink to="/services" className="link inline-flex min-h-11 items-center">
            {pageWords.services}
          </SiteLink>
        }
      />
      <Section layout="grid" labelledBy="overview-title" className="gap-y-8">
        <div className="col-[content] lg:col-[content-start/span_4] lg:pr-12">
          <div className="lg:sticky lg:top-[calc(var(--bar)+3rem)]">
            <h2 id="overview-title">{name}</h2>
            <p className="mt-4 text-muted">{description}</p>
          </div>
        </div>
        <div className="prose col-[content] lg:col-[col_5/content-end]">
          {longDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {offerings && <Offerings {...offerings} image={image} />}
      <WhyChooseUs {...whyChooseUs} image={image} />
      <Testimonials items={content.testimonials} />
      <ReachOut content={content.reachOut} />
    </>
  );
};
