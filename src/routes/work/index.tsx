import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const ClosingLine = still((sections) => sections.ClosingLine);
const IntroLine = still((sections) => sections.IntroLine);
const Projects = still((sections) => sections.Projects);

const WorkPage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <IntroLine {...content.intro} />
      <Projects />
      <ClosingLine image={content.hero.image} {...content.closing} />
    </>
  );
};

export const Route = createFileRoute('/work/')({
  loader: async () => (await import('../../content/pages/work.ts')).work,
  head: headOf({ path: '/work' }),
  component: WorkPage,
});
