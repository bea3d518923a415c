import { createFileRoute } from '@tanstack/react-router';
import { stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/team/')({
  loader: async () => {
    const [page, people] = await Promise.all([
      import('../../content/pages/team.ts'),
      import('../../content/team-members.ts'),
    ]);
    return { ...page.team, members: people.team };
  },
  head: headOf({ path: '/team' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Still>
          <section className="page-grid gap-y-8 pt-[calc(var(--bar)+clamp(3rem,7vw,7rem))]">
            <h1 className="hero-title col-[content] text-giant">{content.hero.title}</h1>
            <div className="hero-tagline col-[content] grid gap-x-10 gap-y-4 pb-10 md:grid-cols-2 lg:pb-24">
              <p className="text-balance font-bold font-display text-title">
                {content.hero.tagline}
              </p>
              <p className="max-w-text text-muted">{content.intro}</p>
            </div>
          </section>
        </Still>
        <stills.PortraitWall
          members={content.members}
          image={content.hero.image}
          closing={content.closing}
        />
      </>
    );
  },
});
