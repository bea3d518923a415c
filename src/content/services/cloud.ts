import { counted } from '../number-words.ts';
import type { Service } from '../types.ts';

export default {
  id: 'cloud',
  order: 3,
  name: 'Cloud Solutions',
  description: 'Azure planned, moved and run with your budget in view',
  image: 'services/cloud',
  meta: {
    title: 'Azure Cloud Consulting & Migration',
    description:
      'Azure assessments, migrations in tested waves and managed services in the South Africa North region, with rand estimates for every workload.',
  },
  hero: {
    title: 'Move to Azure one tested step at a time',
    tagline:
      'Planning, migration and daily running in the South Africa North region, with a monthly bill you can explain.',
    image: 'services/cloud',
  },
  longDescription: [
    'Moving to the cloud is many small moves that can be undone. We start with three weeks of measurement: which servers talk to each other, how busy they are, what they cost, and which of them nobody would miss. The result is a list of workloads, with a monthly rand estimate for each.',
    'Then we lay the foundation: a landing zone in Azure with network, Entra ID, backup and logging. Migrations happen in waves on agreed evenings. Your application owner tests beside us, and the old server stays available for a fortnight. Your data stays in Johannesburg unless you approve another region in writing.',
    'Once live, we go through cost and health with you every month.',
  ],
  offerings: counted({
    title: '{Count} ways we work with you on Azure',
    items: [
      {
        name: 'Cloud consulting',
        icon: 'map',
        description: [
          'Three-week readiness assessments that measure servers, licences, dependencies and running costs',
          'Landing zone designs drawn with your network, security and finance people present',
          'Business cases in rand, with reservation savings and exchange-rate risk shown separately',
        ],
      },
      {
        name: 'Cloud migration',
        icon: 'cloud-upload',
        description: [
          'Waves planned in Azure Migrate, each with a test plan and a way back',
          'SQL Server and file shares moved after hours, with row counts and checksums compared',
          'Retired servers wiped to an agreed standard, with a certificate for each disk',
        ],
      },
      {
        name: 'Development & integration',
        icon: 'cable',
        description: [
          'Web applications and APIs on App Service, Container Apps and Functions',
          'Logic Apps and Service Bus links between Azure and systems that stay on site',
          'Infrastructure written in Bicep or Terraform and kept in your own repository',
        ],
      },
      {
        name: 'Managed services',
        icon: 'server-cog',
        description: [
          'Patching, backup and monitoring with agreed response times for each severity',
          'Restore tests each quarter, witnessed by the owner of the application',
          'A monthly cost review that names three things to resize or switch off',
        ],
      },
      {
        name: 'Security & compliance',
        icon: 'shield',
        description: [
          'Baselines for encryption, tagging and allowed regions, applied from the first subscription',
          'Operator agreements and processing records that answer POPIA sections 20 and 21',
          'Microsoft Sentinel logging with alerts that reach a duty engineer by telephone',
        ],
      },
      {
        name: 'AI & analytics',
        icon: 'brain-circuit',
        description: [
          'Search and chat over your own documents with Azure OpenAI, answers linked to sources',
          'Fabric capacity sized, scheduled and paused so that idle compute hours cost nothing',
          'Form and invoice reading with Document Intelligence, doubtful fields checked by a person',
        ],
      },
    ],
  }),
  exhibit: {
    kind: 'bill',
    title: 'One bill before, one after',
    text: 'The first month in Azure is rarely the cheapest. Tick what a monthly review would find and see what is left to pay.',
    example: 'An example for a sixty-server office: the amounts are invented.',
    columns: ['Server room', 'Azure'],
    lines: [
      { name: 'Machines', before: 148_000, after: 139_000 },
      { name: 'Licences', before: 62_000, after: 58_000 },
      { name: 'Storage and backup', before: 38_000, after: 41_000 },
      { name: 'Patching and support', before: 70_000, after: 52_000 },
      { name: 'Power and diesel', before: 47_000, after: 0 },
    ],
    savings: [
      {
        name: 'Test machines sleep at night and over weekends',
        line: 'Machines',
        amount: 24_000,
      },
      { name: 'Steady machines are reserved for three years', line: 'Machines', amount: 38_000 },
      { name: 'Old files move to the cold tier', line: 'Storage and backup', amount: 13_000 },
    ],
  },
  isAssessed: true,
  whyChooseUs: {
    title: 'Why move to Azure with us?',
    items: [
      {
        name: 'A way back',
        icon: 'rotate-ccw',
        description:
          'Every wave has a rollback plan that we rehearse before the evening of the move.',
      },
      {
        name: 'Local region first',
        icon: 'map-pin',
        description:
          'We design for South Africa North and its availability zones, and tell you early which services are not offered there.',
      },
      {
        name: 'Costs in the open',
        icon: 'wallet',
        description:
          'Budgets, tags and alerts are set on day one, so that each department sees what it spends.',
      },
      {
        name: 'Your code, your keys',
        icon: 'key-round',
        description:
          'Scripts, diagrams and subscription ownership stay with you. Another supplier could take over from the repository.',
      },
      {
        name: 'Ready for load-shedding',
        icon: 'zap',
        description:
          'We plan for dark offices: link failover, offline queues and staff who can sign in safely from home.',
      },
    ],
  },
  testimonials: [
    {
      body: 'We moved sixty-two servers over nine weekends. Prepaid electricity sales never stopped, which was the one thing the mayor asked me about.',
      author: {
        name: 'Zoleka Mqhayi',
        handle: 'ICT Manager',
        image: 'people/zoleka-mqhayi',
        company: 'Drakenshoek Local Municipality',
        logo: 'clients/drakenshoek-local-municipality',
      },
    },
    {
      body: 'The recordings are large and the rules on keeping them are strict. They found a storage tier for each year, and our auditors could follow every step.',
      author: {
        name: 'Gavin Isaacs',
        handle: 'Director: Court Technology',
        image: 'people/gavin-isaacs',
        company: 'Court Transcripts Service',
        logo: 'clients/court-transcripts-service',
      },
    },
    {
      body: 'Each month we sit down for an hour and something gets switched off. It is the only supplier meeting I have that makes a bill smaller.',
      author: {
        name: 'Hlulani Mabasa',
        handle: 'Harbour Systems Manager',
        image: 'people/hlulani-mabasa',
        company: 'Small Harbours Authority',
        logo: 'clients/small-harbours-authority',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/cloud',
    title: 'Reach Out',
    line: 'Bring your last server invoice.',
    content:
      'And your oldest application. We will sketch a first migration wave with you and put a rand range on it.',
    why: 'Plans every migration wave, and the way back from it.',
    buttonText: 'Contact Us',
  },
  lead: 'm1007',
} as const satisfies Service;
