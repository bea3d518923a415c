import { useLoaded } from '../loading/use-loaded.ts';
import type { InstallOfferProps } from './install-offer.tsx';

const loadOffer = async () => (await import('./install-offer.tsx')).InstallOffer;

export const InstallSlot = (props: InstallOfferProps) => {
  const Offer = useLoaded(loadOffer);
  return Offer ? <Offer {...props} /> : null;
};
