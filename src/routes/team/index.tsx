import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '../../pages/team-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/team/')({
  loader: async () => {
    const [page, people] = await Promise.all([
      import('../../content/pages/team.ts'),
      import('../../content/team-members.ts'),
    ]);
    return { content: page.team, members: people.team };
  },
  head: headOf({ path: '/team' }),
  component: () => <TeamPage {...Route.useLoaderData()} />,
});
