import { slugOf } from '../components/slug-of.ts';
import { caseStudies } from '../content/case-studies.ts';
import { academy } from '../content/pages/academy.ts';
import { training } from '../content/pages/training.ts';
import { products } from '../content/products.ts';
import { type Retention, retentionWith } from '../content/retention.ts';
import { alsoCalled } from '../content/search-also.ts';
import type { Kind } from '../content/search-kinds.ts';
import { team } from '../content/team-members.ts';
import type { PageMeta, Path, Service } from '../content/types.ts';
import { env } from '../env.ts';
import type { SearchDocument } from '../search/search-document.ts';
import { type CanonicalPage, canonicalPages } from './pages.ts';

// Properties that are not searched: file names, paths and icons; text that says nothing about the
// page (buttons, forms, exhibits, clients); and questions, which are separate results.
const NOT_SEARCHED: ReadonlySet<string> = new Set([
  ...['id', 'image', 'icon', 'mark', 'url', 'to', 'email', 'updated', 'meta', 'leaves', 'href'],
  ...['form', 'receipt', 'shared', 'deviceData', 'analytics', 'intakes', 'vacancies', 'waiting'],
  ...['exhibit', 'testimonials', 'reachOut', 'notFound', 'questions', 'closing', 'problems'],
  ...['actions', 'outcomes', 'partners', 'socialMediaLinks', 'statistics'],
]);

/** Returns the strings in `content` that a visitor might search for. */
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
  kind,
  to,
  title,
  text: [...new Set([description, ...sentencesIn(content)])].filter((text) => text !== title),
  ...(alsoCalled[to] && { also: alsoCalled[to] }),
});

interface PageWords {
  readonly meta: PageMeta;
}

type Exported = PageWords | ((retention: Retention) => PageWords);

const files = import.meta.glob<Readonly<Record<string, Exported>>>(
  ['../content/pages/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const pageDocument = ({ path, words }: CanonicalPage): SearchDocument => {
  // A page's file has only one export, apart from types.
  const [exported] = Object.values(files[`../content/${words}`] ?? {});
  if (!exported) throw new Error(`${path} has no text: add src/content/${words}`);
  const content =
    typeof exported === 'function' ? exported(retentionWith(env.retentionDays)) : exported;
  return document('page', path, content.meta.title, content.meta.description, content);
};

const services = Object.values(
  import.meta.glob<Service>('../content/services/*.ts', { eager: true, import: 'default' }),
);

const entries = [
  ...services.map((service) =>
    document('service', `/services/${service.id}`, service.name, service.description, service),
  ),
  ...products.map((product) =>
    document('product', `/products/${product.id}`, product.name, product.description, product),
  ),
  ...caseStudies.map((study) =>
    document('page', `/work/${study.id}`, study.title, study.description, study),
  ),
  ...team.map((member) =>
    document('person', `/team/${member.id}`, member.name, member.role, member),
  ),
];

/** Returns all search documents except openings, which can change at any time. */
export const searchDocuments = (): readonly SearchDocument[] => [
  ...canonicalPages.map((page) => ({
    ...(entries.find(({ to }) => to === page.path) ?? pageDocument(page)),
    image: page.image,
  })),
  ...training.programmes.items.map(({ id, title, description }) => ({
    ...document('programme', `/training/${id}`, title, training.programmes.intro, description),
    image: training.hero.image,
  })),
  ...academy.questions.items.map(({ question, answer }) => ({
    ...document('question', '/company/academy', question, answer, null),
    hash: slugOf(question),
    image: academy.hero.image,
  })),
];
