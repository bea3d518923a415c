// Written by build/indexes from site-map.ts at every build. Do not edit.
import type { Menus } from './types.ts';

export const menus: Menus = {
  "names": { "company": "Company", "services": "Services", "contact": "Contact" },
  "bar": [
    { "name": "Products", "to": "/products" },
    { "name": "Training", "to": "/training" },
    { "name": "Careers", "to": "/careers" }
  ],
  "footer": {
    "company": [
      { "name": "About", "to": "/company/about" },
      { "name": "Academy", "to": "/company/academy" },
      { "name": "Research", "to": "/company/research" },
      { "name": "Initiatives", "to": "/company/Initiatives" },
      { "name": "Culture", "to": "/company/culture" },
      { "name": "Careers", "to": "/careers" },
      { "name": "Supplier information", "to": "/company/supplier" },
      { "name": "Work", "to": "/work" }
    ],
    "site": [
      { "name": "Home", "to": "/" },
      { "name": "Company", "to": "/company" },
      { "name": "Team", "to": "/team" },
      { "name": "Products", "to": "/products" },
      { "name": "Training", "to": "/training" },
      { "name": "Contact", "to": "/contact" },
      { "name": "Search", "to": "/search", "isUnlisted": true },
      { "name": "Your name on the wall", "to": "/wall" }
    ],
    "legal": [
      { "name": "Privacy Policy", "to": "/privacy" },
      { "name": "Terms of Service", "to": "/terms" },
      { "name": "Cookie Policy", "to": "/cookies" }
    ]
  }
};
