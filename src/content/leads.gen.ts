// Written by build/indexes from services/*.ts and team-members.ts at every build. Not edited by hand.
import type { Lead } from './types.ts';

/** Who answers for each service, by its id, and for everything else. */
export const leads: Readonly<Record<string, Lead | undefined>> = {
  "analytics": {
    "name": "Annelie van Wyngaardt",
    "role": "Director - Finance",
    "image": "people/annelie-van-wyngaardt",
    "to": "/team/m1005"
  },
  "security": {
    "name": "Ashwin Februarie",
    "role": "Chief Operations Officer",
    "image": "people/placeholder",
    "to": "/team/m1006"
  },
  "cloud": {
    "name": "Ashwin Februarie",
    "role": "Chief Operations Officer",
    "image": "people/placeholder",
    "to": "/team/m1006"
  },
  "gaming": {
    "name": "Rudzani Nemavhola",
    "role": "CIO & Head of R&D",
    "image": "people/rudzani-nemavhola",
    "to": "/team/m1004"
  },
  "sharepoint": {
    "name": "Kavitha Naicker",
    "role": "Director - Legal",
    "image": "people/kavitha-naicker",
    "to": "/team/m1002"
  },
  "rand": {
    "name": "Rudzani Nemavhola",
    "role": "CIO & Head of R&D",
    "image": "people/rudzani-nemavhola",
    "to": "/team/m1004"
  },
  "erp": {
    "name": "Tintswalo Maluleke",
    "role": "Delivery Manager",
    "image": "people/tintswalo-maluleke",
    "to": "/team/m1007"
  },
  "training": {
    "name": "Thandeka Mabuso",
    "role": "Chief Executive Officer",
    "image": "people/thandeka-mabuso",
    "to": "/team/m1001"
  },
  "other": {
    "name": "Tshepo Ramokgadi",
    "role": "Director - Business Development",
    "image": "people/tshepo-ramokgadi",
    "to": "/team/m1003"
  }
};
