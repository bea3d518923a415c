import { useEffect, useState } from 'react';
import { loadPatiently } from './load.ts';

/**
 * Code that the first view does not need, loaded after it.
 * @param load must be the same function in every render
 * @param isWanted false delays it
 * @returns undefined until it is loaded
 */
export const useLoaded = <T>(load: () => Promise<T>, isWanted = true): T | undefined => {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    void loadPatiently(load).then((value) => {
      if (isMounted) setLoaded(() => value);
    });
    return () => {
      isMounted = false;
    };
  }, [load, isWanted]);
  return loaded;
};
