import { useEffect } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { ArrowLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Section, SectionHead } from '../components/section.tsx';
import { pageWords } from '../content/page-words.ts';
import type { home } from '../content/pages/home.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { site } from '../content/site.ts';
import { Hero } from '../sections/hero.tsx';
import { islands, stills } from '../sections/later.tsx';
import './-home-page.css';
import { Still } from '../sections/still.tsx';
import { paintDoors } from '../wall/own-wall.ts';
import { WallInvitation } from '../wall/wall-invitation.tsx';

export const HomePage = ({ content }: { readonly content: typeof home }) => {
  const { hero, statistics, services, products, academy, reachOut } = content;
  const { level } = site.supplier.bbbee;
  useEffect(() => {
    void paintDoors();
  }, []);
  return (
    <>
      <Hero
        {...hero}
        actions={
          <>
            <ButtonLink to="/services" icon="arrow-right">
              {pageWords.exploreServices}
            </ButtonLink>
            <ButtonLink to="/contact" tone="outline">
              {pageWords.contactUs}
            </ButtonLink>
          </>
        }
      />
      <stills.Statistics
        tone="ink"
        items={statistics}
        note={`${site.projectsNote} ${site.satisfactionNote}`.trim()}
      >
        <ArrowLink to="/company/supplier">
          {level ? `B-BBEE ${level}` : pageWords.supplier}
        </ArrowLink>
      </stills.Statistics>
      <Still>
        <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-(--rhythm) pb-8 lg:pb-16">
          <h2>{pageWords.work}</h2>
          <ArrowLink to="/work">{pageWords.allWork}</ArrowLink>
        </div>
      </Still>
      {/* On phones, only the first project shows its picture. */}
      <stills.Projects className="max-md:[&>li+li_.service-row-picture]:hidden" />
      <stills.ProjectQuote id="fourth-working-day" />
      <Still>
        <SectionHead labelledBy="services-title" title={services.title} text={services.intro} />
      </Still>
      <stills.ServiceGrid entries={serviceEntries} />
      <islands.OfflineBand {...content.offlineBand} />
      <Still>
        <Section labelledBy="products-title" title={products.title} text={products.intro}>
          <div data-reveal>
            <stills.ProductShelf />
          </div>
        </Section>
        <Section layout="grid" labelledBy="academy-title" className="pt-0! max-lg:pb-0!">
          <div className="relative col-[full] aspect-3/2 lg:col-[full-start/col_6] lg:aspect-auto lg:min-h-152">
            <Picture id="company/academy" alt="" className="lg:absolute lg:inset-0" />
          </div>
          <div className="col-[content] self-center py-16 lg:col-[col_7/content-end] lg:py-28">
            <div data-reveal>
              <h2 id="academy-title">{academy.title}</h2>
              <p className="mt-5 max-w-text text-lead text-muted">{academy.intro}</p>
              <p className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
                <ArrowLink to="/company/academy">{pageWords.academy}</ArrowLink>
                <ArrowLink to="/training">{pageWords.trainingProgrammes}</ArrowLink>
              </p>
            </div>
          </div>
        </Section>
        <WallInvitation />
      </Still>
      <stills.ReachOut content={reachOut} />
    </>
  );
};
