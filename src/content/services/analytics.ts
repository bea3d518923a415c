import { site } from '../site.ts';
import type { Service } from '../types.ts';

export default {
  id: 'analytics',
  order: 1,
  name: 'Data Analytics',
  description: 'Power BI and Microsoft Fabric reports your managers act on',
  image: 'services/analytics',
  meta: {
    title: 'Microsoft BI & Data Analytics',
    description: `Power BI, Microsoft Fabric and Analysis Services from a ${site.address.city} team: agreed measures, tested models and reports that people open every week.`,
  },
  hero: {
    title: 'Unlock Actionable Insights with Our Microsoft BI Expertise',
    line: 'One figure for one question',
    tagline:
      'Reports that agree with each other, built on Power BI and Microsoft Fabric, and handed over to your own people.',
    image: 'services/analytics',
  },
  longDescription: [
    'Most reporting problems start before the first chart. Two departments count the same thing in different ways, and the executive meeting spends its first half hour on whose figure is right. We begin there. In two weeks we meet those who prepare the numbers and those who decide on them, and write down each measure: name, formula and owner.',
    'From that list we build one governed model in Microsoft Fabric or SQL Server, then the Power BI reports on top of it. You see working pages every Friday, on your own data, with row-level security switched on from the first build. Personal information that no report needs never leaves the source system.',
    'A first subject area is usually in use within eight weeks. After that your analysts extend the model themselves, with our documentation and a fortnightly clinic.',
  ],
  offerings: {
    title: 'From the first question to the monthly report',
    items: [
      {
        name: 'Microsoft BI Consulting',
        icon: 'compass',
        description: [
          'A two-week assessment of your sources, reports, licences and the questions they leave open',
          'A measure dictionary that finance, operations and audit sign off together',
          'A costed roadmap that says what to build, retire or leave alone',
        ],
      },
      {
        name: 'Power BI Development & Implementation',
        icon: 'chart-column-big',
        description: [
          'Star-schema semantic models with tested DAX measures and row-level security',
          'Dashboards designed with the managers who read them on a phone',
          'Separate development, test and production workspaces with deployment pipelines',
        ],
      },
      {
        name: 'Integration Services',
        icon: 'workflow',
        description: [
          'Fabric Data Factory pipelines that load ERP, payroll and line-of-business data into OneLake',
          'SQL Server Integration Services packages repaired, documented or moved to Fabric',
          'Load checks that email the data owner before anyone sees a wrong figure',
        ],
      },
      {
        name: 'Analysis Services',
        icon: 'layers',
        description: [
          'Tabular models that answer in seconds over years of transactions',
          'Multidimensional cubes rebuilt as Power BI semantic models, with every total reconciled',
          'Calculation groups that give every department the same year-to-date and budget comparisons',
        ],
      },
      {
        name: 'Reporting Services',
        icon: 'file-chart-column',
        description: [
          'Paginated reports for statements and registers that must print to the millimetre',
          'Subscriptions that deliver the right pages to each office before Monday morning',
          'SSRS reports moved to Power BI Report Server or the Power BI service',
        ],
      },
      {
        name: 'Training & Support',
        icon: 'headset',
        description: [
          'Role-based classes for report readers, authors and model owners, on your data',
          'Preparation for the PL-300 exam, with evening question sessions for your analysts',
          'A support desk with named consultants who already know your model',
        ],
      },
    ],
  },
  exhibit: {
    kind: 'measure',
    title: 'Change one word and watch the figure move',
    text: 'How many orders arrived on time? The 24 deliveries below stay as they are. Only the definition changes.',
    example: 'An example: the orders are invented.',
    withinDays: 5,
    readings: [
      { name: 'On time means', options: ['within five days', 'by the promised day'] },
      { name: 'It has arrived with', options: ['the first parcel', 'the last parcel'] },
      { name: 'Out of', options: ['every order', 'orders not cancelled'] },
    ],
    orders: [
      { took: 2, promised: 3 },
      { took: 3, promised: 3 },
      { took: 4, promised: 7, rest: 9 },
      { took: 5, promised: 4 },
      { took: 6, promised: 8 },
      { took: 3, promised: 5 },
      { took: 9, promised: 10, cancelled: true },
      { took: 2, promised: 2, rest: 4 },
      { took: 5, promised: 5 },
      { took: 7, promised: 7 },
      { took: 4, promised: 3 },
      { took: 1, promised: 2 },
      { took: 5, promised: 6, rest: 6 },
      { took: 8, promised: 10 },
      { took: 3, promised: 3 },
      { took: 6, promised: 5 },
      { took: 4, promised: 5, cancelled: true },
      { took: 2, promised: 4 },
      { took: 5, promised: 5, rest: 8 },
      { took: 4, promised: 6 },
      { took: 9, promised: 9 },
      { took: 3, promised: 2 },
      { took: 5, promised: 7 },
      { took: 4, promised: 4, rest: 11 },
    ],
  },
  isAssessed: true,
  whyChooseUs: {
    title: 'Why Opt for Our Microsoft BI & Analytics Services?',
    items: [
      {
        name: 'Proven Expertise',
        icon: 'badge-check',
        description: `We have worked with Microsoft’s systems since ${site.founded}, from SQL Server cubes to Fabric, and it shows in each model we design.`,
      },
      {
        name: 'Tailored Solutions',
        icon: 'puzzle',
        description:
          'Your chart of accounts, regions and reporting calendar shape the model. We start from your questions, never from a stock dashboard.',
      },
      {
        name: 'Full-Spectrum Services',
        icon: 'blend',
        description:
          'One team covers pipelines, models, reports and training, so no fault falls between two suppliers.',
      },
      {
        name: 'Secure & Compliant',
        icon: 'shield-check',
        description:
          'Access follows Entra ID groups, sensitivity labels travel with exports to Office files, and personal information is masked unless a role requires it.',
      },
      {
        name: 'Client-Centric Delivery',
        icon: 'handshake',
        description:
          'A Friday demo, a shared backlog and a product owner from your side decide what we build next.',
      },
    ],
  },
  testimonials: [
    {
      body: 'Our board pack used to take three people nine days. It now refreshes overnight, and the debate in the meeting is about water losses instead of spreadsheets.',
      author: {
        name: 'Nokwazi Mkhwanazi',
        handle: 'Chief Financial Officer',
        image: 'people/nokwazi-mkhwanazi',
        company: 'Umlazi Basin Water Board',
        logo: 'clients/umlazi-basin-water-board',
      },
    },
    {
      body: 'They made us define every indicator before they drew a single chart. It felt slow for two weeks and has saved us time every quarter since.',
      author: {
        name: 'Pieter Labuschagne',
        handle: 'Head of Performance Management',
        image: 'people/pieter-labuschagne',
        company: 'Mopane Plains District Municipality',
        logo: 'clients/mopane-plains-district-municipality',
      },
    },
    {
      body: 'Fourteen years of crop surveys sat in formats nobody dared to open. The team loaded them, reconciled them with us page by page, and gave our statisticians a model they can query.',
      author: {
        name: 'Rofhiwa Mudau',
        handle: 'Chief Statistician',
        image: 'people/rofhiwa-mudau',
        company: 'Bureau for Harvest Statistics',
        logo: 'clients/bureau-for-harvest-statistics',
      },
    },
    {
      body: 'I can see which contracts are behind schedule while I am standing next to the road. Before this I waited for a monthly report that was already out of date.',
      author: {
        name: 'Shanthini Moodley',
        handle: 'Deputy Director: Asset Management',
        image: 'people/shanthini-moodley',
        company: 'Morwalela Roads Agency',
        logo: 'clients/morwalela-roads-agency',
      },
    },
    {
      body: 'Two of our own librarians now build the branch reports. That was in the proposal, and unlike most handover promises it happened.',
      author: {
        name: 'Lebohang Tsotetsi',
        handle: 'Director: Library Services',
        image: 'people/lebohang-tsotetsi',
        company: 'Rural Libraries Council',
        logo: 'clients/rural-libraries-council',
      },
    },
    {
      body: 'Stock-outs at our clinics show up a fortnight ahead now. The auditors asked for the measure definitions and we could print them the same afternoon.',
      author: {
        name: 'Faizel Jacobs',
        handle: 'Supply Chain Director',
        image: 'people/faizel-jacobs',
        company: 'Highveld Clinics Supply Agency',
        logo: 'clients/highveld-clinics-supply-agency',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/analytics',
    title: 'Reach Out',
    line: 'Send us the report nobody trusts.',
    content: 'In an hour-long call we will tell you what we would fix first.',
    why: 'Designed our cost reports: three numbers a manager can act on.',
    buttonText: 'Contact Us',
  },
  lead: 'm1005',
} as const satisfies Service;
