import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { siteIndex } from '../content/site-index.ts';

/** Every page in one list, for whom the search has failed, or who would rather look around. */
export const SiteIndex = () => (
  <Section tone="sand" labelledBy="every-page">
    <h2 id="every-page" className="mb-12">
      {siteIndex.title}
    </h2>
    <div className="finder-index">
      {siteIndex.groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.links.map(({ name, description, to }) => (
              <li key={to}>
                <SiteLink to={to}>
                  <span className="font-semibold">{name}</span>
                  {description && <span className="text-small text-muted">{description}</span>}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Section>
);
