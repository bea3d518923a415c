import { SiteLink } from '../../components/link.tsx';
import { answerText } from '../../content/lead-of.ts';
import type { servicesPage } from '../../content/pages/services.ts';
import { serviceEntries } from '../../content/services.gen.ts';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';

const ClosingLine = still((sections) => sections.ClosingLine);
const LargeIndex = still((sections) => sections.LargeIndex);

const entries = serviceEntries.map((entry) => ({ ...entry, note: answerText(entry.id) }));

/** Shown at /services, and for an unknown service or company page. */
export const ServicesPage = ({ content }: { readonly content: typeof servicesPage }) => (
  <>
    <Hero {...content.hero} />
    <Still>
      <div className="page-grid py-16 lg:py-24">
        <p className="col-[content] max-w-text text-lead lg:col-[col_4/content-end]">
          {content.intro}{' '}
          <SiteLink to="/work" className="link">
            {content.work}
          </SiteLink>
        </p>
      </div>
    </Still>
    <LargeIndex entries={entries} />
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);
