/** The phone number, in the format that pages show. It must begin with the calling code. */
export const phone = '+27 10 555 0142';

/**
 * The data of the company. To use the site for another company, or to change a figure, change only
 * this file: pages, legal texts, search results, the installed app's name, share cards, the server
 * and the tests read it. After a change of the name run `npm run pictures`, which draws the name
 * into the share cards.
 */
export const site = {
  name: 'Kuvula Technologies',
  /** Shown beside the logo and under the installed app's icon. `name` begins with it. */
  shortName: 'Kuvula',
  /** The registered name, for the legal texts. */
  legalName: 'Kuvula Technologies (Pty) Ltd',
  /** The first sentence of the company's story; may be empty. */
  nameOrigin: 'Our name comes from the isiZulu word vula, to open.',
  tagline: 'Innovative Technology Solutions',

  domain: 'kuvula.example',
  email: 'info@kuvula.example',
  phone,
  /** The number for WhatsApp; may be empty. */
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
  /** Directions along the streets in `location-plan.ts`. If empty, pages show no map either. */
  wayHere:
    'From Keystone station walk up Keystone Avenue. After Lintel Street turn right: we are on the left, opposite Mosaic Park.',
  officeHours: 'Monday to Friday, 08:00\u00a0to\u00a017:00, closed on public holidays.',
  /** Days from Monday to Friday on which the office is closed, as ISO 8601 dates. */
  closedOn: [
    ...['2026-12-16', '2026-12-25', '2027-01-01', '2027-03-22', '2027-03-26', '2027-03-29'],
    ...['2027-04-27', '2027-06-16', '2027-08-09', '2027-09-24', '2027-12-16', '2027-12-27'],
  ] as readonly string[],
  /** Staff answer a message by this time of the next working day. If empty, pages name no time. */
  answersUntil: '17:00',

  /** The team member who answers messages about pages and services without a `lead`; may be empty. */
  firstContact: 'm1003',

  /** The founding year, from which all texts derive the company's age. */
  founded: 2005,
  /** Each figure is a number with a suffix, such as '+' or '%'. */
  figures: {
    employees: '43+',
    projects: '28+',
    clientSatisfaction: '98%',
    blackOwned: '100%',
    femaleOwned: '50%',
    /** Pages say 'above' this figure. */
    serviceLevel: '97%',
    engagementIncrease: '30%',
  },
  /** How and when the figures were counted; each may be empty. */
  projectsNote: 'Projects completed by 1 October 2026.',
  satisfactionNote: 'Satisfaction: 163 of 166 answers to our survey of September 2026.',

  /** How and when the figures on the team page were counted; may be empty. */
  teamFiguresNote:
    'Service level: 1\u00a0214 support requests in the year to 30 September 2026. Engagement: 11 systems, the quarter before their launch against the third quarter after it.',

  /** Prices in the format that pages show, excluding VAT. Pages do not show an empty price. */
  prices: {
    assessment: 'from R38 000',
    'quarterly-intensives': 'from R12 500 a place',
    'annual-workshops': 'from R950 a place',
    'online-courses': 'from R1 450 a place',
  },

  /** Facts for buyers. They are invented, like the company. An empty fact hides its row. */
  supplier: {
    registration: '2005/017442/07',
    vat: '4680217744',
    /** The number in the National Treasury's Central Supplier Database. */
    csd: 'MAAA0174420',
    bbbee: {
      level: 'Level 1 contributor',
      /** May be empty. */
      recognition: '135% procurement recognition',
      verifier: 'Lintel Verification Services',
      /** ISO 8601. */
      verifiedOn: '2026-03-12',
    },
    tax: 'In good standing. We send the compliance PIN on request.',
    insurance: 'Professional indemnity R10\u00a0million, public liability R5\u00a0million',
    informationOfficer: 'Thandeka Mabuso, Chief Executive Officer',
  },

  /** https:// addresses of profiles. The footer omits empty ones. */
  social: { LinkedIn: '', Twitter: '', Facebook: '' },
} as const;

/**
 * The prefix of the site's databases, locks and channels on visitors' devices. Do not change it
 * when the company's name changes: messages that wait on a device would no longer be found.
 */
export const storagePrefix = 'kuvula';
