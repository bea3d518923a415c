import { site } from './site.ts';
import type { TeamMember } from './types.ts';

/** The executive team, in the order of the team page. */
export const team = [
  {
    id: 'm1001',
    name: 'Thandeka Mabuso',
    role: 'Chief Executive Officer',
    image: 'people/thandeka-mabuso',
    education: ['BSc Computer Science', 'Master of Business Administration (MBA)'],
    biography: [
      'Thandeka grew up near the eSwatini border and in Soweto, and wrote her first program in a school library that had one working computer. She joined the company as a developer in its early years, when the whole staff still fitted round one table, and has since led support, delivery and the move from server repairs to consulting.',
      'As chief executive she decides which work the company takes on, and turns down projects that would leave a client dependent on us. She still reads the closing notes of every project. On the first Monday of each month she answers the help line herself, because, she says, that is where a company tells itself the truth. She speaks isiZulu, siSwati, Sesotho and English.',
    ],
    socialMediaLinks: [],
  },
  {
    id: 'm1002',
    name: 'Kavitha Naicker',
    role: 'Director - Legal',
    image: 'people/kavitha-naicker',
    education: [
      'Bachelor of Laws (LLB)',
      'Master of Laws (LLM), Information Technology Law',
      'Admitted attorney of the High Court of South Africa',
    ],
    biography: [
      'Kavitha was admitted as an attorney in Durban and spent her first years on software licences and tender disputes. She read so many contracts that neither side could explain that she began to rewrite them for a living, and joined us to do so before the dispute rather than after it.',
      'She looks after agreements, tenders and the protection of personal information, and is the first reader of every privacy notice we publish. Her rule is that a clause which a project manager cannot explain to a client goes back to her desk. At the academy she teaches the evening on data protection law, with examples from real spam in her own inbox. At weekends she runs the hills of KwaZulu-Natal, one at a time.',
    ],
    socialMediaLinks: [],
    email: `legal@${site.domain}`,
  },
  {
    id: 'm1003',
    name: 'Tshepo Ramokgadi',
    role: 'Director - Business Development',
    image: 'people/tshepo-ramokgadi',
    education: ['BCom Marketing Management', 'Postgraduate Diploma in Business Administration'],
    biography: [
      'Tshepo sold airtime and exercise books from a table in Polokwane to pay for his first year of study, and kept a ledger that he still shows to new colleagues. After university he sold network equipment to municipalities, where he learned how long a public decision takes and who has to be in the room.',
      'Here he speaks with organisations before there is a project. He finds out what they need, tells them what it is likely to cost, and sends them elsewhere when the answer is a product off the shelf. He also leads the programme for small businesses, and visits each of them in its first month. He is at his best in Sepedi, over lunch, with a pen and the back of an invoice.',
    ],
    socialMediaLinks: [],
  },
  {
    id: 'm1004',
    name: 'Rudzani Nemavhola',
    role: 'CIO & Head of R&D',
    image: 'people/rudzani-nemavhola',
    education: [
      'BSc Honours Computer Science',
      'MSc Human-Computer Interaction',
      'Microsoft Certified: Azure Solutions Architect Expert',
    ],
    biography: [
      'Rudzani comes from a village near Thohoyandou where the signal arrived before the tar road. For his master’s thesis he watched how people fill in forms on phones with little data, and found that most of them give up at the point where a page asks them to start again.',
      'That finding still guides his two jobs. As chief information officer he runs our own systems, and tries every tool on us before a client meets it. As head of research he chooses the questions we test, and insists that results are published when they disappoint as well. He leads the work on interfaces in African languages, starting with his own, Tshivenda, and builds mural patterns out of spare floor tiles.',
    ],
    socialMediaLinks: [],
  },
  {
    id: 'm1005',
    name: 'Annelie van Wyngaardt',
    role: 'Director - Finance',
    image: 'people/annelie-van-wyngaardt',
    education: ['BCom Honours Accounting', 'Chartered Accountant, CA(SA)', ''],
    biography: [
      'Annelie qualified as a chartered accountant in Bloemfontein and audited farms, abattoirs and two football clubs before she turned to technology companies. She found that their accounts were the least tidy of all, and took that as an invitation.',
      'She keeps our books, plans cash for the lean months and signs off every quotation, so that the running costs of a system are on the page together with the price of building it. Small suppliers know her as the person who pays on the day the invoice says. For clients she helped to design the cost reports in our business intelligence work: three numbers that a manager can act on before the month is over. Her two sons have been explained compound interest in Afrikaans and in English.',
    ],
    socialMediaLinks: [],
  },
  {
    id: 'm1006',
    name: 'Ashwin Februarie',
    role: 'Chief Operations Officer',
    education: ['BTech Information Technology', 'ITIL 4 Managing Professional'],
    biography: [
      'Ashwin started at a help desk in Mitchells Plain, on the night shift, and worked his way through nearly every desk an IT department has. What he took from those nights is a dislike of surprises: he wants to know what will break before it does, and who is going to drive there.',
      'He runs the daily business of the company: who works on what, which systems are on watch, how a fault reaches the right person at three in the morning. When load-shedding became a timetable, he turned it into a rota for staff, batteries and backups, and later into a service for clients. He declines to be photographed, as a matter of principle, and coaches an under-thirteen hockey team that thinks he is strict.',
    ],
    socialMediaLinks: [],
  },
  {
    id: 'm1007',
    name: 'Tintswalo Maluleke',
    role: 'Delivery Manager',
    image: 'people/tintswalo-maluleke',
    education: [
      'National Diploma in Information Technology',
      'Project Management Professional (PMP)',
      'Professional Scrum Master II',
    ],
    biography: [
      'Tintswalo came from Giyani to Johannesburg for a one-year internship as a tester, found a fault in the acceptance plan itself, and was asked to write a better one. She has been planning projects ever since, first for a logistics firm and now for us.',
      'Every project has a date, a budget and somebody who worries; she makes sure that the worrying is done by her and not by the client. Her fortnightly reviews last half an hour, show working software and end with a decision. She trains our next project leads, and gives each of them a project small enough to get wrong safely. In Xitsonga her name means grace, and her teams say that she grants it once per sprint.',
    ],
    socialMediaLinks: [],
  },
] as const satisfies readonly TeamMember[];

export type TeamMemberId = (typeof team)[number]['id'];
