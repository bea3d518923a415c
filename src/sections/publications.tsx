import { Day } from '../components/day.tsx';
import { ArrowLink, SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { labels } from '../content/labels.ts';
import type { ResearchContent } from '../content/pages/research.ts';

type PublicationsProps = ResearchContent['published'] & {
  readonly link: ResearchContent['serviceLink'];
};

export const Publications = ({ title, intro, ask, items, link }: PublicationsProps) => (
  <Section labelledBy="publications-title">
    <h2 id="publications-title">{title}</h2>
    <p className="mt-5 text-lead text-muted">
      {intro}{' '}
      <SiteLink to="/contact" search={{ topic: 'services/rand' }} className="link">
        {ask}
      </SiteLink>
    </p>
    <ul className="mt-12 lg:mt-16">
      {items.map(({ title: name, kind, date, authors, summary }) => (
        <li
          key={name}
          className="grid gap-x-8 gap-y-3 border-line border-t py-8 first:border-ink first:border-t-4 lg:grid-cols-12 lg:py-10"
        >
          <p className="text-small text-muted lg:col-span-3">
            <span className="block font-semibold text-indigo">{kind}</span>
            <Day iso={date} />
          </p>
          <div className="lg:col-span-9">
            <h3 className="text-subheading">{name}</h3>
            <p className="mt-3 max-w-text">{summary}</p>
            <p className="mt-3 text-small text-muted">
              {labels.by} {authors.join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
    <div className="mt-10">
      <ArrowLink to={link.to}>{link.text}</ArrowLink>
    </div>
  </Section>
);
