import type {
  ProfilePage,
  SearchAction,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { products } from '../../content/products.ts';
import { site } from '../../content/site.ts';
import { team } from '../../content/team-members.ts';
import type { TeamMember } from '../../content/types.ts';
import { shareCard } from '../../urls/page-files.ts';
import type { Described } from '../pages.ts';
import { academyQuestions, learningPaths, programmes } from './courses.ts';
import { opening } from './openings.ts';
import { organisation, provider, urlOf } from './organisation.ts';

const search: WithActionConstraints<SearchAction> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: urlOf('/search?q={search_term_string}') },
  'query-input': 'required name=search_term_string',
};

const webSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': urlOf('/#website'),
  name: site.name,
  alternateName: site.shortName,
  url: urlOf('/'),
  inLanguage: 'en-ZA',
  publisher: provider,
  potentialAction: search,
});

const service = ({ page, description }: Described): Service => ({
  '@type': 'Service',
  name: page.name,
  serviceType: page.name,
  description,
  url: urlOf(page.path),
  image: urlOf(shareCard(page.path)),
  provider,
  areaServed: { '@type': 'Country', name: site.address.countryCode },
});

// Google shows no stars, because the data has neither ratings nor offers.
const software = ({ page, description }: Described): SoftwareApplication[] =>
  products
    .filter(({ id }) => page.path === `/products/${id}`)
    .map(({ name, url, features, tags }) => ({
      '@type': 'SoftwareApplication',
      name,
      description,
      url,
      image: urlOf(shareCard(page.path)),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      featureList: features,
      keywords: tags.join(', '),
      publisher: provider,
    }));

const profile = ({ page, description }: Described): ProfilePage[] =>
  team
    .filter(({ id }) => page.path === `/team/${id}`)
    .map(({ name, role, email, socialMediaLinks }: TeamMember) => ({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        jobTitle: role,
        description,
        url: urlOf(page.path),
        image: urlOf(shareCard(page.path)),
        ...(email && { email }),
        sameAs: socialMediaLinks.map(({ href }) => href),
        worksFor: provider,
      },
    }));

const single: Readonly<Record<string, () => readonly Thing[]>> = {
  '/': () => [organisation, webSite()],
  '/contact': () => [{ '@type': 'ContactPage', url: urlOf('/contact'), mainEntity: organisation }],
  '/company/about': () => [
    { '@type': 'AboutPage', url: urlOf('/company/about'), mainEntity: organisation },
  ],
  '/company/academy': () => [academyQuestions(), ...learningPaths()],
  '/training': () => [programmes()],
};

export const subjects = (described: Described): readonly Thing[] => {
  const { path } = described.page;
  return [
    ...(single[path]?.() ?? []),
    ...(path.startsWith('/services/') ? [service(described)] : []),
    ...software(described),
    ...profile(described),
    ...opening(described),
  ];
};
