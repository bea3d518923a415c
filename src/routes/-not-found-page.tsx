import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { SideSection } from '../components/section.tsx';
import type { NotFoundContent } from '../content/pages/not-found.ts';
import { Hero } from '../sections/hero.tsx';
import { Still } from '../sections/still.tsx';

export const NotFoundPage = ({ content }: { readonly content: NotFoundContent }) => (
  <>
    <Hero {...content.hero} />
    <Still>
      <SideSection labelledBy="doors-title" title={content.linksTitle}>
        <ul className="border-line border-t">
          {content.links.map(({ name, description, to }) => (
            <li key={to}>
              <SiteLink
                to={to}
                className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 border-line border-b py-5 hover:text-indigo md:grid-cols-[10rem_1fr_auto]"
              >
                <span className="font-display text-title font-bold">{name}</span>
                <span className="text-muted">{description}</span>
                <Icon name="arrow-right" className="nudge max-md:col-start-2 max-md:row-start-1" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </SideSection>
    </Still>
  </>
);
