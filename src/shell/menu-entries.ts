import { companyPages } from '../content/described-pages.gen.ts';
import { serviceEntries } from '../content/services.gen.ts';
import type { NavigationEntry } from '../content/types.ts';

/** The navigation groups with a menu, in the top bar's order. */
export const menuNames = ['company', 'services'] as const;
export type MenuName = (typeof menuNames)[number];

export const menuEntries: Readonly<Record<MenuName, readonly NavigationEntry[]>> = {
  company: companyPages,
  services: serviceEntries,
};
