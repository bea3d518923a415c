import type { Product } from '../types.ts';

export default {
  id: 'capstart',
  name: 'CapStart',
  description: 'A cap-table platform for startups and their investors',
  longDescription: [
    'CapStart keeps the record of who owns what in a young company. Founders enter their share register once; from then on each issue, transfer, option grant and convertible note updates the same ledger. At any moment the board can see ownership today, ownership after the round under discussion, and what each class would receive at different exit values.',
    'The product is built on South African company law. Share certificates and the securities register follow the Companies Act, board and shareholder resolutions come as editable drafts, and the beneficial ownership details that must be filed with the CIPC are ready for export. SAFEs and convertible loans are modelled with caps, discounts and interest, so that a founder understands dilution before the term sheet is signed rather than after.',
    'Investors log in to read their own holdings, updates and documents. Employees watch their options vest and see, in rand, what an example sale price would mean. A data room with watermarks and an access log serves due diligence, and lawyers can be invited to a single transaction without seeing the rest.',
  ],
  url: 'https://capstart.example',
  image: 'products/capstart-screen',
  mark: 'products/capstart-mark',
  tags: ['Equity', 'Startups', 'Fundraising', 'Governance'],
  features: [
    'A share register and certificates in line with the Companies Act',
    'Round modelling with SAFEs, convertible loans and option pools',
    'Exit scenarios that show the payout for every share class',
    'Vesting schedules that employees can follow on their phones',
    'Beneficial ownership export for filing with the CIPC',
    'A data room with watermarks, expiry dates and visitor history',
  ],
  caseStudy:
    'Founders use CapStart from the first friends-and-family loan to later institutional rounds. With over 200 startups raising over R500 million on the platform, investors have come to expect one agreed table when due diligence begins.',
  caseStudyNote: 'Rounds recorded on the platform by 1 October 2026.',
  closing: 'Count your shares before the next round.',
  meta: {
    title: 'CapStart: Cap Tables for Startups',
    description:
      'CapStart keeps the share register, models rounds and exits, and prepares due diligence for South African startups and the investors behind them.',
  },
} as const satisfies Product;
