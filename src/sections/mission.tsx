import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import type { AboutContent } from '../content/pages/about.ts';
import { team } from '../content/team-members.ts';
import type { TeamMember } from '../content/types.ts';
import { Quotation } from './quotation.tsx';

export const Mission = ({ title, text, quote, signedBy }: AboutContent['mission']) => {
  const author: TeamMember = team.find((member) => member.id === signedBy) ?? team[0];
  return (
    <Section layout="grid" labelledBy="mission-title" className="gap-y-6 lg:gap-y-24">
      <h2 id="mission-title" className="col-[content] text-title lg:col-[2/span_4]">
        {title}
      </h2>
      <p className="col-[content] text-lead lg:col-[6/span_7]">{text}</p>
      <Quotation
        author={{
          name: (
            <SiteLink to={`/team/${author.id}`} className="link inline-block py-2">
              {author.name}
            </SiteLink>
          ),
          role: author.role,
          image: author.image ?? 'people/placeholder',
        }}
        className="col-[content] max-lg:mt-8"
      >
        {quote}
      </Quotation>
    </Section>
  );
};
