interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly id: string } | null;
}

const MAIN = /\/src\/main\.tsx$/;

/**
 * Names the chunk of everything that every page needs. Left to itself the bundler cuts it into one
 * small file for each route, and a first visit would ask for sixty.
 */
export const everyPage = (): ((id: string, graph: ModuleGraph) => string | null) => {
  const known = new Map<string, boolean>();
  const reachedFromMain = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // A cycle that main does not reach from outside is not reached.
    known.set(id, false);
    const reached =
      MAIN.test(id) ||
      (graph.getModuleInfo(id)?.importers.some((importer) => reachedFromMain(importer, graph)) ??
        false);
    known.set(id, reached);
    return reached;
  };
  return (id, graph) => (reachedFromMain(id, graph) ? 'every-page' : null);
};
