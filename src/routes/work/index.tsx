import { createFileRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const ClosingLine = still((sections) => sections.ClosingLine);
const LargeIndex = still((sections) => sections.LargeIndex);

const WorkPage = () => {
  const { content, entries } = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <LargeIndex entries={entries} />
      <ClosingLine image={content.hero.image} {...content.closing} />
    </>
  );
};

export const Route = createFileRoute('/work/')({
  loader: async () => {
    const [page, { caseStudies }] = await Promise.all([
      import('../../content/pages/work.ts'),
      import('../../content/case-studies.ts'),
    ]);
    const entries = caseStudies.map(
      ({ id, title, description, client, service, image }): NavigationEntry & { note: string } => ({
        ...{ name: title, description, to: `/work/${id}`, note: client },
        image: image ?? `services/${service}`,
      }),
    );
    return { content: page.work, entries };
  },
  head: headOf({ path: '/work' }),
  component: WorkPage,
});
