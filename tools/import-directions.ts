/**
 * The imports that are allowed in a module. A module here is a folder or file with its own rules
 * (decision 6). Paths are relative to `src/`.
 */
export interface Module {
  readonly mayImport: readonly string[];
  /** Modules from which types may be imported, too. */
  readonly mayImportTypes?: readonly string[];
  /** Packages that must not be imported, including their subpaths. */
  readonly without?: readonly string[];
  /** If set, the only packages that may be imported. */
  readonly only?: readonly string[];
}

const ui = ['react', 'react-dom', '@tanstack/react-router', '@apollo/client', 'framer-motion'];
const delivery = ['offline-copy', 'submissions', 'submissions/sending'];
// These modules are not part of `content`, because each is loaded only by the pages that show it.
const pageContent = ['content/pages', 'content/services', 'content/products'];
const blockParts = ['components', 'content', 'submissions', 'page', 'loading'];

/** A file belongs to the module with the longest matching prefix. Tests and `testing/` are exempt. */
export const importDirections: Readonly<Record<string, Module>> = {
  content: { mayImport: [], without: ui },
  'content/pages': { mayImport: ['content'], without: ui },
  'content/services': { mayImport: ['content'], without: ui },
  'content/products': { mayImport: ['content'], without: ui },
  // This file imports all products. Only the build uses it.
  'content/products.ts': { mayImport: ['content', 'content/products'], without: ui },
  urls: { mayImport: [], without: ui },
  'site-map.ts': { mayImport: [], mayImportTypes: ['content/types.ts'], without: ui },
  // Seals look the same in the browser, in prerendered pages and in emails, so they are shared.
  seal: { mayImport: ['content/seal-words.ts', 'content/fill.ts'], without: ui },
  // The search is shared, because it gives the same results in the browser and on the server.
  search: {
    mayImport: ['content/search-synonyms.ts'],
    mayImportTypes: ['content/search-kinds.ts', 'content/types.ts', 'openings'],
    without: ui,
  },
  submissions: {
    mayImport: ['site', 'fill', 'topic-words', 'topics.gen', 'topic-titles.gen'].map(
      (name) => `content/${name}.ts`,
    ),
    mayImportTypes: ['content/retention.ts'],
    without: ui,
  },
  // Vacancies and intakes. The server reads them, the page shows them, and Firestore can store
  // them.
  openings: { mayImport: ['content', 'content-lines.ts', 'submissions'], without: ui },
  // Sends the outbox's submissions, in the page and the worker, but not on the server.
  'submissions/sending': { mayImport: ['submissions', 'content/site.ts'], without: ui },
  '../packages/outbox': { mayImport: [], only: ['valibot', 'idb-keyval'] },
  '../packages/offline-copy': { mayImport: [], only: ['valibot', 'workbox-window'] },
  // This file may import any package, because it runs in Node.
  '../packages/offline-copy/src/build.ts': { mayImport: ['../packages/offline-copy'] },
  'offline-copy': { mayImport: ['urls'], without: ui },
  components: {
    // A component receives its text as props, except text that is the same everywhere.
    mayImport: [
      ...['calendar', 'constants', 'controls', 'fill', 'images.gen', 'labels', 'site'].map(
        (name) => `content/${name}.ts`,
      ),
      ...['submissions/spam-signs.ts', 'urls/readable-query.ts'],
    ],
    mayImportTypes: ['content'],
  },
  loading: { mayImport: ['backoff.ts'] },
  connection: { mayImport: ['offline-copy', 'env.ts'] },
  graphql: {
    mayImport: ['offline-copy', 'connection', 'firebase', 'openings', 'content', 'env.ts'],
  },
  firebase: { mayImport: ['openings', 'env.ts'] },
  // This code is inlined into every page, so it must be small.
  boot: { mayImport: [], mayImportTypes: ['page/storage-keys.ts'], without: ui },
  page: {
    mayImport: [
      ...delivery,
      ...['loading', 'backoff.ts', 'connection', 'graphql', 'firebase', 'openings', 'content'],
      ...['urls', 'env.ts', 'boot/recover.ts'],
    ],
  },
  sections: {
    mayImport: [
      ...[...blockParts, 'graphql', 'openings', 'seal'],
      ...['content-lines.ts', 'sections/islands.ts'],
    ],
    mayImportTypes: ['content/pages', 'submissions/sending'],
  },
  // This file lists the sections that are hydrated late.
  'sections/islands.ts': { mayImport: ['sections', 'shell'] },
  // The newsletter form is on every page.
  shell: {
    mayImportTypes: ['submissions/sending'],
    mayImport: [
      ...[...blockParts, 'content/pages/newsletter.ts', 'finder/search-dialog.tsx'],
      ...['sections/later.tsx', 'sections/still.tsx', 'sections/seal.tsx'],
    ],
  },
  // The search box is loaded with its page or on demand.
  finder: { mayImport: ['search', 'components', 'content', 'graphql', 'openings', 'loading'] },
  // Exhibits are not in `sections`, because pages without exhibits must not load them.
  exhibits: { mayImport: ['components', 'content', 'sections/island.tsx', 'loading'] },
  // Everything that `/wall` needs, except its route and text.
  wall: {
    mayImport: ['seal', 'sections/drawn-shapes.tsx', 'components', 'content', 'page', 'loading'],
    mayImportTypes: ['content/pages'],
  },
  routes: {
    mayImport: [
      ...['sections', 'shell', 'exhibits', 'finder', 'wall', 'components', 'content'],
      ...pageContent,
      ...['graphql', 'openings', 'urls', 'page/hydration.ts', 'page/save-file.ts', 'env.ts'],
      'router-adapter.tsx',
    ],
  },
  'service-worker': {
    mayImport: [...delivery, 'urls', 'env.ts', 'content/delivered-words.ts'],
    without: ui,
  },
  prerender: {
    // The pages that respond to posted forms are not routes, so they import sections themselves.
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
  'router-adapter.tsx': { mayImport: [] },
  'router.tsx': { mayImport: ['routeTree.gen.ts', 'routes', 'urls'], mayImportTypes: ['openings'] },
  'main.tsx': {
    mayImport: [
      ...['router.tsx', 'router-adapter.tsx', 'page', 'loading'],
      ...['openings/given-openings.ts', 'components/enhance.ts'],
    ],
  },
  // This module builds the site, and compiles the server for the artefact.
  '../build': {
    mayImport: [
      ...['content', 'content/products.ts', 'site-map.ts', 'env.ts', 'urls', 'openings', 'search'],
      ...['prerender', 'offline-copy', '../tools/build-inputs.mjs'],
    ],
    mayImportTypes: ['../server/release.ts'],
  },
  '../tools/build-inputs.mjs': { mayImport: [] },
  // The server needs content for the pages that it renders itself.
  '../server': {
    mayImport: ['backoff.ts', 'submissions', 'openings', 'urls', 'content', 'seal', 'search'],
    without: ui,
  },
};
