import { createFileRoute } from '@tanstack/react-router';
import { fill } from '../../content/fill.ts';
import type { TeamMember } from '../../content/types.ts';
import { TeamMemberNotFound } from '../../pages/team-member-not-found.tsx';
import { TeamMemberPage } from '../../pages/team-member-page.tsx';
import { pageHead } from '../-page-head.ts';

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
