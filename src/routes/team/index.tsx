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
            <p className="hero-tagline col-[content] max-w-text text-lead text-muted lg:col-[2/span_6]">
              {content.hero.tagline}
            </p>
            <div className="col-[content] flex max-w-text flex-col gap-4 pb-10 lg:col-[8/span_6] lg:row-start-2 lg:pb-24">
              {content.intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        </Still>
        <stills.PortraitWall
          members={content.members}
          image={content.hero.image}
          {...content.closing}
        />
        {content.figuresNote && (
          <Still>
            <p className="wrap py-6 text-muted text-small">{content.figuresNote}</p>
          </Still>
        )}
      </>
    );
  },
});
