import { SideSection } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import { pageWords } from '../content/page-words.ts';
import type { Service } from '../content/types.ts';

export const ServiceOverview = ({ description, longDescription }: Service) => {
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
      </div>
    </SideSection>
  );
};
