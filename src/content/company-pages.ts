import type { NavigationEntry } from './types.ts';

/** The five company pages, in the order of the menu. */
export const companyPages = [
  {
    id: 'about',
    name: 'About',
    description: 'Who we are, how we began and the four values we work by',
    to: '/company/about',
    icon: 'building-2',
  },
  {
    id: 'culture',
    name: 'Culture',
    description: 'Six pillars, and what they mean on an ordinary working day',
    to: '/company/culture',
    icon: 'heart-handshake',
  },
  {
    id: 'initiatives',
    name: 'Initiatives',
    description: 'What we do for learners, small firms and our neighbours',
    to: '/company/initiatives',
    icon: 'sprout',
  },
  {
    id: 'academy',
    name: 'Academy',
    description: 'Learning paths from a first script to a working specialist',
    to: '/company/academy',
    icon: 'graduation-cap',
  },
  {
    id: 'research',
    name: 'Research',
    description: 'The questions we test, how we test them and what we found',
    to: '/company/research',
    icon: 'microscope',
  },
] as const satisfies readonly (NavigationEntry & { readonly id: string })[];

export type CompanyPageId = (typeof companyPages)[number]['id'];
