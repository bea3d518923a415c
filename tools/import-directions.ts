/**
 * What the files of a room may import besides each other. Names are paths below `src/`. Every room may
 * import a package by what it exports.
 */
export interface Room {
  readonly mayImport: readonly string[];
  /** Where types may come from as well. */
  readonly mayImportTypes?: readonly string[];
  /** Packages that must not be imported, nor any part of them. */
  readonly without?: readonly string[];
  /** The only packages that may be imported, where not all of them may. */
  readonly only?: readonly string[];
}

const ui = ['react', 'react-dom', '@tanstack/react-router', '@apollo/client', 'framer-motion'];
const delivery = ['offline-copy', 'submissions', 'submissions/sending'];
// Rooms of their own, so that `content` alone does not cover them: they load with their page only.
const pageContent = ['content/pages', 'content/services', 'content/products'];
const blockParts = [
  ...['components', 'content', 'submissions', 'graphql', 'openings', 'page', 'wall', 'loading'],
];

/** The longest name that a file's path begins with is its room. Tests and `testing/` are free. */
export const importDirections: Readonly<Record<string, Room>> = {
  content: { mayImport: [], without: ui },
  'content/pages': { mayImport: ['content'], without: ui },
  'content/services': { mayImport: ['content'], without: ui },
  'content/products': { mayImport: ['content'], without: ui },
  // All of them, for what is made at the build.
  'content/products.ts': { mayImport: ['content', 'content/products'], without: ui },
  urls: { mayImport: [], without: ui },
  'site-map.ts': { mayImport: [], mayImportTypes: ['content/types.ts'], without: ui },
  // Draws the same in the browser, at prerender and for the server's mails.
  wall: { mayImport: ['content/seal-words.ts', 'content/fill.ts'], without: ui },
  // Finds the same in the browser and on the server.
  search: {
    mayImport: ['content/search-synonyms.ts', 'content/search-kinds.ts'],
    mayImportTypes: ['content/types.ts', 'openings'],
    without: ui,
  },
  // Of the content only what databases and channels on the device are called, what fills a text, and
  // what a message can be about.
  submissions: {
    mayImport: ['site', 'fill', 'topic-words', 'topics.gen', 'topic-titles.gen'].map(
      (name) => `content/${name}.ts`,
    ),
    without: ui,
  },
  // Vacancies and intakes: what the server reads, the page shows and Firestore holds.
  openings: {
    mayImport: ['content', 'content-lines.ts', 'submissions'],
    mayImportTypes: pageContent,
    without: ui,
  },
  // How the outbox sends them: for page and worker, not for the server.
  'submissions/sending': { mayImport: ['submissions', 'content/site.ts'], without: ui },
  '../packages/outbox': { mayImport: [], only: ['valibot', 'idb-keyval'] },
  'offline-copy': {
    mayImport: ['backoff.ts', 'content/site.ts', 'content/aliases.ts'],
    without: ui,
  },
  components: {
    // A component gets its words from outside, except what is the same wherever it stands.
    mayImport: [
      ...['calendar', 'constants', 'controls', 'fill', 'images.gen', 'labels', 'site'].map(
        (name) => `content/${name}.ts`,
      ),
      ...['urls/readable-query.ts', 'loading'],
    ],
    mayImportTypes: ['content'],
  },
  loading: { mayImport: ['backoff.ts'] },
  graphql: { mayImport: [...delivery, 'firebase', 'openings', 'content', 'env.ts'] },
  firebase: { mayImport: ['openings', 'env.ts'] },
  // Inlined into every page: nothing that is large.
  boot: { mayImport: [], mayImportTypes: ['page/storage-keys.ts'], without: ui },
  page: {
    mayImport: [
      ...delivery,
      ...['loading', 'backoff.ts', 'graphql', 'firebase', 'openings', 'content', 'urls'],
      'env.ts',
    ],
  },
  sections: {
    mayImport: [...blockParts, 'content-lines.ts', 'sections/islands.ts'],
    mayImportTypes: [...pageContent, 'submissions/sending'],
  },
  // What comes after that with which a page begins, wherever it stands.
  'sections/islands.ts': { mayImport: ['sections', 'shell'] },
  // The newsletter form is on every page.
  shell: {
    mayImportTypes: ['submissions/sending'],
    mayImport: [
      ...[...blockParts, 'content/pages/newsletter.ts', 'finder/search-dialog.tsx'],
      ...['sections/later.tsx', 'sections/still.tsx', 'sections/seal.tsx'],
    ],
  },
  // The search box; loaded with its page, or when somebody asks for it.
  finder: {
    mayImport: ['search', 'components', 'content', 'graphql', 'openings'],
    mayImportTypes: pageContent,
  },
  // In a room of their own, so that they are in no chunk that other pages load.
  exhibits: { mayImport: ['components', 'content', 'sections/island.tsx', 'loading'] },
  routes: {
    mayImport: [
      ...['sections', 'shell', 'exhibits', 'finder', 'components', 'content', ...pageContent],
      ...['graphql', 'openings', 'urls', 'page/hydration.ts', 'page/save-file.ts', 'env.ts'],
    ],
  },
  'service-worker': {
    mayImport: [...delivery, 'urls', 'env.ts', 'content/delivered-words.ts'],
    without: ui,
  },
  prerender: {
    // The answers to forms posted without script are rendered apart from any route.
    mayImport: [
      ...['content', 'content/products.ts', ...pageContent, 'urls', 'search', 'openings'],
      ...['router.tsx', 'site-map.ts', 'env.ts'],
      ...['routes', 'sections', 'components', 'shell', 'submissions'],
    ],
  },
  'backoff.ts': { mayImport: [], without: ui },
  'content-lines.ts': { mayImport: [], without: ui },
  'env.ts': { mayImport: [], without: ui },
  'routeTree.gen.ts': { mayImport: ['routes'] },
  'router.tsx': { mayImport: ['routeTree.gen.ts', 'routes', 'urls'], mayImportTypes: ['openings'] },
  'main.tsx': {
    mayImport: [
      ...['router.tsx', 'page', 'openings/given-openings.ts', 'components/enhance.ts', 'loading'],
    ],
  },
  // Content for the pages that the server makes itself.
  '../server': {
    mayImport: ['backoff.ts', 'submissions', 'openings', 'urls', 'content', 'wall', 'search'],
    without: ui,
  },
};
