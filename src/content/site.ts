/** As it is written; forms read its calling code. */
export const phone = '+27 10 555 0142';

/**
 * The company. This is the one file to change when a real one moves in, or when a figure changes:
 * pages, legal texts, search results, the installed app's name, share cards, the server and the
 * tests read it. After a new name run `npm run pictures`, which draws it into the share cards;
 * `npm run rebrand` proves that nothing else names the company.
 */
export const site = {
  name: 'Kuvula Technologies',
  /** What stands beside the logo and under the installed app's icon. `name` begins with it. */
  shortName: 'Kuvula',
  /** As registered; the legal texts say it. */
  legalName: 'Kuvula Technologies (Pty) Ltd',
  /** The first sentence of the company's story; may be empty. */
  nameOrigin: 'Our name comes from the isiZulu word vula, to open.',
  tagline: 'Innovative Technology Solutions',

  domain: 'kuvula.example',
  email: 'info@kuvula.example',
  phone,
  /** The number that answers on WhatsApp; may be empty. */
  whatsapp: '+27 60 555 0142',
  address: {
    street: '14 Aperture Lane',
    suburb: 'Sandton',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '2196',
    /** ISO 3166. */
    countryCode: 'ZA',
  },
  /** The way that `location-plan.ts` draws. Empty, it is not said and the plan is not shown. */
  wayHere:
    'From Keystone station walk up Keystone Avenue. After Lintel Street turn right: we are on the left, opposite Mosaic Park.',
  officeHours: 'Monday to Friday, 08:00 to 17:00, closed on public holidays.',
  /** Weekdays on which nobody is there, as ISO 8601 dates. */
  closedOn: [
    ...['2026-12-16', '2026-12-25', '2027-01-01', '2027-03-22', '2027-03-26', '2027-03-29'],
    ...['2027-04-27', '2027-06-16', '2027-08-09', '2027-09-24', '2027-12-16', '2027-12-27'],
  ] as readonly string[],
  /** A message is answered by this time of the next working day. Empty, no time is promised. */
  answersUntil: '17:00',

  /** The id of the team member who answers messages about nothing in particular; may be empty. */
  firstContact: 'm1003',

  /** Everything that counts years counts from here. */
  founded: 2005,
  /** A number, and what stands behind it. */
  figures: {
    employees: '43+',
    projects: '28+',
    clientSatisfaction: '98%',
    blackOwned: '100%',
    femaleOwned: '50%',
    /** 'Above' this. */
    serviceLevel: '97%',
    engagementIncrease: '30%',
  },
  /** How and when the figures were counted; may be empty. */
  figuresNote:
    'Projects completed by 1 October 2026. Satisfaction: 163 of 166 answers to our survey of September 2026.',

  /** Prices as pages write them, excluding VAT. An empty one is not shown. */
  prices: {
    assessment: 'from R38 000',
    'quarterly-intensives': 'from R12 500 a place',
    'annual-workshops': 'from R950 a place',
    'online-courses': 'from R1 450 a place',
  },

  /** Facts for buyers: samples, like the company itself. An empty one hides its row. */
  supplier: {
    registration: '2005/017442/07',
    vat: '4680217744',
    /** In the National Treasury's Central Supplier Database. */
    csd: 'MAAA0174420',
    bbbee: {
      level: 'Level 1 contributor, 135% procurement recognition',
      verifier: 'Lintel Verification Services',
      /** ISO 8601. */
      verifiedOn: '2026-03-12',
    },
    tax: 'In good standing. We send the compliance PIN on request.',
    insurance: 'Professional indemnity R10 million, public liability R5 million',
    informationOfficer: 'Thandeka Mabuso, Chief Executive Officer',
  },

  /** Profiles elsewhere, as https:// addresses. An empty one keeps its place in the footer. */
  social: { LinkedIn: '', Twitter: '', Facebook: '' },
} as const;

/**
 * What the site's databases, locks and channels on visitors' devices begin with. A new name alone
 * does not change it: messages that wait on a device would no longer be found.
 */
export const storagePrefix = 'kuvula';
