import type { Service } from '../types.ts';

export default {
  id: 'sharepoint',
  order: 5,
  name: 'SharePoint',
  description: 'Intranets, records and approvals your staff can find their way in',
  image: 'services/sharepoint',
  meta: {
    title: 'SharePoint Intranets & Migration',
    description:
      'SharePoint Online intranets, migrations, records and approvals designed around how your people work, with retention that answers PAIA and POPIA.',
  },
  hero: {
    title: 'One place for your documents, and a way to find them',
    tagline:
      'SharePoint Online intranets, records and approvals, arranged around the way your people work.',
    image: 'services/sharepoint',
  },
  longDescription: [
    'A shared drive fails quietly: nobody can say which policy is current, a folder of contracts opens for everyone, and the only index is a colleague who retires in June. SharePoint Online mends this when it is arranged around decisions rather than departments. So we watch people work first. For two weeks we follow real requests, from a leave form to a tender file, and note where each document waits, doubles or disappears.',
    'The design that follows is short: which sites exist, who owns each one, what a document is called, how long it is kept and who outside may open it. Retention labels in Microsoft Purview follow your approved file plan, and access is granted through Entra ID groups that your own service desk can manage. A pilot department moves in week five, with a trainer on site, before anyone else is asked to change.',
    'Full roll-outs run at a pace of one division every two weeks. Each closes with a permissions report for your information officer, a search test on twenty real questions, and two trained site owners who know where to click and whom to call.',
  ],
  offerings: {
    title: 'From the first file plan to the last migrated folder',
    items: [
      {
        name: 'SharePoint consulting',
        icon: 'signpost',
        description: [
          'Information architecture workshops that end in a one-page map of sites and owners',
          'Retention schedules and file plans worked out with your archivist and information officer',
          'Licence and storage reviews before you pay for more of either',
        ],
      },
      {
        name: 'SharePoint development',
        icon: 'code-xml',
        description: [
          'SharePoint Framework web parts tested in your tenant and kept in source control',
          'Power Automate approvals with reminders, deputies and a full audit trail',
          'Power Apps forms that work on a tablet at a depot or clinic',
        ],
      },
      {
        name: 'SharePoint migration',
        icon: 'folder-sync',
        description: [
          'Inventories that show stale, duplicate and over-shared files before anything is moved',
          'Moves from file servers, SharePoint Server farms and other clouds with Microsoft’s own tools',
          'Overnight delta copies and a reconciliation report for each library',
        ],
      },
      {
        name: 'Intranet & extranet portals',
        icon: 'panels-top-left',
        description: [
          'A home page with news, policies and people that loads quickly on mobile data',
          'Extranet workspaces for bidders, boards and partners through Entra B2B guest access',
          'Pages in several official languages with one editor responsible for each',
        ],
      },
      {
        name: 'SharePoint support',
        icon: 'headphones',
        description: [
          'A help line for site owners, with screen sharing and written answers',
          'Monthly checks on guest access, broken inheritance and nearly full sites',
          'A one-page note each month on Microsoft 365 changes that affect you',
        ],
      },
      {
        name: 'SharePoint training',
        icon: 'presentation',
        description: [
          'Two-hour sessions for staff, using the very libraries they will open tomorrow',
          'Site owner courses that end with a practical task in your own tenant',
          'Captioned how-to videos of three minutes, published on your intranet',
        ],
      },
    ],
  },
  exhibit: {
    kind: 'drive',
    title: 'Which leave policy is in force?',
    text: 'Eight files from one shared drive. Open them until you have found the one that counts, or ask the library.',
    example: 'An example: the files and their stories are invented.',
    files: [
      { name: 'Leave Policy FINAL.docx', why: 'Signed in 2017, replaced in 2019.' },
      { name: 'Leave policy final v3 (2).docx', why: 'A copy that somebody opened on a Tuesday.' },
      { name: 'LeavePolicy_new.pdf', why: 'New in 2020. Its contact person retired in June.' },
      { name: 'HR-Leave-2024-signed.pdf', why: 'Signed, but by one of the two who must.' },
      {
        name: 'Policy 14b (do not use).docx',
        why: 'In force since March. Nobody dared to rename it.',
      },
      { name: 'Leave policy DRAFT Thabo.docx', why: 'Half a draft, with comments about Thabo.' },
      { name: 'Copy of Leave Policy 2023.docx', why: 'Two paragraphs differ from the original.' },
      { name: 'leave.docx', why: 'Somebody’s own leave form, with an identity number in it.' },
    ],
    inForce: 4,
    record: {
      title: 'Leave policy',
      facts: [
        { name: 'Version', value: '6.0, in force since 1 March' },
        { name: 'Owner', value: 'Head of human resources' },
        { name: 'Approved by', value: 'Two signatures, both on record' },
        { name: 'Kept', value: 'Five years after it is replaced' },
      ],
    },
  },
  isAssessed: true,
  whyChooseUs: {
    title: 'Why do our intranets stay in use?',
    items: [
      {
        name: 'Owners before pages',
        icon: 'user-check',
        description:
          'No site goes live without two named owners who have practised granting and removing access.',
      },
      {
        name: 'Search that answers',
        icon: 'search-check',
        description:
          'We test with the questions your staff really typed last month, and tune until the right file comes first.',
      },
      {
        name: 'Standard where possible',
        icon: 'blocks',
        description:
          'Built-in features come first. Custom code must earn its upkeep in a written note.',
      },
      {
        name: 'Records you can defend',
        icon: 'archive',
        description:
          'Disposal, holds and access are logged, so that a PAIA request begins with a search and not a hunt.',
      },
      {
        name: 'Patient roll-outs',
        icon: 'footprints',
        description: 'Floor walkers sit with each team for its first three days on the new site.',
      },
    ],
  },
  testimonials: [
    {
      body: 'Two hundred schools used to email us the same form in nine versions. There is one form now, and principals can see where it has got to.',
      author: {
        name: 'Keitumetse Molefe',
        handle: 'District Director',
        image: 'people/keitumetse-molefe',
        company: 'Sandrivier Education District',
        logo: 'clients/sandrivier-education-district',
      },
    },
    {
      body: 'I was the loudest sceptic in the room. Then I found a 1998 ruling in under a minute and stopped arguing.',
      author: {
        name: 'Daniel Abramowitz',
        handle: 'Registrar',
        image: 'people/daniel-abramowitz',
        company: 'Land Boundary Tribunal',
        logo: 'clients/land-boundary-tribunal',
      },
    },
    {
      body: 'The permissions report was uncomfortable reading. Three weeks later every guest account had an owner, a reason and an end date.',
      author: {
        name: 'Nomalanga Masilela',
        handle: 'Knowledge Manager',
        image: 'people/nomalanga-masilela',
        company: 'Skills Levy Review Office',
        logo: 'clients/skills-levy-review-office',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/sharepoint',
    title: 'Reach Out',
    line: 'Show us the shared drive you are afraid of.',
    content:
      'After a short screen-share we will say what to keep, what to move and what to delete.',
    why: 'Led the schools project, and brings the consultant who will do yours.',
    buttonText: 'Contact Us',
  },
  lead: 'm1007',
} as const satisfies Service;
