import { createFileRoute } from '@tanstack/react-router';
import { companyPages } from '../../content/described-pages.gen.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/')({
  loader: async () => (await import('../../content/pages/company.ts')).company,
  head: headOf({ path: '/company' }),
  component: () => {
    const { whoWeAre, ...content } = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <stills.Statement title={whoWeAre.title} note={whoWeAre.note}>
          {whoWeAre.text}
        </stills.Statement>
        <stills.CompanyMosaic title={content.pagesTitle} tiles={companyPages} />
        <stills.ClosingLine topic="company" image={content.hero.image} {...content.closing} />
      </>
    );
  },
});
