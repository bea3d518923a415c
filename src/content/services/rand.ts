import { counted } from '../number-words.ts';
import type { Service } from '../types.ts';

export default {
  id: 'rand',
  order: 6,
  name: 'Research & Development',
  description: 'From an untested idea to a measured prototype in weeks',
  image: 'services/rand',
  meta: {
    title: 'Research & Development Services',
    description:
      'Applied research and prototypes in fortnightly cycles: a protocol in two weeks, field trials with real users, and a clear choice to go on or stop.',
  },
  hero: {
    title: 'Test the idea before you fund the system',
    tagline:
      'Applied research, prototypes and honest measurements for a question nobody has answered yet.',
    image: 'services/rand',
  },
  longDescription: [
    'Some questions cannot be put out to tender, because nobody knows yet whether the answer exists. Can a phone photograph grade maize well enough for a mill? Will a sensor survive a summer on a tailings dam? We take questions like these and turn each into a hypothesis, a test and a date on which we will stop.',
    'A project opens with a one-day session for your domain experts, the people who would use the result and our engineers. Within two weeks you hold a short protocol: what counts as success, which data we need, what the ethical and POPIA limits are, and the smallest thing worth building. Prototypes follow in fortnightly cycles, tested where they will be used rather than in our office. Every cycle ends with measurements and a choice in front of your steering group: carry on, change course or stop.',
    'Stopping early is a good result and we price for it. When a prototype does hold up, we rebuild it as a maintainable system, connect it to what you run today and watch how it behaves in service. The laboratory notes, code and data sets are yours, kept in a form that can support an application for the section 11D research incentive.',
  ],
  offerings: counted({
    title: 'The {count} stages of a research project',
    items: [
      {
        name: 'Ideation',
        icon: 'lightbulb',
        description: [
          'One-day sessions that turn forty ideas into three testable questions',
          'Literature and patent scans that show what has already been tried',
          'A scoring sheet that weighs value, risk, data and time to evidence',
        ],
      },
      {
        name: 'Development',
        icon: 'binary',
        description: [
          'Machine-learning models trained on your data, with a baseline they must beat',
          'Hardware and firmware for sensors that live outdoors on small batteries',
          'Code reviewed, versioned and documented from the first experiment onwards',
        ],
      },
      {
        name: 'Prototyping',
        icon: 'drafting-compass',
        description: [
          'Clickable or physical prototypes in the hands of users within four weeks',
          'Field trials at clinics, plants and farms, with signed consent from participants',
          'Measurements shown to your steering group, including the ones that disappoint',
        ],
      },
      {
        name: 'Integration',
        icon: 'plug-zap',
        description: [
          'Working prototypes rebuilt as tested services with logging and access control',
          'Connections to ERP, GIS and SCADA systems through documented interfaces',
          'A handover in which your engineers deploy while ours watch',
        ],
      },
      {
        name: 'Monitoring',
        icon: 'activity',
        description: [
          'Drift checks that compare live predictions with real outcomes every week',
          'Dashboards for uptime, accuracy and cost, with thresholds you choose',
          'A scheduled review that decides whether to retrain, retire or extend',
        ],
      },
    ],
  }),
  exhibit: {
    kind: 'gates',
    title: 'Carry on, or stop? You are the steering group',
    text: 'Four fortnights, one measurement each. After every one you decide with what you know by then.',
    example: 'An example: measurements and amounts are invented.',
    question: 'Can a phone photograph grade maize as well as the mill’s own grader?',
    target: 90,
    cycles: [
      {
        name: 'Fortnight 1',
        text: 'Four hundred photographs on a table by a window, and the simplest model that could work.',
        measured: 71,
        cost: 140_000,
      },
      {
        name: 'Fortnight 2',
        text: 'Two thousand photographs and a better model. It beats guessing the commonest grade by far.',
        measured: 84,
        cost: 150_000,
      },
      {
        name: 'Fortnight 3',
        text: 'In a dim shed during load-shedding, held by people in a hurry. The figure drops.',
        measured: 76,
        cost: 180_000,
      },
      {
        name: 'Fortnight 4',
        text: 'A cardboard box with a battery lamp in it, for R90. The shed no longer matters.',
        measured: 92,
        cost: 160_000,
      },
    ],
    passed: 'It holds up. Now it is rebuilt as a system that can be kept.',
    stopped: 'A stop with a reason is a result, and it is priced as one.',
  },
  whyChooseUs: {
    title: 'Why bring a hard question to us?',
    items: [
      {
        name: 'Dated stop points',
        icon: 'calendar-check',
        description:
          'Each stage has a budget ceiling and a day on which carrying on must be argued for.',
      },
      {
        name: 'Field before slides',
        icon: 'map-pinned',
        description:
          'We test where the dust, heat and poor signal are, because that is where prototypes fail.',
      },
      {
        name: 'Ethics on paper',
        icon: 'scale',
        description:
          'Consent, data minimisation and any ethics committee review are settled before we collect the first record.',
      },
      {
        name: 'Honest measurements',
        icon: 'ruler',
        description: 'A result counts only on data that the model or device has never met before.',
      },
      {
        name: 'You keep the work',
        icon: 'package-check',
        description:
          'Code, data and notebooks move to your repository at every milestone, with the licence of each part listed.',
      },
    ],
  },
  testimonials: [
    {
      body: 'They told us in week six that our idea would not work in cloudy water. That sentence saved us a two-year tender.',
      author: {
        name: 'Anneke Swanepoel',
        handle: 'Chief Scientist',
        image: 'people/anneke-swanepoel',
        company: 'Kliphoek Water Research Institute',
        logo: 'clients/kliphoek-water-research-institute',
      },
    },
    {
      body: 'The first moisture probe melted in the silo, the third has run since harvest. We were shown the failures as carefully as the success.',
      author: {
        name: 'Itumeleng Seleka',
        handle: 'Research Manager',
        image: 'people/itumeleng-seleka',
        company: 'Grain Storage Council',
        logo: 'clients/grain-storage-council',
      },
    },
    {
      body: 'Residents helped choose where the sensors went and can read the same graph that I do. It changed the tone of our public meetings.',
      author: {
        name: 'Yusuf Salie',
        handle: 'Head of Environmental Monitoring',
        image: 'people/yusuf-salie',
        company: 'Reef Dust Monitoring Agency',
        logo: 'clients/reef-dust-monitoring-agency',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/rand',
    title: 'Reach Out',
    line: 'Write your question in two sentences.',
    content:
      'If we think it can be tested, we will answer with a first experiment and what it would cost.',
    why: 'Chooses what we test, and publishes the results that disappoint too.',
    buttonText: 'Contact Us',
  },
  lead: 'm1004',
} as const satisfies Service;
