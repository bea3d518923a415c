import { TeamStrip } from '../components/team-strip.tsx';
import { navigation } from '../content/navigation.ts';
import type { AboutContent } from '../content/pages/about.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';

const ClosingLine = later((sections) => sections.ClosingLine);
const Mission = later((sections) => sections.Mission);
const NamedRows = later((sections) => sections.NamedRows);
const StatGrid = later((sections) => sections.StatGrid);
const Story = later((sections) => sections.Story);

export const AboutPage = ({ content }: { readonly content: AboutContent }) => (
  <>
    <Hero {...content.hero} eyebrow={content.eyebrow} />
    <Mission {...content.mission} />
    <Story {...content.story} />
    <StatGrid statistics={content.statistics} link={content.servicesLink} />
    <NamedRows title={content.coreValues.title} items={content.coreValues.items} />
    <div className="wrap pb-(--rhythm)">
      <TeamStrip {...navigation.team} />
    </div>
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);
