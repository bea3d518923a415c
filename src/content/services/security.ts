import { counted } from '../number-words.ts';
import type { Service } from '../types.ts';

export default {
  id: 'security',
  order: 2,
  name: 'IT Security',
  description: 'Audits, Defender and Entra ID hardening, and incident response',
  image: 'services/security',
  meta: {
    title: 'IT Security Audits & Incident Response',
    description:
      'Security audits, Defender and Entra ID hardening, staff awareness and incident response, with POPIA evidence your information officer can file.',
  },
  hero: {
    title: 'Know your weak points before an attacker does',
    tagline:
      'Audits, hardening and incident response for organisations that look after other people’s information.',
    image: 'services/security',
  },
  longDescription: [
    'A security audit is only worth its price if somebody fixes what it finds. Ours ends with a ranked list: the finding, what it could cost you, who must act and how many hours it will take. Your IT manager, your information officer and one executive sit in the closing session.',
    'The work then runs in two-week rounds. We usually start with identity: phishing-resistant multi-factor authentication, Conditional Access in Entra ID, and administrators who hold rights only for the hours they need them. Endpoints come next with Defender and Intune, then the network, then cloud workloads. Each round closes with evidence you can file: configuration exports and test results.',
    'POPIA asks a responsible party for appropriate, reasonable measures, and for notice as soon as reasonably possible when personal information has been compromised. We write the plan for that day with you and rehearse it around a table.',
  ],
  offerings: counted({
    title: '{Count} layers, one accountable team',
    items: [
      {
        name: 'Security audits',
        icon: 'scan-search',
        description: [
          'Configuration reviews of Microsoft 365, Azure and servers against CIS benchmarks',
          'Penetration tests with agreed rules, dates and a stop word for your operations team',
          'A ranked findings report with effort, owner and cost beside each item',
        ],
      },
      {
        name: 'Network security',
        icon: 'network',
        description: [
          'Segmentation that keeps guest Wi-Fi, cameras and finance systems on separate networks',
          'Firewall rule clean-ups where each surviving rule has a reason and an owner',
          'Remote access through Entra Private Access in place of an ageing VPN',
        ],
      },
      {
        name: 'Endpoint security',
        icon: 'laptop-minimal-check',
        description: [
          'Defender for Endpoint rolled out in rings, starting with twenty willing colleagues',
          'Intune policies for encryption, patching and lost devices, including field tablets',
          'Attack surface reduction rules tested in audit mode before they block anything',
        ],
      },
      {
        name: 'Cloud security',
        icon: 'cloud-cog',
        description: [
          'Defender for Cloud recommendations worked through by risk, subscription by subscription',
          'Azure Policy guardrails that refuse public storage and unapproved regions',
          'Key Vault and managed identities in place of passwords in configuration files',
        ],
      },
      {
        name: 'Identity & access',
        icon: 'fingerprint-pattern',
        description: [
          'Passkeys and Conditional Access for staff, with tested break-glass accounts',
          'Privileged Identity Management so that administrator rights expire by themselves',
          'Access reviews each quarter that line managers can finish before their tea is cold',
        ],
      },
      {
        name: 'Incident response',
        icon: 'siren',
        description: [
          'A written playbook for ransomware, mailbox takeover and lost personal information',
          'Containment, evidence handling and recovery led by one named incident manager',
          'Drafts for notifying the Information Regulator and the people affected under POPIA',
        ],
      },
      {
        name: 'Awareness training',
        icon: 'megaphone',
        description: [
          'Phishing simulations written around the invoices and couriers your staff really see',
          'Forty-minute sessions for boards, front desks and finance teams, each with its own cases',
          'Short refreshers for those who clicked, kept private from their colleagues',
        ],
      },
    ],
  }),
  exhibit: {
    kind: 'findings',
    title: 'Six findings, three chairs, three rankings',
    text: 'The same list looks different to each person in the closing session. Sit down in another chair, then fix the findings you would pay for first.',
    example:
      'A bar shows how urgent a finding is from this chair, and a tile is one hour. Findings, owners and hours are invented.',
    chairs: [
      { name: 'IT manager', question: 'What stops work on Monday?' },
      { name: 'Information officer', question: 'Whose details could leave?' },
      { name: 'Executive', question: 'What could it cost us?' },
    ],
    findings: [
      {
        name: 'Nine administrators sign in without a second factor',
        owner: 'Infrastructure',
        hours: 12,
        weights: [10, 8, 7],
      },
      {
        name: 'Backups have not been restored since 2022',
        owner: 'Operations',
        hours: 20,
        weights: [9, 3, 9],
      },
      {
        name: 'Payroll files are open to every member of staff',
        owner: 'Human resources',
        hours: 6,
        weights: [2, 10, 6],
      },
      {
        name: 'Bank details change on the word of an email',
        owner: 'Finance',
        hours: 4,
        weights: [1, 4, 10],
      },
      {
        name: 'Cameras and till points share one network',
        owner: 'Infrastructure',
        hours: 30,
        weights: [7, 6, 4],
      },
      {
        name: 'Former staff still have guest accounts',
        owner: 'Service desk',
        hours: 8,
        weights: [4, 9, 3],
      },
    ],
  },
  isAssessed: true,
  whyChooseUs: {
    title: 'Why trust us with your security?',
    items: [
      {
        name: 'Fixes, not just findings',
        icon: 'wrench',
        description:
          'The people who find a gap stay to close it, then test again and show you the result.',
      },
      {
        name: 'Licences you already own',
        icon: 'wallet-cards',
        description:
          'We put the Defender, Entra and Purview features in your present Microsoft 365 plan to work before we suggest another purchase.',
      },
      {
        name: 'POPIA in plain language',
        icon: 'scale',
        description:
          'Your information officer receives documents that name the safeguard, the record and the section of the Act it answers.',
      },
      {
        name: 'Evidence for auditors',
        icon: 'file-check',
        description:
          'Change records, screenshots and retests are dated and indexed as we go, ready for internal and external audit.',
      },
      {
        name: 'Calm under pressure',
        icon: 'life-buoy',
        description:
          'During an incident one manager speaks to your executive every hour, so that the engineers can work.',
      },
    ],
  },
  testimonials: [
    {
      body: 'Forty-one findings, ranked, with a name next to each. By the second test in August there were three left and we knew why.',
      author: {
        name: 'Johanna van Tonder',
        handle: 'Chief Information Officer',
        image: 'people/johanna-van-tonder',
        company: 'Pension Records Authority',
        logo: 'clients/pension-records-authority',
      },
    },
    {
      body: 'A mailbox in our finance office was taken over on a Thursday. By noon on Friday it was contained, the bank had been called and the notices were drafted.',
      author: {
        name: 'Mandla Nkambule',
        handle: 'IT Manager',
        image: 'people/mandla-nkambule',
        company: 'Bokamoso Ridge Housing Agency',
        logo: 'clients/bokamoso-ridge-housing-agency',
      },
    },
    {
      body: 'My field staff expected another lecture. Instead they were shown the exact courier message that had fooled us in March, and reports of suspicious mail tripled.',
      author: {
        name: 'Desigan Pillay',
        handle: 'Director: Corporate Services',
        image: 'people/desigan-pillay',
        company: 'Lower Inhlavini Catchment Agency',
        logo: 'clients/lower-inhlavini-catchment-agency',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/security',
    title: 'Reach Out',
    line: 'Name the system that keeps you awake.',
    content: 'Leave out passwords and personal details. An engineer joins the first call.',
    why: 'Knows which systems are on watch at three in the morning.',
    buttonText: 'Contact Us',
  },
  lead: 'm1006',
} as const satisfies Service;
