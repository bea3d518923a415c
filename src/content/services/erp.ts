import type { Service } from '../types.ts';

export default {
  id: 'erp',
  order: 7,
  name: 'ERP & Dynamics 365',
  description: 'Finance, stock and projects in Dynamics\u00a0365, live phase by phase',
  image: 'services/erp',
  meta: {
    title: 'ERP & Dynamics 365 Implementation',
    description:
      'Dynamics\u00a0365 Business Central and Finance: analysis at the desk, fixed-price phases, three rehearsals with your own balances and support after go-live.',
  },
  hero: {
    title: 'Close the month on one set of books',
    tagline:
      'Dynamics\u00a0365 Business Central and Finance, set up by people who understand procurement rules and VAT.',
    image: 'services/erp',
  },
  longDescription: [
    'An ERP project changes how people spend their mornings, so we plan it from their desks outward. During a four-week analysis a functional consultant works beside creditors, stores and projects, and records each process as it happens, including the spreadsheet that everyone pretends is not there. Together with your finance manager we then mark what Dynamics\u00a0365 already does, what you could change in your own rules, and the few gaps worth building.',
    'Business Central suits most mid-sized organisations; larger groups with several ledgers may need Dynamics\u00a0365 Finance, and we will say so before a licence is bought. Configuration happens in a sandbox that your key users enter from week six. They run three full rehearsals there: a day, a month end and a year end. Public bodies get a chart of accounts and dimensions shaped by their reporting framework, GRAP included, and approval limits that match their delegations of authority.',
    'Go-live comes on the first of a month, after two clean trial conversions. Our consultants sit on your floor until the first close has balanced, then hand over to a support desk that has read every design document.',
  ],
  offerings: {
    title: 'What we do with Dynamics\u00a0365',
    items: [
      {
        name: 'ERP consulting',
        icon: 'route',
        description: [
          'Process interviews at the desk, drawn as one-page flows your staff can correct',
          'Fit-gap lists that separate real gaps from habits worth dropping',
          'An even-handed comparison of Business Central, Dynamics\u00a0365 Finance and staying put',
        ],
      },
      {
        name: 'Implementation',
        icon: 'list-checks',
        description: [
          'Finance, purchasing, stock, fixed assets and projects configured in phases you can afford',
          'VAT, multi-currency and bank payment files set up for South African practice',
          'Rehearsals with real balances before anyone posts in the live company',
        ],
      },
      {
        name: 'Customisation',
        icon: 'sliders-horizontal',
        description: [
          'AL extensions that survive Business Central’s two major updates a year',
          'Power Apps screens for stores, vehicles and site visits, with offline capture',
          'Document layouts for orders, invoices and remittances in your house style',
        ],
      },
      {
        name: 'Migration',
        icon: 'arrow-right-left',
        description: [
          'Open items, balances and two years of history from Dynamics\u00a0GP, NAV or spreadsheets',
          'Supplier and customer lists cleaned, merged and checked against bank details',
          'Trial balances reconciled to the cent and signed by your finance manager',
        ],
      },
      {
        name: 'Training & support',
        icon: 'headset',
        description: [
          'Key-user courses taught in your own sandbox with your suppliers and items',
          'A ticket desk with agreed response times and one consultant who knows your set-up',
          'Update testing before each release wave, with a note on what changed',
        ],
      },
      {
        name: 'Analytics',
        icon: 'chart-line',
        description: [
          'Power BI pages for cash, commitments and budget against actual, by cost centre',
          'Aged debtors and stock cover on one page for Monday management meetings',
          'Financial reports in Business Central that accountants can change without a developer',
        ],
      },
    ],
  },
  exhibit: {
    kind: 'close',
    title: 'Move the month end from the third week to the first',
    text: 'Each phase that goes live takes days out of the close. Slide from today to the last phase and watch the closing day come forward.',
    example: 'An example: tasks and days are invented.',
    phases: [
      'Today, on spreadsheets',
      'Bank files come in by themselves',
      'Orders and invoices are matched',
      'Stock is counted on a tablet',
      'Reports refresh overnight',
    ],
    tasks: [
      { name: 'Reconcile the bank', after: [], days: [3, 1, 1, 1, 1] },
      { name: 'Capture supplier invoices', after: [], days: [5, 5, 2, 2, 2] },
      { name: 'Count the stock', after: [], days: [4, 4, 4, 1, 1] },
      {
        name: 'Post accruals',
        after: ['Capture supplier invoices', 'Count the stock'],
        days: [3, 2, 1, 1, 1],
      },
      {
        name: 'Balance the ledger',
        after: ['Reconcile the bank', 'Post accruals'],
        days: [3, 2, 2, 1, 1],
      },
      { name: 'Send the management pack', after: ['Balance the ledger'], days: [3, 3, 2, 2, 0] },
    ],
  },
  isAssessed: true,
  whyChooseUs: {
    title: 'Why do finance teams choose us for ERP?',
    items: [
      {
        name: 'Fluent in finance',
        icon: 'calculator',
        description: 'Functional consultants talk debit and credit first, and software second.',
      },
      {
        name: 'Phases with prices',
        icon: 'receipt-text',
        description:
          'Each phase has a fixed scope, a fixed price and a result at which you could stop.',
      },
      {
        name: 'Rehearsed go-lives',
        icon: 'repeat',
        description:
          'Nothing goes live that your own staff have not run three times with their own numbers.',
      },
      {
        name: 'Controls built in',
        icon: 'lock-keyhole',
        description:
          'Segregation of duties and approval limits are configured and tested with internal audit in the room.',
      },
      {
        name: 'Ready for the next release',
        icon: 'refresh-cw',
        description:
          'Extensions stay separate from the base application, so a release wave is a test morning and not a project.',
      },
    ],
  },
  testimonials: [
    {
      body: 'We closed March on the fourth working day. The year before we closed it in May.',
      author: {
        name: 'Bongiwe Ntshangase',
        handle: 'Chief Financial Officer',
        image: 'people/bongiwe-ntshangase',
        company: 'Matla Ridge Development Agency',
        logo: 'clients/matla-ridge-development-agency',
      },
    },
    {
      body: 'Fuel, tyres and licences for eleven hundred vehicles sit in one ledger. I no longer phone four depots to learn what a bakkie costs.',
      author: {
        name: 'Riaan Oosthuizen',
        handle: 'Fleet Director',
        image: 'people/riaan-oosthuizen',
        company: 'Northern Bushveld Fleet Office',
        logo: 'clients/northern-bushveld-fleet-office',
      },
    },
    {
      body: 'They argued me out of two customisations I had asked for. I was cross at the time and have thanked them since.',
      author: {
        name: 'Michelle Leong',
        handle: 'Finance Manager',
        image: 'people/michelle-leong',
        company: 'Vlakteberg Fresh Produce Market',
        logo: 'clients/vlakteberg-fresh-produce-market',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/erp',
    title: 'Reach Out',
    line: 'Tell us which month end hurts.',
    content:
      'In a first call, a functional consultant asks half a dozen questions and suggests a first phase.',
    why: 'Chartered accountant. Signs off every quotation, with the running costs on it.',
    buttonText: 'Contact Us',
  },
  lead: 'm1005',
} as const satisfies Service;
