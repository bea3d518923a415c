import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { SocialLinks } from '../components/social-links.tsx';
import { fill } from '../content/fill.ts';
import { leadOf } from '../content/lead-of.ts';
import type { TeamContent } from '../content/pages/team.ts';
import { serviceEntries } from '../content/services.gen.ts';
import type { TeamMember } from '../content/types.ts';

interface ProfileProps {
  readonly member: TeamMember;
  readonly email: string;
  readonly next: TeamMember;
  readonly words: TeamContent['detail'];
}

export const Profile = ({ member, email, next, words }: ProfileProps) => {
  const services = serviceEntries.filter(({ to }) => leadOf(to.slice(1))?.name === member.name);
  return (
    <article className="page-grid tone-paper pt-(--bar)">
      <div className="bg-plane-indigo col-[full] lg:col-[1/7]">
        <div
          className="aspect-square lg:sticky lg:top-(--bar) lg:aspect-auto lg:h-[calc(100svh-var(--bar))] lg:max-h-[min(80vw,60rem)] lg:min-h-[min(40vw,60rem)]"
          data-transition={`portrait-${member.id}`}
        >
          <Picture
            id={member.image ?? 'people/placeholder'}
            alt={fill(words.portrait, { name: member.name })}
            eager
          />
        </div>
      </div>
      <div className="col-[content] py-12 lg:col-[7/14] lg:py-20 lg:pl-16">
        <SiteLink to={words.back.to} className="link inline-flex min-h-11 items-center">
          {words.back.text}
        </SiteLink>
        <h1 className="hero-title mt-4">{member.name}</h1>
        <p className="hero-tagline mt-4 text-lead text-muted">{member.role}</p>
        <h2 className="sr-only">{words.biographyTitle}</h2>
        <div className="mt-10 flex max-w-text flex-col gap-5">
          {member.biography.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead' : ''}>
              {paragraph}
            </p>
          ))}
        </div>
        <h2 className="mt-14 text-title">{words.educationTitle}</h2>
        <ul className="ticks ruled-list mt-4 max-w-text">
          {member.education.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may be empty and never move
            <li key={index}>{entry || words.educationFallback}</li>
          ))}
        </ul>
        <h2 className="mt-12 text-title">{words.emailLabel}</h2>
        <p className="mt-2">
          <a
            href={`mailto:${email}`}
            className="link inline-flex min-h-11 items-center gap-3 break-all"
          >
            <Icon name="mail" />
            {email}
          </a>
        </p>
        {services.length > 0 && (
          <>
            <h2 className="mt-12 text-title">{words.servicesTitle}</h2>
            <p className="mt-2 flex flex-wrap gap-x-6">
              {services.map(({ id, name, to }) => (
                <SiteLink key={id} to={to} className="link inline-flex min-h-11 items-center">
                  {name}
                </SiteLink>
              ))}
            </p>
          </>
        )}
        <SocialLinks name={member.name} links={member.socialMediaLinks} className="-ml-2.5 mt-4" />
        <SiteLink
          to={`/team/${next.id}`}
          className="mt-12 flex max-w-text items-center gap-5 border-line border-t pt-6"
        >
          <Picture id={next.image ?? 'people/placeholder'} alt="" className="size-20 flex-none" />
          <span className="grow">
            <span className="block text-muted text-small">{words.next}</span>
            <span className="block font-semibold">{next.name}</span>
            <span className="block text-muted text-small">{next.role}</span>
          </span>
          <Icon name="arrow-right" className="nudge" />
        </SiteLink>
      </div>
    </article>
  );
};
