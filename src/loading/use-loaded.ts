import { useEffect, useState } from 'react';
import { loadPatiently } from './load.ts';

/**
 * Loads code that the first render does not need.
 * @param load must be the same function in every render
 * @param isWanted if false, the code is not loaded yet
 * @returns the code, or undefined until it has loaded
 */
export const useLoaded = <T>(load: () => Promise<T>, isWanted = true): T | undefined => {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (isWanted) void loadPatiently(load).then((value) => setLoaded(() => value));
  }, [load, isWanted]);
  return loaded;
};
