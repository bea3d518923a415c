import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Reveal } from '../components/reveal.tsx';
import { SocialLinks } from '../components/social-links.tsx';
import type { ImageId, TeamMember } from '../content/types.ts';

const MemberCard = ({ member }: { readonly member: TeamMember }) => (
  <article className="group relative flex h-full bg-surface md:flex-col text-ink transition-colors duration-300 focus-within:bg-indigo focus-within:text-on-indigo hover:bg-indigo hover:text-on-indigo">
    <div
      className="aspect-square w-2/5 flex-none md:w-auto"
      data-transition={`portrait-${member.id}`}
    >
      <Picture id={member.image ?? 'people/placeholder'} alt="" />
    </div>
    <div className="flex min-w-0 grow flex-col p-5 md:p-6 lg:p-8 xl:[li:nth-child(3n+1)_&]:pl-margin">
      <h2 className="text-title">
        <SiteLink to={`/team/${member.id}`} className="after:absolute after:inset-0">
          {member.name}
        </SiteLink>
      </h2>
      <p className="mt-1 text-muted group-focus-within:text-on-indigo group-hover:text-on-indigo">
        {member.role}
      </p>
      {/* In front of the link that covers the card, because an icon has a link of its own. */}
      <SocialLinks
        name={member.name}
        links={member.socialMediaLinks}
        className="relative z-10 mt-auto -ml-2.5 self-start pt-4"
      />
    </div>
  </article>
);

interface PortraitWallProps {
  readonly members: readonly TeamMember[];
  /** A picture that fills the rest of the last row. */
  readonly pattern: ImageId;
}

export const PortraitWall = ({ members, pattern }: PortraitWallProps) => (
  <ul className="grid grid-cols-1 gap-px bg-line md:grid-cols-2 xl:grid-cols-3">
    {members.map((member) => (
      <li key={member.id} className="bg-surface">
        <Reveal className="h-full">
          <MemberCard member={member} />
        </Reveal>
      </li>
    ))}
    <li
      aria-hidden="true"
      className="relative aspect-3/2 md:aspect-auto md:nth-[odd]:col-span-2 xl:nth-[3n]:col-span-1 xl:nth-[3n+1]:col-span-3 xl:nth-[3n+2]:col-span-2"
    >
      <Picture id={pattern} alt="" className="absolute inset-0" />
    </li>
  </ul>
);
