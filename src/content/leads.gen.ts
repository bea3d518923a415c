// Written by build/indexes from services/*.ts and team-members.ts at every build. Do not edit.
import type { Lead } from './types.ts';

export const leads: Readonly<Record<string, Lead | undefined>> = {
  "analytics": { "name": "Annelie van Wyngaardt", "role": "Director - Finance", "image": "people/annelie-van-wyngaardt" },
  "security": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "cloud": { "name": "Tintswalo Maluleke", "role": "Delivery Manager", "image": "people/tintswalo-maluleke" },
  "gaming": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "sharepoint": { "name": "Tintswalo Maluleke", "role": "Delivery Manager", "image": "people/tintswalo-maluleke" },
  "rand": { "name": "Rudzani Nemavhola", "role": "CIO & Head of R&D", "image": "people/rudzani-nemavhola" },
  "erp": { "name": "Annelie van Wyngaardt", "role": "Director - Finance", "image": "people/annelie-van-wyngaardt" },
  "training": { "name": "Thandeka Mabuso", "role": "Chief Executive Officer", "image": "people/thandeka-mabuso" },
  "other": { "name": "Tshepo Ramokgadi", "role": "Director - Business Development", "image": "people/tshepo-ramokgadi" }
};
