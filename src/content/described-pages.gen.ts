// Written by build/indexes from site-map.ts at every build. Do not edit.
import type { NavigationEntry } from './types.ts';

export const companyPages: readonly NavigationEntry[] = [
  { "name": "About", "description": "Who we are, how we began and the values we work by", "to": "/company/about", "image": "company/about" },
  { "name": "Culture", "description": "Our pillars, and what they mean on an ordinary working day", "to": "/company/culture", "image": "company/culture" },
  { "name": "Initiatives", "description": "What we do for learners, small firms and our neighbours", "to": "/company/initiatives", "image": "company/initiatives" },
  { "name": "Academy", "description": "Learning paths from a first script to a working specialist", "to": "/company/academy", "image": "company/academy" },
  { "name": "Research", "description": "The questions we test, how we test them and what we found", "to": "/company/research", "image": "company/research" },
  { "name": "Supplier information", "description": "B-BBEE, registration, VAT, insurance and the PAIA manual", "to": "/company/supplier", "image": "company/supplier" },
  { "name": "Work", "description": "What projects took, what they cost and what stayed", "to": "/work", "image": "work/overview" },
  { "name": "Team", "description": "Who leads the company, and what they answer for", "to": "/team", "image": "pages/team" }
];

export const withUs: readonly Omit<NavigationEntry, 'image'>[] = [
  { "name": "Training", "description": "Intensives, workshops and courses", "to": "/training" },
  { "name": "Careers", "description": "Open vacancies and how we hire", "to": "/careers" },
  { "name": "Contact", "description": "Phone, email, address and a form", "to": "/contact" }
];
