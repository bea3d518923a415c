import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import { pageWords } from '../content/page-words.ts';
import type { Service } from '../content/types.ts';

export const ServiceOverview = ({ description, longDescription, example }: Service) => {
  const [opening, ...rest] = longDescription;
  return (
    <Section layout="grid" labelledBy="overview-title" className="gap-y-8">
      <div className="col-[content] lg:col-[content-start/span_4] lg:pr-12">
        <div className="lg:sticky lg:top-[calc(var(--bar)+3rem)]">
          <h2 id="overview-title" className="text-subheading">
            {description}
          </h2>
        </div>
      </div>
      <div className="prose col-[content] lg:col-[col_5/content-end]">
        <p>{opening}</p>
        <Unfold summary={<span className="font-semibold">{pageWords.howItGoes}</span>}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Unfold>
        {example && (
          <SiteLink
            to={example.to}
            className="flex items-center gap-5 border-ink border-t-4 border-b py-5"
          >
            <span className="grow">
              <span className="block text-muted text-small">{pageWords.completedProject}</span>
              <span className="block font-semibold">{example.text}</span>
            </span>
            <Icon name="arrow-right" className="nudge" />
          </SiteLink>
        )}
      </div>
    </Section>
  );
};
