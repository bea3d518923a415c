/**
 * The imports that are allowed in a module. A module here is a folder or file with its own rules
 * (decision 6). Paths are relative to `src/`.
 */
export interface Module {
  /** Modules. `type ` before a name permits only type imports. */
  readonly mayImport: readonly string[];
  /** Packages that must not be imported, including their subpaths. */
  readonly without?: readonly string[];
  /** If set, the only packages that may be imported. */
  readonly only?: readonly string[];
}

const uiPackages = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@apollo/client',
  'framer-motion',
];

/** A module that may import any package. */
const ui = (...mayImport: readonly string[]): Module => ({ mayImport });
const noUi = (...mayImport: readonly string[]): Module => ({ mayImport, without: uiPackages });
/** A package of this project, which may import only these packages. */
const standalone = (...only: readonly string[]): Module => ({ mayImport: [], only });

const delivery = ['offline-copy', 'submissions', 'submissions/sending'];
// These modules are not part of `content`, because each is loaded only by the pages that show it.
const pageContent = ['content/pages', 'content/services', 'content/products'];
const blockParts = ['components', 'content', 'submissions', 'page', 'loading'];
const contentFiles = (...names: readonly string[]) => names.map((name) => `content/${name}.ts`);

/** A file belongs to the module with the longest matching path. Tests and `testing/` are exempt. */
export const importDirections: Readonly<Record<string, Module>> = {
  content: noUi(),
  'content/pages': noUi('content'),
  'content/services': noUi('content'),
  'content/products': noUi('content'),
  // This file imports all products. Only the build uses it.
  'content/products.ts': noUi('content', 'content/products'),
  urls: noUi(),
  'site-map.ts': noUi('type content/types.ts'),
  // This code is shared: seals look the same in the browser, in prerendered pages and in emails.
  seal: noUi(...contentFiles('seal-words', 'fill')),
  // This code is shared: the search gives the same results in the browser and on the server.
  search: noUi(
    ...['content/search-synonyms.ts', 'type content/search-kinds.ts'],
    ...['type content/types.ts', 'type openings'],
  ),
  submissions: noUi(
    ...contentFiles('site', 'fill', 'topic-words', 'topics.gen', 'topic-titles.gen'),
    'type content/retention.ts',
  ),
  // Vacancies and intakes, which the server reads, the page shows, and Firestore can store.
  openings: noUi('content', 'content-lines.ts', 'submissions'),
  // Sends the outbox's submissions, in the page and the worker, but not on the server.
  'submissions/sending': noUi('submissions', 'content/site.ts'),
  '../packages/outbox': standalone('valibot', 'idb-keyval'),
  '../packages/offline-copy': standalone('valibot', 'workbox-window'),
  // This file may import any package, because it runs in Node.
  '../packages/offline-copy/src/build.ts': ui('../packages/offline-copy'),
  'offline-copy': noUi('urls'),
  // A component receives its text as props, except text that is the same everywhere.
  components: ui(
    ...contentFiles('calendar', 'constants', 'controls', 'fill', 'images.gen', 'labels', 'site'),
    ...contentFiles('wordmark.gen'),
    ...['submissions/spam-signs.ts', 'urls/readable-query.ts', 'type content'],
  ),
  loading: ui('backoff.ts'),
  connection: ui('env.ts'),
  graphql: ui('boot/recover.ts', 'connection', 'firebase', 'openings', 'content', 'env.ts'),
  firebase: ui('openings', 'env.ts'),
  // This code is inlined into every page, so it must be small.
  boot: noUi('type page/storage-keys.ts'),
  page: ui(
    ...delivery,
    ...['loading', 'backoff.ts', 'connection', 'graphql', 'firebase', 'openings', 'content'],
    ...['urls', 'env.ts', 'boot/recover.ts'],
  ),
  sections: ui(
    ...[...blockParts, 'graphql', 'openings', 'seal', 'content-lines.ts', 'sections/islands.ts'],
    ...['type content/pages', 'type submissions/sending'],
  ),
  // This file lists the sections that are hydrated late.
  'sections/islands.ts': ui('sections', 'shell'),
  // The newsletter form is on every page.
  shell: ui(
    ...[...blockParts, 'content/pages/newsletter.ts', 'finder/search-dialog.tsx'],
    ...['sections/later.tsx', 'sections/still.tsx', 'sections/seal.tsx'],
    'type submissions/sending',
  ),
  // The search box is loaded with its page or on demand.
  finder: ui('search', 'components', 'content', 'graphql', 'openings', 'loading'),
  // Exhibits are not in `sections`, because pages without exhibits must not load them.
  exhibits: ui('components', 'content', 'sections/island.tsx', 'loading'),
  // Everything that `/wall` needs, except its route and text.
  wall: ui(
    ...['seal', 'sections/drawn-shapes.tsx', 'components', 'content', 'page', 'loading', 'urls'],
    'type content/pages',
  ),
  routes: ui(
    ...['sections', 'shell', 'exhibits', 'finder', 'wall', 'components', 'content'],
    ...pageContent,
    ...['graphql', 'openings', 'urls', 'page/hydration.ts', 'page/save-file.ts', 'env.ts'],
    'router-adapter.tsx',
  ),
  'service-worker': noUi(...delivery, 'urls', 'env.ts', 'content/delivered-words.ts'),
  // The pages that respond to posted forms are not routes, so they import sections themselves.
  prerender: ui(
    ...['content', 'content/products.ts', ...pageContent, 'urls', 'search', 'openings'],
    ...['router.tsx', 'site-map.ts', 'env.ts'],
    ...['routes', 'sections', 'components', 'shell', 'submissions'],
  ),
  'backoff.ts': noUi(),
  'content-lines.ts': noUi(),
  'env.ts': noUi(),
  'routeTree.gen.ts': ui('routes'),
  'router-adapter.tsx': ui(),
  'router.tsx': ui('routeTree.gen.ts', 'routes', 'urls', 'type openings'),
  'main.tsx': ui(
    ...['router.tsx', 'router-adapter.tsx', 'page', 'loading'],
    ...['openings/given-openings.ts', 'components/enhance.ts'],
  ),
  // This module builds the site, and compiles the server for the artefact.
  '../build': ui(
    ...['content', 'content/products.ts', 'site-map.ts', 'env.ts', 'urls', 'openings', 'search'],
    ...['prerender', 'offline-copy', '../tools/build-inputs.mjs', '../package.json'],
    'type ../server/release.ts',
  ),
  '../package.json': ui(),
  '../tools/build-inputs.mjs': ui(),
  // The server needs content for the pages that it renders itself.
  '../server': noUi('backoff.ts', 'submissions', 'openings', 'urls', 'content', 'seal', 'search'),
};
