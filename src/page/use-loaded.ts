import { useEffect, useState } from 'react';
import { retryLater } from './connection/retry-later.ts';

/**
 * What `load` brings, once it is wanted and here: code that the first view does without. A chunk
 * lost on the way is asked for again. `load` must stay the same function.
 */
export const useLoaded = <T>(load: () => Promise<T>, isWanted = true): T | undefined => {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    const ask = () => {
      if (gone) return;
      load().then(
        (value) => {
          if (!gone) setLoaded(() => value);
        },
        () => retryLater(ask),
      );
    };
    ask();
    return () => {
      gone = true;
    };
  }, [load, isWanted]);
  return loaded;
};
