/** The titles of the list of all pages and of its groups. */
export const siteIndex = {
  title: 'Every page',
  services: 'Services',
  products: 'Products',
  company: 'Company',
  people: 'People',
  withUs: 'Work and learn with us',
  site: 'This site',
  allServices: 'All services',
} as const;
