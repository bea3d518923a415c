import { createFileRoute } from '@tanstack/react-router';
import { SiteLink } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import type { work } from '../../content/pages/work.ts';
import { serviceEntries } from '../../content/services.gen.ts';
import type { CaseStudy, NavigationEntry } from '../../content/types.ts';
import { Facts } from '../../sections/facts.tsx';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';
import { NotFoundPage } from '../-not-found-page.tsx';
import { loadedHead } from '../-page-head.ts';

const link = ({ to, name }: Pick<NavigationEntry, 'to' | 'name'>) => (
  <SiteLink to={to} className="link">
    {name}
  </SiteLink>
);

interface CaseStudyPageProps {
  readonly study: CaseStudy;
  readonly words: typeof work;
}

const CaseStudyPage = ({ study, words }: CaseStudyPageProps) => {
  const { title, description, client, period, weeks, cost, problem, roles, remains, quote } = study;
  const image = study.image ?? `services/${study.service}`;
  const service = serviceEntries.find(({ id }) => id === study.service);
  const { facts } = words;
  return (
    <>
      <Hero
        title={title}
        tagline={description}
        image={image}
        eyebrow={link({ to: '/work', name: words.all })}
      />
      <Still>
        <Section layout="grid" className="gap-y-12">
          <div className="col-[content] lg:col-[2/span_4] lg:pr-10">
            <Facts
              entries={[
                [facts.client, client],
                [facts.period, period],
                [facts.weeks, weeks],
                ...(cost ? [[facts.cost, cost] as const] : []),
                ...(service ? [[facts.service, link(service)] as const] : []),
              ]}
            />
          </div>
          <div className="col-[content] lg:col-[6/span_8]">
            <h2 className="text-title">{words.problem}</h2>
            <div className="prose mt-6">
              {problem.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <h2 className="mt-16 text-title">{words.roles}</h2>
            <ul className="ruled-list mt-6">
              {roles.map(([who, what]) => (
                <li key={who}>
                  <strong>{who}</strong> {what}
                </li>
              ))}
            </ul>
          </div>
        </Section>
      </Still>
      <stills.Statement title={words.remains}>{remains}</stills.Statement>
      {quote && <stills.BigQuote {...quote} tone="sand" />}
      <Still>
        <h2 className="wrap pt-(--rhythm) pb-8 lg:pb-16">{words.others}</h2>
      </Still>
      <stills.Projects except={study.id} />
      <stills.ClosingLine image={image} {...words.closing} topic={`services/${study.service}`} />
    </>
  );
};

export const Route = createFileRoute('/work/$id')({
  loader: async ({ params: { id } }) => {
    const { caseStudies } = await import('../../content/case-studies.ts');
    const study = caseStudies.find((each) => each.id === id);
    if (study) {
      const { work: words } = await import('../../content/pages/work.ts');
      return { study, words, meta: study, path: `/work/${id}` } as const;
    }
    const { notFound } = await import('../../content/pages/not-found.ts');
    return { notFound, meta: notFound.meta, path: '/', noindex: true } as const;
  },
  head: loadedHead,
  component: () => {
    const data = Route.useLoaderData();
    return data.study ? <CaseStudyPage {...data} /> : <NotFoundPage content={data.notFound} />;
  },
});
