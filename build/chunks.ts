import type { Plugin, Rolldown } from 'vite';

const EVERY_PAGE = 'every-page';
const MAIN = /\/src\/main\.tsx$/;
/** Large or rarely used modules, which are loaded on demand. */
const APART = /\/src\/(?:graphql|firebase|exhibits|finder|search)\/|\/moving-cards\.tsx$/;
/** Lists of sections. `islands` hydrate late, and `stills` never hydrate. */
const SECTIONS = /\/src\/sections\/(islands|stills)\.ts$/;
/** Content modules. A page needs at most one of them. */
const ONE_OF_MANY = /\/src\/content\/(?:services|products)\//;
/** Form modules. Pages such as `/contact` load them immediately; others load them later. */
const FORMS =
  /\/src\/(?:submissions|page\/outbox)\/|\/page\/visibility\.ts$|\/components\/(?:field|outcome-panel|submit-button|trap-field|without-script)\.tsx$|\/sections\/(?:chat-link|submission-form|opening-form|seal)\.tsx$|\/content\/form-words\.ts$|\/(?:shared-text|time-of-day)\.ts$|\/content\/topic/;
const PARTS =
  /\/src\/(?:sections\/|components\/|routes\/services\/-services-page|page\/(?:save-file|copy-link|remembered))|\/content\/(?:calendar|contact-details|figures|images\.gen|labels|lead-of|leads\.gen|office-day|page-words|hero-grounds\.gen)\.ts$/;

const pageOf = (routeFile: string): string => {
  const [path = ''] = routeFile.replace(/.*\/src\/routes\//, '').split('.tsx');
  // A vacancy's page has a form; the page that lists vacancies does not.
  if (path === 'careers/$id') return 'vacancy';
  const names = path.replace(/(?:\/?index|\/\$\w+|\/\{-\$\w+\})$/, '').split('/');
  return (names.at(-1) ?? '').replace(/^-load-|\.ts$/g, '') || 'home';
};

/**
 * Returns the purposes for which a module is imported dynamically. A purpose is the name of a page,
 * `islands`, `stills`, `background` (code that every page loads late) or `apart` (code that is
 * loaded on demand).
 */
const purposesOf = ({ id, dynamicImporters }: Rolldown.ModuleInfo): readonly string[] => {
  if (APART.test(id)) return ['apart'];
  const [, sections] = SECTIONS.exec(id) ?? [];
  if (sections) return [sections];
  if (id.includes('tsr-split')) return [pageOf(id)];
  return dynamicImporters.map((importer) => {
    if (importer.includes('/src/routes/')) return pageOf(importer);
    return /\/src\/(?:sections|finder|wall)\//.test(importer) ? 'apart' : 'background';
  });
};

/**
 * Groups modules into chunks by purpose. By default, the bundler writes every shared module to a
 * separate file, and a first visit would make sixty requests.
 */
export const chunkByNeed = (): Rolldown.CodeSplittingNameFunction => {
  const known = new Map<string, ReadonlySet<string>>();
  const neededFor = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const answer = known.get(id);
    if (answer) return answer;
    const purposes = new Set<string>();
    // Set before the recursion, so that it ends even if modules import each other.
    known.set(id, purposes);
    const info = graph.getModuleInfo(id);
    if (MAIN.test(id)) purposes.add('main');
    else if (info) {
      for (const purpose of purposesOf(info)) purposes.add(purpose);
      for (const importer of info.importers) {
        for (const purpose of neededFor(importer, graph)) purposes.add(purpose);
      }
    }
    return purposes;
  };
  return (id, graph) => {
    const purposes = new Set(neededFor(id, graph));
    if (purposes.has('main')) return EVERY_PAGE;
    purposes.delete('apart');
    if (purposes.size === 0 || ONE_OF_MANY.test(id)) return null;
    const [only] = purposes;
    if (purposes.size === 1 && only) return only;
    if (FORMS.test(id)) return 'forms';
    if (PARTS.test(id)) return 'page-parts';
    return purposes.has('background') ? 'background-parts' : null;
  };
};

/**
 * Marks the chunk that every page loads, so that V8 compiles all of it during the download instead
 * of function by function on the main thread. Most of the chunk runs before hydration anyway.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  generateBundle: {
    // Runs after Vite's plugins, which add lines at the top: the mark must be the first line.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== EVERY_PAGE) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
