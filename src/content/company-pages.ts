import type { NavigationEntry } from './types.ts';

/** The five company pages, in the order of the menu. */
export const companyPages = [
  {
    id: 'about',
    name: 'About',
    description: 'Who we are, how we began and the values we work by',
    to: '/company/about',
    image: 'company/about',
  },
  {
    id: 'culture',
    name: 'Culture',
    description: 'Our pillars, and what they mean on an ordinary working day',
    to: '/company/culture',
    image: 'company/culture',
  },
  {
    id: 'initiatives',
    name: 'Initiatives',
    description: 'What we do for learners, small firms and our neighbours',
    to: '/company/initiatives',
    image: 'company/initiatives',
  },
  {
    id: 'academy',
    name: 'Academy',
    description: 'Learning paths from a first script to a working specialist',
    to: '/company/academy',
    image: 'company/academy',
  },
  {
    id: 'research',
    name: 'Research',
    description: 'The questions we test, how we test them and what we found',
    to: '/company/research',
    image: 'company/research',
  },
] as const satisfies readonly (NavigationEntry & { readonly id: string })[];

export type CompanyPageId = (typeof companyPages)[number]['id'];
