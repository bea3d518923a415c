import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/careers/')({
  loader: async () => {
    const { careersWith } = await import('../../content/pages/careers.ts');
    return careersWith(retentionWith(env.retentionDays));
  },
  head: headOf({ path: '/careers' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <islands.OpenVacancies words={content.vacancies} />
        <stills.RunInList {...content.whyWorkHere} />
        <stills.NumberedSteps {...content.howWeHire} />
        <stills.BigQuote {...content.quote} tone="sand" />
        <stills.ReachOut content={content.openApplication} topic="careers" />
      </>
    );
  },
});
