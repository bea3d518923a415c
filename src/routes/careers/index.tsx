import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import { SideSection } from '../../components/section.tsx';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/careers/')({
  loader: async () => {
    const { careersWith } = await import('../../content/pages/careers.ts');
    return careersWith(retentionWith(env.retentionDays));
  },
  head: headOf({ path: '/careers' }),
  component: () => {
    const content = Route.useLoaderData();
    const { hero, openApplication } = content;
    return (
      <>
        <Hero {...hero} />
        <islands.OpenVacancies words={content.vacancies} />
        <stills.RunInList {...content.whyWorkHere} />
        <stills.BigQuote {...content.quote} tone="sand" />
        <stills.NumberedSteps {...content.howWeHire} />
        <Still>
          <SideSection tone="indigo" labelledBy="open-application" title={openApplication.title}>
            <p className="max-w-text text-lead">{openApplication.text}</p>
            <ButtonLink
              to={openApplication.link.to}
              search={{ topic: 'careers' }}
              icon="arrow-right"
              className="mt-8"
            >
              {openApplication.link.text}
            </ButtonLink>
          </SideSection>
        </Still>
      </>
    );
  },
});
