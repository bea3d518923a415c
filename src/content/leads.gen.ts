// Written by build/indexes from services, site-map.ts and team-members.ts at every build. Do not edit.
import type { Lead } from './types.ts';

export const leads: Readonly<Record<string, Lead | undefined>> = {
  "services/analytics": { "name": "Annelie van Wyngaardt", "role": "Director - Finance", "image": "people/annelie-van-wyngaardt" },
  "services/security": { "name": "Ashwin Februarie", "role": "Chief Operations Officer", "image": "people/placeholder" },
  "services/cloud": { "name": "Tintswalo Maluleke", "role": "Delivery Manager", "image": "people/tintswalo-maluleke" },
  "services/gaming": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "services/sharepoint": { "name": "Tintswalo Maluleke", "role": "Delivery Manager", "image": "people/tintswalo-maluleke" },
  "services/rand": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "services/erp": { "name": "Annelie van Wyngaardt", "role": "Director - Finance", "image": "people/annelie-van-wyngaardt" },
  "services/training": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "company": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "company/academy": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "company/research": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "products": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "work": { "name": "Tintswalo Maluleke", "role": "Delivery Manager", "image": "people/tintswalo-maluleke" },
  "training": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "careers": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "": { "name": "Tshepo Ramokgadi", "role": "Director - Business Development", "image": "people/tshepo-ramokgadi" }
};
