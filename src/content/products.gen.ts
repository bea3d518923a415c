// Written by build/indexes from products/*.ts at every build. Do not edit.
import type { NavigationEntry, Product } from './types.ts';

export type ProductEntry = NavigationEntry & Pick<Product, 'id' | 'mark' | 'url' | 'tags'>;

export const productEntries = [
  { "id": "opher", "name": "Opher", "description": "An AI job marketplace that explains every match", "to": "/products/opher", "mark": "products/opher-mark", "image": "products/opher-screen", "url": "https://opher.example", "tags": [ "Recruitment", "AI matching", "Marketplace" ] },
  { "id": "performetric", "name": "Performetric", "description": "A performance tool managers use every week, not once a year", "to": "/products/performetric", "mark": "products/performetric-mark", "image": "products/performetric-screen", "url": "https://performetric.example", "tags": [ "Performance management", "HR", "Microsoft Teams" ] },
  { "id": "aroundly", "name": "Aroundly", "description": "A marketplace for booking service providers near you", "to": "/products/aroundly", "mark": "products/aroundly-mark", "image": "products/aroundly-screen", "url": "https://aroundly.example", "tags": [ "Marketplace", "Bookings", "Small business" ] },
  { "id": "capstart", "name": "CapStart", "description": "A cap-table platform for startups and their investors", "to": "/products/capstart", "mark": "products/capstart-mark", "image": "products/capstart-screen", "url": "https://capstart.example", "tags": [ "Equity", "Startups", "Fundraising", "Governance" ] },
  { "id": "goodaction", "name": "GoodAction", "description": "A marketplace where companies and non-profits find each other", "to": "/products/goodaction", "mark": "products/goodaction-mark", "image": "products/goodaction-screen", "url": "https://goodaction.example", "tags": [ "Non-profit", "Volunteering", "Donations", "CSI" ] },
  { "id": "boldbash", "name": "BoldBash", "description": "Event management from the first guest list to the last invoice", "to": "/products/boldbash", "mark": "products/boldbash-mark", "image": "products/boldbash-screen", "url": "https://boldbash.example", "tags": [ "Events", "Ticketing", "Planning" ] }
] as const satisfies readonly ProductEntry[];
