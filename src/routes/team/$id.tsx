import { createFileRoute } from '@tanstack/react-router';
import { fill } from '../../content/fill.ts';
import { site } from '../../content/site.ts';
import type { TeamMember } from '../../content/types.ts';
import { stills } from '../../sections/later.tsx';
import { MessageHero } from '../../sections/message-hero.tsx';
import { loadedHead } from '../-page-head.ts';

const emailOf = ({ name, email }: TeamMember): string =>
  email ?? `${name.split(' ')[0]?.toLowerCase()}@${site.domain}`;

export const Route = createFileRoute('/team/$id')({
  loader: async ({ params }) => {
    const [{ team: content }, people] = await Promise.all([
      import('../../content/pages/team.ts'),
      import('../../content/team-members.ts'),
    ]);
    const team: readonly TeamMember[] = people.team;
    const at = team.findIndex(({ id }) => id === params.id);
    const member = team[at];
    if (!member) {
      return { content, meta: content.notFound.meta, path: '/team', noindex: true } as const;
    }
    const { id, name, role } = member;
    const description = fill(content.detail.metaDescription, { name, role });
    const next = team[(at + 1) % team.length] ?? member;
    const meta = { title: `${name}, ${role}`, description };
    return { content, member, next, meta, path: `/team/${id}` } as const;
  },
  head: loadedHead,
  component: () => {
    const { content, member, next } = Route.useLoaderData();
    if (member && next) {
      return (
        <stills.Profile
          member={member}
          email={emailOf(member)}
          next={next}
          words={content.detail}
        />
      );
    }
    const { title, text, back } = content.notFound;
    const hero = { title, tagline: text, image: 'people/placeholder' } as const;
    return <MessageHero content={{ hero, links: [{ name: back.text, to: back.to }] }} />;
  },
});
