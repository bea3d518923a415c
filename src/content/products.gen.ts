// Written by tools/content-index.ts from products.ts at every build. Not edited by hand.
import type { ImageId, NavigationEntry } from './types.ts';

export const productEntries = [
  {
    id: 'opher',
    name: 'Opher',
    description: 'An AI job marketplace that explains every match',
    to: '/products/opher',
    mark: 'products/opher-mark',
  },
  {
    id: 'performetric',
    name: 'Performetric',
    description: 'A performance tool managers use every week, not once a year',
    to: '/products/performetric',
    mark: 'products/performetric-mark',
  },
  {
    id: 'aroundly',
    name: 'Aroundly',
    description: 'A marketplace for booking service providers near you',
    to: '/products/aroundly',
    mark: 'products/aroundly-mark',
  },
  {
    id: 'capstart',
    name: 'CapStart',
    description: 'A cap-table platform for startups and their investors',
    to: '/products/capstart',
    mark: 'products/capstart-mark',
  },
  {
    id: 'goodaction',
    name: 'GoodAction',
    description: 'A marketplace where companies and non-profits find each other',
    to: '/products/goodaction',
    mark: 'products/goodaction-mark',
  },
  {
    id: 'boldbash',
    name: 'BoldBash',
    description: 'Event management from the first guest list to the last invoice',
    to: '/products/boldbash',
    mark: 'products/boldbash-mark',
  },
] as const satisfies readonly (Omit<NavigationEntry, 'image'> & { id: string; mark: ImageId })[];
