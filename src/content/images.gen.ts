// Written by build/indexes from public/images at every build. Do not edit.
import type { RegisteredImage } from './types.ts';

export const images: Readonly<Record<string, RegisteredImage>> = {
  "brand": { "width": 1440, "height": 960 },
  "clients": { "width": 160, "height": 160 },
  "commitments": { "width": 800, "height": 600 },
  "company": { "width": 1200, "height": 900 },
  "hall-of-fame": { "width": 800, "height": 600 },
  "initiatives": { "width": 800, "height": 600 },
  "leaves": { "width": 360, "height": 900 },
  "pages": { "width": 1200, "height": 900 },
  "partners": { "width": 320, "height": 96 },
  "people": { "width": 480, "height": 480 },
  "pillars": { "width": 800, "height": 600 },
  "products": { "width": 256, "height": 256 },
  "products/aroundly-screen": { "width": 1200, "height": 900 },
  "products/boldbash-screen": { "width": 1200, "height": 900 },
  "products/capstart-screen": { "width": 1200, "height": 900 },
  "products/goodaction-screen": { "width": 1200, "height": 900 },
  "products/opher-screen": { "width": 1200, "height": 900 },
  "products/performetric-screen": { "width": 1200, "height": 900 },
  "programmes": { "width": 800, "height": 600 },
  "reach-out": { "width": 800, "height": 600 },
  "services": { "width": 1200, "height": 900 },
  "work": { "width": 1200, "height": 900 }
};
