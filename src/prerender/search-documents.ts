import { slugOf } from '../components/slug-of.ts';
import { home } from '../content/home.ts';
import { about } from '../content/pages/about.ts';
import { academy } from '../content/pages/academy.ts';
import { careersWith } from '../content/pages/careers.ts';
import { company } from '../content/pages/company.ts';
import { contact } from '../content/pages/contact.ts';
import { cookies } from '../content/pages/cookies.ts';
import { culture } from '../content/pages/culture.ts';
import { initiatives } from '../content/pages/initiatives.ts';
import { privacyWith } from '../content/pages/privacy.ts';
import { research } from '../content/pages/research.ts';
import { team as teamPage } from '../content/pages/team.ts';
import { terms } from '../content/pages/terms.ts';
import { training } from '../content/pages/training.ts';
import { wall } from '../content/pages/wall.ts';
import { products } from '../content/products.ts';
import { productsPage } from '../content/products-page.ts';
import { retentionWith } from '../content/retention.ts';
import { alsoCalled } from '../content/search-also.ts';
import type { Kind } from '../content/search-kinds.ts';
import { servicesPage } from '../content/service-grid.ts';
import { team } from '../content/team-members.ts';
import type { PageMeta, Path, Service } from '../content/types.ts';
import { env } from '../env.ts';
import type { SearchDocument } from '../search/search-document.ts';

// Names of files, places and icons, and words that say nothing of what the page is about: those of
// buttons, forms, exhibits and clients, and questions, which are found by themselves.
const NOT_SEARCHED: ReadonlySet<string> = new Set([
  ...['id', 'image', 'icon', 'mark', 'url', 'to', 'email', 'updated', 'meta', 'leaves', 'href'],
  ...['form', 'receipt', 'shared', 'deviceData', 'analytics', 'intakes', 'vacancies', 'waiting'],
  ...['exhibit', 'testimonials', 'reachOut', 'notFound', 'questions', 'closing', 'problems'],
  ...['actions', 'outcomes', 'partners', 'socialMediaLinks', 'statistics'],
]);

/** Every sentence in `content`, as far as visitors would look for it. */
const sentencesIn = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    NOT_SEARCHED.has(key) ? [] : sentencesIn(value),
  );
};

const document = (
  kind: Kind,
  to: Path,
  title: string,
  description: string,
  content: unknown,
): SearchDocument => ({
  ...{ kind, to, title },
  text: [...new Set([description, ...sentencesIn(content)])].filter((text) => text !== title),
  ...(alsoCalled[to] && { also: alsoCalled[to] }),
});

const pageDocument = (to: Path, content: { readonly meta: PageMeta }): SearchDocument =>
  document('page', to, content.meta.title, content.meta.description, content);

const services = Object.values(
  import.meta.glob<Service>('../content/services/*.ts', { eager: true, import: 'default' }),
).toSorted((a, b) => a.order - b.order);

/** All that the site has to find but its open vacancies, which change between releases. */
export const searchDocuments = (): readonly SearchDocument[] => {
  const retention = retentionWith(env.retentionDays);
  return [
    pageDocument('/', home),
    pageDocument('/services', servicesPage),
    ...services.map((service) =>
      document('service', `/services/${service.id}`, service.name, service.description, service),
    ),
    pageDocument('/company', company),
    pageDocument('/company/about', about),
    pageDocument('/company/culture', culture),
    pageDocument('/company/initiatives', initiatives),
    pageDocument('/company/academy', academy),
    pageDocument('/company/research', research),
    pageDocument('/products', productsPage),
    ...products.map((product) =>
      document('product', `/products/${product.id}`, product.name, product.description, product),
    ),
    pageDocument('/training', training),
    ...training.programmes.items.map(({ id, title, description }) =>
      document('programme', `/training/${id}`, title, training.programmes.intro, description),
    ),
    pageDocument('/careers', careersWith(retention)),
    pageDocument('/team', teamPage),
    ...team.map((member) =>
      document('person', `/team/${member.id}`, member.name, member.role, member),
    ),
    pageDocument('/contact', contact),
    pageDocument('/wall', wall),
    pageDocument('/privacy', privacyWith(retention)),
    pageDocument('/terms', terms),
    pageDocument('/cookies', cookies),
    ...academy.questions.items.map(({ question, answer }) => ({
      ...document('question', '/company/academy', question, answer, null),
      hash: slugOf(question),
    })),
  ];
};
