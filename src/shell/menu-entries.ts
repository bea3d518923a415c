import { companyPages } from '../content/company-pages.ts';
import { serviceEntries } from '../content/services.gen.ts';
import type { NavigationEntry } from '../content/types.ts';

/** The groups of the navigation that open a menu. */
export type MenuName = 'company' | 'services';

/** The pages in each of them. */
export const menuEntries: Readonly<Record<MenuName, readonly NavigationEntry[]>> = {
  company: companyPages,
  services: serviceEntries,
};
