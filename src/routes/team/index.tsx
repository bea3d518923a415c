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
            <p className="hero-tagline col-[content] pb-10 text-lead text-muted lg:pb-24">
              {content.hero.tagline}
            </p>
          </section>
        </Still>
        <stills.PortraitWall
          members={content.members}
          image={content.hero.image}
          {...content.closing}
        />
        <Still>
          <section className="section wrap grid gap-x-10 gap-y-4 md:grid-cols-2">
            {content.intro.map((paragraph) => (
              <p key={paragraph} className="max-w-text text-lead">
                {paragraph}
              </p>
            ))}
            {content.figuresNote && (
              <p className="max-w-text text-muted text-small md:col-start-2">
                {content.figuresNote}
              </p>
            )}
          </section>
        </Still>
      </>
    );
  },
});
