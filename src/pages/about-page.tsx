import { TeamStrip } from '../components/team-strip.tsx';
import { navigation } from '../content/navigation.ts';
import type { AboutPage as Content } from '../content/pages/about.ts';
import type { TeamMember } from '../content/types.ts';
import { ClosingLine } from '../sections/closing-line.tsx';
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
    <Hero {...content.hero} eyebrow={content.eyebrow} />
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
    <div className="wrap pb-(--rhythm)">
      <TeamStrip {...navigation.team} />
    </div>
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);
