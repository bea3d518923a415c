import { ArrowLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import type { AboutContent } from '../../content/pages/about.ts';
import { site } from '../../content/site.ts';
import { portraits } from '../../content/team.gen.ts';
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
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 pb-(--rhythm)">
        <div className="flex">
          {portraits.map((id) => (
            <Picture key={id} id={id} alt="" className="aspect-square h-auto w-28 min-w-0" />
          ))}
        </div>
        <ArrowLink to="/team">{content.team}</ArrowLink>
      </div>
    </Still>
    <stills.ClosingLine topic="company" image={content.hero.image} {...content.closing} />
  </>
);
