import { ButtonLink } from '../components/button.tsx';
import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import { navigation } from '../content/navigation.ts';
import { pageWords } from '../content/page-words.ts';
import type { Service } from '../content/types.ts';
import { Exhibit, loadExhibit } from '../exhibits/exhibit.tsx';
import { Hero } from '../sections/hero.tsx';
import { Offerings } from '../sections/offerings.tsx';
import { ReachOut } from '../sections/reach-out.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { WhyChooseUs } from '../sections/why-choose-us.tsx';
import './service-page.css';

/** Fetches what the page renders beyond its own code. */
export const loadServicePage = async ({ exhibit }: Service): Promise<void> => {
  if (exhibit) await loadExhibit(exhibit);
};

export const ServicePage = ({ content }: { readonly content: Service }) => {
  const { name, description, hero, longDescription, offerings, whyChooseUs, exhibit } = content;
  const [opening, ...rest] = longDescription;
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
      <div>
        {exhibit && <Exhibit content={exhibit} />}
        <Section layout="grid" labelledBy="overview-title" className="gap-y-8">
          <div className="col-[content] lg:col-[content-start/span_4] lg:pr-12">
            <div className="lg:sticky lg:top-[calc(var(--bar)+3rem)]">
              <p className="mb-6 font-semibold text-indigo">{name}</p>
              <h2 id="overview-title" className="text-[clamp(1.5rem,1.2rem+1vw,2.125rem)]/[1.1]">
                {description}
              </h2>
            </div>
          </div>
          <div className="prose col-[content] lg:col-[col_5/content-end]">
            <p>{opening}</p>
            <Unfold summary={<span className="font-semibold">{pageWords.howItGoes}</span>}>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Unfold>
          </div>
        </Section>
        {offerings && <Offerings {...offerings} />}
        <WhyChooseUs {...whyChooseUs} />
        <Testimonials items={content.testimonials} />
        <div className="touch-bar">
          <ButtonLink to="/contact" className="w-full">
            {navigation.getInTouch}
          </ButtonLink>
        </div>
      </div>
      <ReachOut content={content.reachOut} />
    </>
  );
};
