/** The texts of the footer. Its links to pages are in `src/site-map.ts`. */
export const footer = {
  services: { title: 'Services' },
  company: { title: 'Company' },
  site: { title: 'Site' },
  social: { title: 'Elsewhere' },
  share: {
    button: 'Share this page',
    copied: 'Link copied',
    notCopied: 'Please copy the link yourself:',
  },
  registration: 'Reg. no.',
  rights: 'All rights reserved.',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;
