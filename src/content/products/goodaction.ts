import type { Product } from '../types.ts';

export default {
  id: 'goodaction',
  name: 'GoodAction',
  description: 'A marketplace where companies and non-profits find each other',
  longDescription: [
    'GoodAction is where non-profit organisations say exactly what they need and companies find a cause that fits. A shelter may ask for mattresses, a maths club for six tutors on Saturdays, a clinic garden for a pump and somebody to install it. Each request has a target, a date and a person to call, and shows its progress in public.',
    'Before a non-profit is listed, its registration, bank account, office bearers and latest annual report are verified. Organisations approved under section 18A can issue donation receipts from the platform, with the donor details that SARS asks for. Companies match each contribution to their B-BBEE socio-economic development plan and keep the evidence for verification beside it.',
    'Employees take part from a phone. They browse by distance, skill and hours, sign up in a group or alone, and check in on the day with a code instead of a paper list. Afterwards the organisation posts what happened, in words, numbers and photographs taken with consent, so that a donor in Polokwane can see what became of a blanket in Gqeberha.',
  ],
  url: 'https://goodaction.example',
  image: 'products/goodaction-screen',
  mark: 'products/goodaction-mark',
  tags: ['Non-profit', 'Volunteering', 'Donations', 'CSI'],
  features: [
    'Verified non-profit profiles, renewed with each annual report',
    'Requests for money, goods, skills or hands, each with a target',
    'Section 18A receipts issued from the donation record',
    'Volunteer sign-up, check-in codes and hours by employee',
    'Evidence packs for B-BBEE socio-economic development verification',
    'Impact posts with consent recorded for every recognisable face',
  ],
  caseStudy:
    'Companies and non-profits on GoodAction have together reached over R10 million donated and 15,000+ volunteer hours. Each rand and each hour can be traced to a request that was posted and a result that was reported.',
  caseStudyNote: 'Donations paid and hours confirmed on the platform by 1 October 2026.',
  closing: 'Put Mandela Day on more than one day.',
  meta: {
    title: 'GoodAction: Corporate Giving',
    description:
      'GoodAction brings companies and verified non-profits together: donations with section 18A receipts, volunteers by the hour and results in public.',
  },
} as const satisfies Product;
