import { ButtonLink } from '../../components/button.tsx';
import { SiteLink } from '../../components/link.tsx';
import { fill } from '../../content/fill.ts';
import { navigation } from '../../content/navigation.ts';
import { pageWords } from '../../content/page-words.ts';
import { site } from '../../content/site.ts';
import type { Service } from '../../content/types.ts';
import { Exhibit } from '../../exhibits/exhibit.tsx';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import './-service-page.css';
import { Still } from '../../sections/still.tsx';

export const ServicePage = ({ content }: { readonly content: Service }) => {
  const { name, hero, exhibit, offerings, isAssessed } = content;
  const topic = `services/${content.id}`;
  return (
    <>
      <Hero
        {...hero}
        eyebrow={
          <>
            <SiteLink to="/services" className="link inline-flex min-h-11 items-center">
              {pageWords.services}
            </SiteLink>
            {` / ${name}`}
          </>
        }
        details={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
            <ButtonLink to="/contact" search={{ topic }} className="max-md:hidden">
              {isAssessed ? pageWords.askForAssessment : navigation.getInTouch}
            </ButtonLink>
            {isAssessed && site.prices.assessment && (
              <p className="font-semibold">
                {fill(pageWords.assessment, { price: site.prices.assessment })}
              </p>
            )}
          </div>
        }
      />
      <div className="bg-paper">
        {exhibit && <Exhibit content={exhibit} />}
        <stills.ServiceOverview {...content} />
        <stills.Projects service={content.id} isLarge />
        {offerings && <stills.Offerings {...offerings} motif={hero.image} />}
        <stills.NamedRows {...content.whyChooseUs} motif={hero.image} />
        <islands.Testimonials items={content.testimonials} />
        <Still>
          <div className="touch-bar">
            <ButtonLink to="/contact" search={{ topic }} className="w-full">
              {navigation.getInTouch}
            </ButtonLink>
          </div>
        </Still>
      </div>
      <stills.ReachOut content={content.reachOut} topic={topic} />
    </>
  );
};
