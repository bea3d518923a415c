import { type ComponentType, useEffect, useState } from 'react';
import type { InstallOfferProps } from './install-offer.tsx';

/** Where the offer to install the site stands; none of its code is in the first load. */
export const InstallSlot = (props: InstallOfferProps) => {
  const [Offer, setOffer] = useState<ComponentType<InstallOfferProps>>();
  useEffect(() => {
    import('./install-offer.tsx').then(
      ({ InstallOffer }) => setOffer(() => InstallOffer),
      () => {
        // The site is the same without it.
      },
    );
  }, []);
  return Offer ? <Offer {...props} /> : null;
};
