import type { Service } from '../types.ts';

export default {
  id: 'training',
  order: 8,
  name: 'Corporate IT Training',
  description: 'Microsoft courses built around the work your staff do',
  image: 'services/training',
  meta: {
    title: 'Corporate IT Training',
    description:
      'Microsoft 365, Azure, security and Power BI courses for groups of up to twelve, planned from a skills check and followed up thirty days later.',
  },
  hero: {
    title: 'Staff who use on Monday what they learned on Friday',
    tagline:
      'Microsoft 365, Azure, security and Power BI courses, planned around real work and taught by practising consultants.',
    image: 'services/training',
  },
  longDescription: [
    'Training pays off when the next working day looks different. We therefore start with a short skills check, completed by each participant and discussed with the line manager: which tasks take too long, which tools are avoided, which mistakes come back. From it we set one or two outcomes per group that can be seen and counted, such as a report built without help or a mailbox secured in ten minutes.',
    'Groups have at most twelve people. Every seat has its own practice environment in Microsoft 365 or Azure, loaded with examples that resemble your work and contain no personal information. Mornings introduce an idea, afternoons apply it, and the last exercise is a task from the participant’s own desk. For certification routes such as PL-300 or AZ-104 we add mock exams and a study plan of six weeks.',
    'Thirty days later we meet the same group for half a day, look at what stuck and mend what did not. You receive attendance registers, results and a summary that your skills development facilitator can attach to the Workplace Skills Plan and the annual training report.',
  ],
  exhibit: {
    kind: 'check',
    title: 'Skip what you know: four questions from a skills check',
    text: 'Each right answer takes a morning out of the course. Nobody sits through a topic they have mastered.',
    example: 'An example: four of the thirty questions of a real check.',
    questions: [
      {
        module: 'Mail you can trust',
        question:
          'The courier’s message asks for R28 customs and has a link. What do you look at first?',
        options: ['The logo', 'The sender’s full address', 'The spelling'],
        right: 1,
        why: 'Logos and spelling are easy to get right. The part after the @ is harder to fake.',
      },
      {
        module: 'Files in one place',
        question: 'Three colleagues must edit one budget by Friday. What do you send?',
        options: ['An attachment', 'A link to one file', 'Three copies'],
        right: 1,
        why: 'A link keeps one version. Everything else ends in a file called final-final.',
      },
      {
        module: 'Figures that add up',
        question: 'You need sales for each branch and month. What do you reach for?',
        options: ['A pivot table', 'A calculator', 'Twelve sheets'],
        right: 0,
        why: 'A pivot table answers it in four clicks, and again next month.',
      },
      {
        module: 'Shared screens, safe data',
        question: 'You share your screen with a supplier. What do you share?',
        options: ['The whole desktop', 'One window', 'Screen and mailbox'],
        right: 1,
        why: 'Notices of other people’s messages stay private, and so does POPIA’s telephone call.',
      },
    ],
  },
  whyChooseUs: {
    title: 'Why Opt for Our Corporate IT Training?',
    items: [
      {
        name: 'Experienced trainers',
        icon: 'user-star',
        description:
          'Your trainer spends most weeks on client projects and brings last month’s problems into the room, with names removed.',
      },
      {
        name: 'Customized curriculum',
        icon: 'list-filter',
        description:
          'Modules are picked from your skills check, reordered and cut, until nobody sits through a topic they have mastered.',
      },
      {
        name: 'Hands-on learning',
        icon: 'mouse-pointer-click',
        description:
          'At least two thirds of every day is practice, in an environment that can be broken and reset.',
      },
      {
        name: 'Up-to-date content',
        icon: 'calendar-sync',
        description:
          'Exercises are rerun against the current Microsoft release in the week before class, and screenshots replaced where menus have moved.',
      },
      {
        name: 'Flexible delivery',
        icon: 'calendar-range',
        description:
          'On your premises, in our classroom, online or blended, in full days or two-hour slots that fit around shifts.',
      },
    ],
  },
  testimonials: [
    {
      body: 'I asked for the register and the results, and also got a one-page note on who needed more time. Our managers used that note.',
      author: {
        name: 'Refilwe Mashishi',
        handle: 'HR Development Manager',
        image: 'people/refilwe-mashishi',
        company: 'Civic Records Bureau',
        logo: 'clients/civic-records-bureau',
      },
    },
    {
      body: 'Our meter readers had never opened Excel on purpose. By the Thursday they were arguing about pivot tables over lunch.',
      author: {
        name: 'Shaun Adonis',
        handle: 'Skills Development Facilitator',
        image: 'people/shaun-adonis',
        company: 'Mkhasi Hills Local Municipality',
        logo: 'clients/mkhasi-hills-local-municipality',
      },
    },
    {
      body: 'Rangers cannot leave the reserve for a week. The trainer came to us in two-hour blocks and planned them around the tides.',
      author: {
        name: 'Nyeleti Baloyi',
        handle: 'ICT Training Coordinator',
        image: 'people/nyeleti-baloyi',
        company: 'Fynbos Coast Conservation Board',
        logo: 'clients/fynbos-coast-conservation-board',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/training',
    title: 'Reach Out',
    line: 'Give us a head count, a topic and a month.',
    content: 'We will send back a draft timetable with outcomes and a price per group.',
    why: 'Reads the closing notes of every project, and of every course.',
    buttonText: 'Contact Us',
  },
  lead: 'm1001',
} as const satisfies Service;
