import type { Product } from './types.ts';

export const products = [
  {
    id: 'opher',
    name: 'Opher',
    description: 'An AI job marketplace that explains every match',
    longDescription: [
      'Opher brings people looking for work and organisations looking for people into one marketplace. A job seeker fills in a profile once, by form, by upload or by voice note, and Opher turns it into a list of skills with the evidence for each. An employer describes the work rather than the degree, and receives a shortlist in which every suggestion carries its reasons in plain sentences.',
      'Matching looks at skills, location, travel time, pay range and hours. Name, age, gender, race and photograph are kept away from the model and from the first shortlist, and a person always decides whom to interview and whom to decline, because POPIA restricts decisions of that weight being left to a machine alone.',
      'For recruiters the day becomes shorter. Adverts, screening questions, interview slots and offer letters sit in one pipeline, and candidates hear where they stand at every step, by SMS if they have no data. Each quarter a fairness report compares who applied, who was shortlisted and who was hired.',
    ],
    url: 'https://opher.example',
    image: 'products/opher-screen',
    mark: 'products/opher-mark',
    tags: ['Recruitment', 'AI matching', 'Marketplace'],
    features: [
      'Skills profiles from a CV, a form or a voice note',
      'Shortlists with a written reason for each match',
      'First-round review without names, photographs or ages',
      'A travel-time filter that knows taxi and bus commutes',
      'Interview booking with WhatsApp and SMS reminders',
      'Employment equity figures kept apart from the matching data',
    ],
    caseStudy:
      'A logistics group with depots in three provinces moved its driver, picker and supervisor recruitment to Opher. It recorded a 40% shorter time-to-hire and 35% better retention, because people were matched to shifts and routes they could reach.',
    closing: 'Fill the post before the notice runs out.',
    meta: {
      title: 'Opher: AI Job Marketplace',
      description:
        'Opher matches job seekers and employers on skills, hours and travel time, and gives a written reason for every suggestion on the shortlist.',
    },
  },
  {
    id: 'performetric',
    name: 'Performetric',
    description: 'A performance tool managers use every week, not once a year',
    longDescription: [
      'Performetric replaces the annual appraisal form with a short weekly rhythm. Each employee has three to five goals that link to the plan of the team above. On Fridays they spend five minutes on progress and obstacles; on Mondays their manager opens one page that shows who is on course, who is stuck and who has gone quiet.',
      'Because the notes accumulate, half of the formal review is already written when it falls due. A manager sees the year in order: goals agreed, goals changed and why, thanks received from colleagues, training completed. Ratings are calibrated in a moderated session, with guidance on the usual biases, and employees can read and answer what is recorded about their performance.',
      'Performetric signs people in with Microsoft Entra ID, reminds them in Teams and takes its organisation chart from your HR system every night. Public bodies can print agreements and half-year reviews in the layout their policy prescribes. Managers see their own teams, human resources sees completion and trends, and private one-to-one notes stay with the two people who wrote them.',
    ],
    url: 'https://performetric.example',
    image: 'products/performetric-screen',
    mark: 'products/performetric-mark',
    tags: ['Performance management', 'HR', 'Microsoft Teams'],
    features: [
      'A team scorecard with goals, progress and obstacles together',
      'Five-minute weekly check-ins on a phone or in Teams',
      'One-to-one agendas that carry open points to the next meeting',
      'Moderation sessions with rating spread and bias prompts',
      'Training requests that start from a goal, not a catalogue',
      'Performance agreements printed in your prescribed format',
    ],
    caseStudy:
      'A shared-services centre introduced Performetric in four teams, then in all of them. Productivity rose by 25%, measured in cases closed per person, once managers could see blocked work in the week it got stuck.',
    closing: 'Try it with one team for one quarter.',
    meta: {
      title: 'Performetric: Performance Management',
      description:
        'Performetric gives managers one weekly page of goals, progress and obstacles, and turns the notes into a fair half-year or annual review.',
    },
  },
  {
    id: 'aroundly',
    name: 'Aroundly',
    description: 'A marketplace for booking service providers near you',
    longDescription: [
      'Aroundly connects households and offices with plumbers, hair stylists, tutors, gardeners, electricians and other people who work nearby. You say what you need and when. Providers who are free, within reach and approved for that kind of work appear with their prices, photographs of finished jobs and reviews from customers who really booked them.',
      'A booking holds the time slot in the provider’s calendar, and a licensed payment partner holds the deposit until the job is confirmed. Both sides get the address, a reference and a masked telephone number that stops working after the appointment. If load-shedding or rain moves the day, rescheduling takes two taps and costs nothing.',
      'For providers, Aroundly is the office they never had: a diary, quotes, invoices, reminders and a running total for tax season. Identity, references and trade registrations, such as an electrician’s wireman’s licence, are checked before a profile goes live and again every year. The app works on entry-level phones, keeps the day’s appointments available without a signal and sends confirmations by SMS.',
    ],
    url: 'https://aroundly.example',
    image: 'products/aroundly-screen',
    mark: 'products/aroundly-mark',
    tags: ['Marketplace', 'Bookings', 'Small business'],
    features: [
      'Live calendars that show only slots a provider can reach',
      'Identity, reference and trade registration checks, renewed yearly',
      'Deposits held by a payment partner until the work is done',
      'Masked telephone numbers for both sides of each booking',
      'Reviews only from customers with a completed appointment',
      'An offline day view for providers on the road',
    ],
    caseStudy:
      'Independent providers in several cities now run their diaries on Aroundly. Together they have completed over 50,000 appointments at 96% satisfaction, and reminders the evening before have made missed bookings the exception.',
    closing: 'Book the plumber before the geyser bursts.',
    meta: {
      title: 'Aroundly: Book Local Service Providers',
      description:
        'Aroundly books checked plumbers, tutors, stylists and other providers near you, with live calendars, protected deposits and reviews from real customers.',
    },
  },
  {
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
    closing: 'Count your shares before the next round.',
    meta: {
      title: 'CapStart: Cap Tables for Startups',
      description:
        'CapStart keeps the share register, models rounds and exits, and prepares due diligence for South African startups and the investors behind them.',
    },
  },
  {
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
    closing: 'Put Mandela Day on more than one day.',
    meta: {
      title: 'GoodAction: Corporate Giving',
      description:
        'GoodAction brings companies and verified non-profits together: donations with section 18A receipts, volunteers by the hour and results in public.',
    },
  },
  {
    id: 'boldbash',
    name: 'BoldBash',
    description: 'Event management from the first guest list to the last invoice',
    longDescription: [
      'BoldBash runs conferences, launches, weddings and community festivals from one plan. An organiser starts with the date, the budget and the number of guests, and BoldBash lays out the tasks backwards from the opening: venue, permits, caterers, speakers, transport, signage. Every task has an owner and a deadline, and the budget shows what is promised as well as what has been paid.',
      'Guests register on a page in the event’s own colours, choose sessions and meals, and receive a QR ticket with a short code that also works by SMS. Check-in runs on any phone at the door and carries on when the network drops, then brings the devices back into step. During the day the schedule, room changes and seat counts are live for staff and visitors alike.',
      'Suppliers see their own part: delivery times, access gates, contacts and purchase orders. For larger gatherings BoldBash keeps the documents that the Safety at Sports and Recreational Events Act calls for in one file, from the crowd plan to the emergency contacts. Afterwards the organiser has attendance, spending and feedback in one report, and guest details are deleted on the date promised in the privacy notice.',
    ],
    url: 'https://boldbash.example',
    image: 'products/boldbash-screen',
    mark: 'products/boldbash-mark',
    tags: ['Events', 'Ticketing', 'Planning'],
    features: [
      'Planning backwards from the opening hour, with owners and deadlines',
      'A budget view of promised, invoiced and paid amounts',
      'Registration pages with sessions, meals and access needs',
      'Offline check-in that reconciles several doors afterwards',
      'A supplier portal with gate times, contacts and orders',
      'A live schedule that tells guests when a room changes',
    ],
    caseStudy:
      'An agency that produces corporate events moved its whole season to BoldBash. Its organisers recorded 40% less admin work and its guest surveys 30% higher satisfaction, which the agency credits to shorter queues and fewer last-minute e-mails.',
    closing: 'Plan the next one without the spreadsheet.',
    meta: {
      title: 'BoldBash: Event Management',
      description:
        'BoldBash plans events backwards from the opening hour: tasks, budget, registration, check-in that works offline and a schedule guests can follow.',
    },
  },
] as const satisfies readonly Product[];

export type ProductId = (typeof products)[number]['id'];
