import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { SideSection } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import { pageWords } from '../content/page-words.ts';
import type { Service } from '../content/types.ts';

export const ServiceOverview = ({ description, longDescription, example }: Service) => {
  const [opening, ...rest] = longDescription;
  return (
    <SideSection labelledBy="overview-title" title={description} titleClass="text-subheading">
      <div className="prose">
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
    </SideSection>
  );
};
