import { iconNames } from '../../src/content/icons.ts';
import { products } from '../../src/content/products.ts';
import { programmeTerms } from '../../src/content/programme-terms.ts';
import { site } from '../../src/content/site.ts';
import { team } from '../../src/content/team-members.ts';
import type { Service } from '../../src/content/types.ts';
import { companyPages, menus, siteMap } from '../../src/site-map.ts';

const services = import.meta.glob<Service>('../../src/content/services/*.ts', {
  eager: true,
  import: 'default',
});

/** The content that the indexes summarise. Only Vite can load this module, because of the glob. */
export const content = {
  companyPages,
  iconNames,
  menus,
  products,
  programmeTerms,
  services,
  site,
  siteMap,
  team,
};
