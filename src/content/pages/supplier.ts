import { dayText } from '../calendar.ts';
import { addressLine } from '../contact-details.ts';
import { site } from '../site.ts';
import type { TermsContent } from './terms.ts';

export interface SupplierContent extends TermsContent {
  readonly facts: {
    readonly title: string;
    readonly ask: string;
    readonly print: string;
    readonly entries: readonly (readonly [name: string, value: string])[];
  };
}

const { bbbee, registration, vat, csd, tax, insurance, informationOfficer } = site.supplier;
const { blackOwned, femaleOwned } = site.figures;
const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

export const supplier = {
  meta: {
    title: 'Supplier information',
    description:
      'What a buyer needs to register us: company and VAT numbers, Central Supplier Database number, B-BBEE level, tax status, insurance and our PAIA manual.',
  },
  hero: {
    title: 'Supplier information',
    tagline: 'One page for your vendor form: the facts you need, and our PAIA manual.',
    image: 'company/supplier',
  },
  updated: '2026-11-28',
  intro:
    'Public and private buyers ask for the same facts. Here they are. We send the certificates themselves, and a bank confirmation letter not older than three months, within one working day of your request.',
  facts: {
    title: 'Company facts',
    ask: 'Ask for the certificates',
    print: 'Print this page',
    // A row without a value is omitted.
    entries: (
      [
        ['Company', site.legalName],
        ['Registration number', registration],
        ['VAT number', vat],
        ['Central Supplier Database', csd],
        [
          'Ownership',
          listed(blackOwned && `${blackOwned} black`, femaleOwned && `${femaleOwned} female`),
        ],
        ['B-BBEE', bbbee.level && listed(bbbee.level, bbbee.recognition)],
        [
          'B-BBEE verified',
          bbbee.level && listed(bbbee.verifier, bbbee.verifiedOn && dayText(bbbee.verifiedOn)),
        ],
        ['Tax', tax],
        ['Insurance', insurance],
        ['Information officer', informationOfficer],
        // Lines break only after commas.
        ['Address', addressLine.replace(/(?<!,) /g, '\u00a0')],
        ['Telephone', site.phone],
        ['Email', site.email],
      ] as const
    ).filter(([, value]) => value),
  },
  sections: [
    {
      title: 'PAIA manual',
      paragraphs: [
        `This manual follows section 51 of the Promotion of Access to Information Act 2 of 2000 (PAIA). It says which records ${site.legalName} keeps and how you ask for one. You also find it at our office, during office hours, without charge.`,
        `Send requests to our information officer${informationOfficer && `, ${informationOfficer}`}: ${addressLine}, ${site.email}, ${site.phone}.`,
        'The Information Regulator publishes a guide to PAIA in each official language. It is free, at inforegulator.org.za and at our office.',
      ],
    },
    {
      title: 'Records we keep',
      paragraphs: [
        'These subjects have records. A request names the record, not the subject alone.',
      ],
      list: [
        'Open without a request: everything on this website, brochures and press statements.',
        'Kept because a law says so: company, tax, employment, occupational health and data-protection records, under the Companies Act, the Income Tax and Value-Added Tax Acts, the Basic Conditions of Employment Act and POPIA.',
        'Clients and suppliers: quotations, agreements, deliveries, invoices and correspondence.',
        'Staff and applicants: contracts, pay, leave, training and applications.',
        'Our own work: source code, designs, research and meeting notes.',
      ],
    },
    {
      title: 'How to ask for a record',
      paragraphs: [
        'Use Form 2 of the PAIA Regulations of 2021. We answer on Form 3 within 30 days. If the work takes longer, we say so within those 30 days and give a new date. Fees are those of the Regulations; you hear them before the work begins.',
      ],
      list: [
        'Who asks: full name, identity or registration number, address, telephone and email. If you ask for somebody else, your proof of authority.',
        'Which record: its description, reference number if you know one, and the period.',
        'In which form: a copy, a file, a transcript or an inspection, and in which language.',
        'Which right you need it for, and why the record is needed to exercise or protect that right.',
        'How we should tell you: by post, email or telephone.',
      ],
    },
    {
      title: 'How to correct or delete what we hold on you',
      paragraphs: [
        'Use Form 2 of the POPIA Regulations. There is no fee. Our privacy policy says why we process personal information, for how long, who receives it and how it is protected.',
      ],
      list: [
        'Whose information it is: full name, identity number, address, telephone and email.',
        `Who holds it: ${site.legalName}.`,
        'Whether we should correct it, or delete it.',
        'Your reasons: what is wrong, out of date or kept too long.',
      ],
    },
    {
      title: 'If you do not agree with us',
      paragraphs: [
        'You may complain to the Information Regulator on PAIA Form 5 within 180 days of our decision, or apply to a court. We may refuse a record only for a reason in the Act, such as the privacy of a third party or a client’s trade secrets, and we name that reason.',
      ],
    },
  ],
} as const satisfies SupplierContent;
