import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/**
 * Records that a route imports `file`. The renderer's build inserts this before each `import()`.
 * @public
 */
export const noteRead = (file: string): void => {
  reads.getStore()?.add(file);
};

export const readsDuring = async (work: () => Promise<void>): Promise<ReadonlySet<string>> => {
  const files = new Set<string>();
  await reads.run(files, work);
  return files;
};
