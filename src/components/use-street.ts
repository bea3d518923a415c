import { useEffect, useState } from 'react';
import type { Street } from './street.tsx';

/** The street and its lamplight, loaded after hydration; nothing waits for them. */
export const useStreet = (): typeof Street | undefined => {
  const [street, setStreet] = useState<typeof Street>();
  useEffect(() => {
    import('./street.tsx').then(
      (loaded) => setStreet(() => loaded.Street),
      () => {},
    );
  }, []);
  return street;
};
