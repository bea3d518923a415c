import { ArrowLink } from '../../components/link.tsx';
import { TeamStrip } from '../../components/team-strip.tsx';
import { navigation } from '../../content/navigation.ts';
import type { AboutContent } from '../../content/pages/about.ts';
import { site } from '../../content/site.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';

export const AboutPage = ({ content }: { readonly content: AboutContent }) => (
  <>
    <Hero {...content.hero} eyebrow={content.eyebrow} />
    <stills.Mission {...content.mission} />
    <stills.Story {...content.story} />
    <stills.Statistics tone="marigold" items={content.statistics} note={site.projectsNote}>
      <ArrowLink to={content.servicesLink.to}>{content.servicesLink.text}</ArrowLink>
    </stills.Statistics>
    <stills.NamedRows {...content.coreValues} />
    <Still>
      <div className="wrap pb-(--rhythm)">
        <TeamStrip {...navigation.team} portrait="w-28" />
      </div>
    </Still>
    <stills.ClosingLine topic="company" image={content.hero.image} {...content.closing} />
  </>
);
