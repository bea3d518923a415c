import type { TeamContent } from '../content/pages/team.ts';
import type { TeamMember } from '../content/types.ts';
import { still } from '../sections/later.tsx';
import { Opening } from '../sections/opening.tsx';
import { Still } from '../sections/still.tsx';

const ClosingLine = still((sections) => sections.ClosingLine);
const PortraitWall = still((sections) => sections.PortraitWall);

interface TeamPageProps {
  readonly content: TeamContent;
  readonly members: readonly TeamMember[];
}

export const TeamPage = ({ content, members }: TeamPageProps) => (
  <>
    <Still>
      <Opening title={content.hero.title} tagline={content.hero.tagline}>
        <div className="col-[content] flex max-w-text flex-col gap-4 pb-16 lg:col-[8/span_6] lg:row-start-2 lg:pb-24">
          {content.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Opening>
    </Still>
    <PortraitWall members={members} pattern={content.hero.image} />
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);
