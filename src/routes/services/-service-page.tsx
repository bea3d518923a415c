import { ButtonLink } from '../../components/button.tsx';
import { SiteLink } from '../../components/link.tsx';
import { navigation } from '../../content/navigation.ts';
import { pageWords } from '../../content/page-words.ts';
import type { Service } from '../../content/types.ts';
import { Exhibit } from '../../exhibits/exhibit.tsx';
import { Hero } from '../../sections/hero.tsx';
import { later, still } from '../../sections/later.tsx';
import './-service-page.css';
import { Still } from '../../sections/still.tsx';

const Offerings = still((sections) => sections.Offerings);
const ReachOut = still((sections) => sections.ReachOut);
const ServiceOverview = still((sections) => sections.ServiceOverview);
const Testimonials = later((sections) => sections.Testimonials);
const WhyChooseUs = still((sections) => sections.WhyChooseUs);

export const ServicePage = ({ content }: { readonly content: Service }) => {
  const { name, description, hero, longDescription, offerings, whyChooseUs, exhibit, example } =
    content;
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
      />
      <div>
        {exhibit && <Exhibit content={exhibit} />}
        <ServiceOverview {...{ description, example }} paragraphs={longDescription} />
        {offerings && <Offerings {...offerings} />}
        <WhyChooseUs {...whyChooseUs} />
        <Testimonials items={content.testimonials} />
        <Still>
          <div className="touch-bar">
            <ButtonLink to="/contact" search={{ topic }} className="w-full">
              {navigation.getInTouch}
            </ButtonLink>
          </div>
        </Still>
      </div>
      <ReachOut content={content.reachOut} topic={topic} service={content.id} />
    </>
  );
};
