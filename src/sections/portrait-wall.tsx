import { ButtonLink } from '../components/button.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { SocialLinks } from '../components/social-links.tsx';
import type { TeamContent } from '../content/pages/team.ts';
import type { ImageId, TeamMember } from '../content/types.ts';
import { groundOf } from './hero-backgrounds.ts';

const MemberCard = ({ member }: { readonly member: TeamMember }) => (
  <article className="group relative flex h-full tone-surface md:flex-col transition-colors duration-300 focus-within:bg-indigo focus-within:text-on-indigo hover:bg-indigo hover:text-on-indigo">
    <div
      className="aspect-square w-2/5 flex-none max-md:aspect-auto md:w-auto"
      data-transition={`portrait-${member.id}`}
    >
      <Picture id={member.image ?? 'people/placeholder'} alt="" />
    </div>
    <div className="flex min-w-0 grow flex-col px-5 py-3 md:p-6 lg:p-8 xl:[li:nth-child(3n+1)_&]:pl-margin">
      <h2 className="text-title">
        <SiteLink to={`/team/${member.id}`} className="after:absolute after:inset-0">
          {member.name}
        </SiteLink>
      </h2>
      <p className="mt-1 text-muted group-focus-within:text-on-indigo group-hover:text-on-indigo">
        {member.role}
      </p>
      {/* In front of the link that covers the card, because each icon is itself a link. */}
      <SocialLinks
        name={member.name}
        links={member.socialMediaLinks}
        className="relative z-10 mt-auto -ml-2.5 self-start pt-4"
      />
    </div>
  </article>
);

/** The closing fills the rest of the last row, in the background colour of `image`. */
interface PortraitWallProps {
  readonly members: readonly TeamMember[];
  readonly closing: TeamContent['closing'];
  readonly image: ImageId;
}

export const PortraitWall = ({ members, image, closing }: PortraitWallProps) => (
  <ul className="grid grid-cols-1 gap-px bg-line md:grid-cols-2 xl:grid-cols-3">
    {members.map((member) => (
      <li key={member.id} className="tone-surface">
        <div data-reveal className="h-full">
          <MemberCard member={member} />
        </div>
      </li>
    ))}
    <li
      className={`@container relative flex flex-col items-start justify-center gap-8 px-5 py-16 md:p-10 lg:p-16 ${groundOf(image)} md:nth-[odd]:col-span-2 xl:nth-[3n]:col-span-1 xl:nth-[3n+1]:col-span-3 xl:nth-[3n+2]:col-span-2`}
    >
      <Picture
        id={image}
        alt=""
        className="max-md:order-last max-md:-mx-5 max-md:-mb-16 max-md:aspect-2/1 max-md:h-auto max-md:w-[calc(100%+2.5rem)] max-md:max-w-none md:absolute md:inset-y-0 md:right-0 md:hidden md:w-1/2 @min-[50rem]:md:block"
      />
      <div className="max-w-text @min-[50rem]:max-w-1/2">
        <p className="text-balance font-bold font-display text-heading">{closing.line}</p>
        <p className="mt-4">{closing.text}</p>
        {closing.note && <p className="mt-4 text-small">{closing.note}</p>}
      </div>
      <ButtonLink to="/contact" icon="arrow-right">
        {closing.action}
      </ButtonLink>
    </li>
  </ul>
);
