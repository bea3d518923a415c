// Written by build/indexes from public/images at every build. Not edited by hand.
import type { Ground } from './types.ts';

/** The ground that a hero's picture is painted on. */
export const heroGrounds: Readonly<Record<string, Ground>> = {
  "company/about": "ink",
  "company/academy": "night",
  "company/culture": "clay",
  "company/initiatives": "leaf",
  "company/overview": "marigold",
  "company/research": "ink",
  "pages/careers": "clay",
  "pages/contact": "indigo",
  "pages/legal": "sand",
  "pages/not-found": "ink",
  "pages/products": "ink",
  "pages/sign-in": "leaf",
  "pages/team": "sky",
  "pages/training": "leaf",
  "people/placeholder": "sand",
  "products/aroundly-screen": "sky",
  "products/boldbash-screen": "marigold",
  "products/capstart-screen": "ink",
  "products/goodaction-screen": "clay",
  "products/opher-screen": "indigo",
  "products/performetric-screen": "leaf",
  "services/analytics": "indigo",
  "services/cloud": "sky",
  "services/gaming": "clay",
  "services/rand": "marigold",
  "services/security": "ink",
  "services/sharepoint": "leaf",
  "services/training": "blush",
  "work/fourth-working-day": "marigold",
  "work/nine-weekends": "night",
  "work/one-form": "leaf",
  "work/overview": "clay"
};
