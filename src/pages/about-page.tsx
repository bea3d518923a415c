import type { AboutPage as Content } from '../content/pages/about.ts';
import type { TeamMember } from '../content/types.ts';
import { Hero } from '../sections/hero.tsx';
import { Mission } from '../sections/mission.tsx';
import { NamedRows } from '../sections/named-rows.tsx';
import { StatGrid } from '../sections/stat-grid.tsx';
import { Story } from '../sections/story.tsx';

interface AboutPageProps {
  readonly content: Content;
  readonly signedBy: TeamMember;
}

export const AboutPage = ({ content, signedBy }: AboutPageProps) => (
  <>
    <Hero {...content.hero} />
    <Mission
      {...content.mission}
      signedBy={{
        name: signedBy.name,
        role: signedBy.role,
        image: signedBy.image ?? 'people/placeholder',
        to: `/team/${signedBy.id}`,
      }}
    />
    <Story {...content.story} />
    <StatGrid statistics={content.statistics} link={content.servicesLink} />
    <NamedRows title={content.coreValues.title} items={content.coreValues.items} />
  </>
);
