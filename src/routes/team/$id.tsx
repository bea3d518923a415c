import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import { fill } from '../../content/fill.ts';
import type { TeamContent } from '../../content/pages/team.ts';
import { site } from '../../content/site.ts';
import type { TeamMember } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { pageHead } from '../-page-head.ts';

const TeamMemberNotFound = ({ content }: { readonly content: TeamContent }) => {
  const { title, text, back } = content.notFound;
  return (
    <Hero
      title={title}
      tagline={text}
      image="people/placeholder"
      actions={
        <ButtonLink to={back.to} icon="arrow-right">
          {back.text}
        </ButtonLink>
      }
    />
  );
};

const Profile = still((sections) => sections.Profile);

const emailOf = ({ name, email }: TeamMember): string =>
  email ?? `${name.split(' ')[0]?.toLowerCase()}@${site.domain}`;

interface TeamMemberPageProps {
  readonly content: TeamContent;
  readonly member: TeamMember;
}

const TeamMemberPage = ({ content, member }: TeamMemberPageProps) => (
  <Profile member={member} email={emailOf(member)} words={content.detail} />
);

export const Route = createFileRoute('/team/$id')({
  loader: async ({ params }) => {
    const [page, people] = await Promise.all([
      import('../../content/pages/team.ts'),
      import('../../content/team-members.ts'),
    ]);
    const member: TeamMember | null = people.team.find(({ id }) => id === params.id) ?? null;
    return { content: page.team, member };
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {};
    const { content, member } = loaderData;
    if (!member) return pageHead({ meta: content.notFound.meta, path: '/team', noindex: true });
    const meta = {
      title: `${member.name}, ${member.role}`,
      description: fill(content.detail.metaDescription, { name: member.name, role: member.role }),
    };
    return pageHead({ meta, path: `/team/${member.id}` });
  },
  component: () => {
    const { content, member } = Route.useLoaderData();
    return member ? (
      <TeamMemberPage content={content} member={member} />
    ) : (
      <TeamMemberNotFound content={content} />
    );
  },
});
