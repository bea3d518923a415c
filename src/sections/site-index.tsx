import { SiteLink } from '../components/link.tsx';
import { Section } from '../components/section.tsx';
import { companyPages, withUs } from '../content/described-pages.gen.ts';
import { menus } from '../content/menus.gen.ts';
import { productEntries } from '../content/products.gen.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { siteIndex as words } from '../content/site-index.ts';
import { team } from '../content/team-members.ts';
import type { SiteLink as Link } from '../content/types.ts';

interface Group {
  readonly title: string;
  readonly links: readonly (Link & { readonly description?: string })[];
}

const groups: readonly Group[] = [
  { title: words.services, links: serviceEntries },
  { title: words.products, links: productEntries },
  { title: words.company, links: companyPages },
  {
    title: words.people,
    links: team.map(({ id, name, role }) => ({ name, description: role, to: `/team/${id}` })),
  },
  { title: words.withUs, links: withUs },
  {
    title: words.site,
    links: [
      ...menus.footer.site.filter(
        (link) => !link.isUnlisted && !withUs.some(({ to }) => to === link.to),
      ),
      { name: words.allServices, to: '/services' },
      ...menus.footer.legal,
    ],
  },
];

/** Links to the site's pages, for visitors who prefer to browse or whose search found nothing. */
export const SiteIndex = () => (
  <Section tone="surface" labelledBy="every-page" title={words.title}>
    <div className="columns-[2_18rem] gap-x-12">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="break-inside-avoid pb-10">
          <h3>{group.title}</h3>
          <ul className="mt-2 border-line border-t">
            {group.links.map(({ name, description, to }) => (
              <li key={to}>
                <SiteLink to={to} className="group block border-line border-b py-2.5">
                  <span className="block font-semibold decoration-2 decoration-marigold group-hover:underline">
                    {name}
                  </span>
                  {description && (
                    <span className="block text-small text-muted">{description}</span>
                  )}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Section>
);
