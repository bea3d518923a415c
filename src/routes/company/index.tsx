import { createFileRoute } from '@tanstack/react-router';
import { Section } from '../../components/section.tsx';
import { companyPages } from '../../content/described-pages.gen.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/')({
  loader: async () => (await import('../../content/pages/company.ts')).company,
  head: headOf({ path: '/company' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <Still>
          <Section tone="ink" layout="grid" labelledBy="who-we-are" className="gap-y-8">
            <h2
              id="who-we-are"
              className="col-[content] text-marigold text-title lg:col-[2/span_3]"
            >
              {content.whoWeAre.title}
            </h2>
            <p className="col-[content] font-display text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)]/[1.25] tracking-[-0.02em] lg:col-[5/span_9]">
              {content.whoWeAre.text}
            </p>
          </Section>
        </Still>
        <stills.CompanyMosaic title={content.pagesTitle} tiles={companyPages} />
        <stills.ClosingLine image={content.hero.image} {...content.closing} />
      </>
    );
  },
});
