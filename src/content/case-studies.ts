import type { CaseStudy } from './types.ts';

/** All case studies, in the site's order. They are invented. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'nine-weekends',
    title: 'Sixty-two servers in nine weekends',
    description:
      'A municipality moved its server room to Azure, and prepaid electricity was on sale throughout.',
    client: 'Drakenshoek Local Municipality',
    service: 'cloud',
    image: 'work/nine-weekends',
    period: 'June to September 2025',
    weeks: 16,
    cost: 'R1.3 to R1.6 million',
    problem: [
      'The server room flooded twice in one summer. Its newest machine was seven years old, the backups were on tapes that nobody had read since 2019, and the air conditioner used more power than the servers.',
      'Residents buy prepaid electricity at all hours. Whatever moved, that counter had to stay open, and the council had voted one budget with no second instalment.',
    ],
    roles: [
      [
        'Two of our engineers',
        'listed every server, drew what talks to what, and moved them in nine groups.',
      ],
      ['Three municipal technicians', 'moved the last four groups themselves while we watched.'],
      [
        'The billing manager',
        'bought electricity with her own meter number after each move, and could stop it.',
      ],
      [
        'One of our analysts',
        'compared the bill with the estimate each Monday, and switched off what idled.',
      ],
    ],
    remains:
      'The municipality runs all 62 servers itself. Its technicians have restored a server from backup in each quarter since, the fastest in 38 minutes, and the monthly bill is 27% below the old one.',
    quote: {
      body: 'Prepaid electricity sales never stopped, which was the one thing the mayor asked me about.',
      author: {
        name: 'Zoleka Mqhayi',
        handle: 'ICT Manager',
        image: 'people/zoleka-mqhayi',
        company: 'Drakenshoek Local Municipality',
      },
    },
  },
  {
    id: 'fourth-working-day',
    title: 'Month-end on the fourth working day',
    description: 'A development agency replaced eleven spreadsheets with one ledger.',
    client: 'Matla Ridge Development Agency',
    service: 'erp',
    image: 'work/fourth-working-day',
    period: 'August 2024 to February 2025',
    weeks: 26,
    cost: 'R2.1 to R2.5 million',
    problem: [
      'The agency pays out grants to small firms. Each programme kept its own spreadsheet, and March closed in May, after the auditors had asked their first questions.',
      'An earlier attempt at a new system had ended with 140 customisations and no training. The finance team wanted fewer screens, not more.',
    ],
    roles: [
      [
        'Annelie van Wyngaardt',
        'sat with the team through two month-ends before anything was configured.',
      ],
      [
        'The agency’s chief accountant',
        'decided on each of the 23 customisations; six were built.',
      ],
      [
        'Two of our developers',
        'loaded five years of grants and reconciled them to the last audited balance.',
      ],
      ['Four users', 'wrote the manual in their own words, and taught the rest from it.'],
    ],
    remains:
      'The finance team adds programmes, users and reports without us. It has closed 14 months in a row by the fourth working day, and the last audit had 3 findings where the one before had 19.',
    quote: {
      body: 'We closed March on the fourth working day. The year before we closed it in May.',
      author: {
        name: 'Bongiwe Ntshangase',
        handle: 'Chief Financial Officer',
        image: 'people/bongiwe-ntshangase',
        company: 'Matla Ridge Development Agency',
      },
    },
  },
  {
    id: 'one-form',
    title: 'One form for two hundred schools',
    description:
      'A school district replaced nine versions of one form, and principals see where theirs has got to.',
    client: 'Sandrivier Education District',
    service: 'sharepoint',
    image: 'work/one-form',
    period: 'February to April 2026',
    weeks: 11,
    cost: 'R380 000 to R450 000',
    problem: [
      'A school that needed a repair emailed a form. Nine versions of it were in use, each missing something, and a request took 41 days on average before anybody opened it.',
      'Many schools have one computer and a phone’s signal. A form that needs a good line would have been filled in by nobody.',
    ],
    roles: [
      ['Tintswalo Maluleke', 'read 300 old forms and found that eleven fields were enough.'],
      ['Six principals', 'tried each version on their own phones, two of them without signal.'],
      ['The district’s records clerk', 'designed the folders, and named who may see them.'],
      ['Our trainer', 'visited four circuits, and left each with one person who trains the next.'],
    ],
    remains:
      'The district’s own staff change the form and its steps. They have added 4 forms since, and a repair request is opened within 2 days.',
    quote: {
      body: 'There is one form now, and principals can see where it has got to.',
      author: {
        name: 'Keitumetse Molefe',
        handle: 'District Director',
        image: 'people/keitumetse-molefe',
        company: 'Sandrivier Education District',
      },
    },
  },
];
