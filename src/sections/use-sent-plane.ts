import { useEffect, useState } from 'react';
import type { SentPlane } from './sent-plane.tsx';

/** What shows that a message was sent, loaded after hydration; until it is there, a panel does. */
export const useSentPlane = (): typeof SentPlane | undefined => {
  const [plane, setPlane] = useState<typeof SentPlane>();
  useEffect(() => {
    import('./sent-plane.tsx').then(
      (loaded) => setPlane(() => loaded.SentPlane),
      () => {},
    );
  }, []);
  return plane;
};
