import { counted } from '../number-words.ts';
import { site } from '../site.ts';
import type { Closing, Hero, Initiative, PageMeta, StaffTestimonial } from '../types.ts';

export interface InitiativesContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly initiatives: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly Initiative[];
  };
  readonly successStories: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly StaffTestimonial[];
  };
  readonly closing: Closing;
}

const { city, province } = site.address;

export const initiatives = {
  meta: {
    title: `Initiatives in ${city}`,
    description: `Paid learnerships, digital tools for small businesses and evenings in local libraries: what we do for ${city}’s digital transformation.`,
  },
  hero: {
    title: `Digital ${city} starts on its streets`,
    tagline:
      'The city’s digital transformation needs its young people, shop owners and community groups. We bring them skills, software and advice.',
    image: 'company/initiatives',
  },
  initiatives: counted({
    title: 'Our Key Initiatives',
    intro: '{Count} programmes, each run by staff who asked to work on it.',
    items: [
      {
        title: 'Local Talent Upliftment',
        description: [
          `Who it is for: young people from ${province} who finished school and have not yet found work.`,
          'What happens: a paid learnership with a mentor, real tickets and one day of classes a week.',
          'What it leads to: a portfolio, a reference and an interview with us or with a client.',
        ],
        image: 'initiatives/local-talent-upliftment',
      },
      {
        title: 'SME Digital Transformation',
        description: [
          'Who can join: owners of workshops, salons, spaza shops and small manufacturers in the city.',
          'How it goes: we visit, choose one paper process together and replace it within a month.',
          'What stays: a tool that works on a phone without signal, and an owner who can change it.',
        ],
        image: 'initiatives/sme-digital-transformation',
      },
      {
        title: 'Community Engagement & Collaboration',
        description: [
          'Where we meet: libraries, school halls and community centres, on weekday evenings.',
          'What we bring: repaired laptops, a trainer for every table and help with online forms.',
          'How it grows: residents who have learned the ropes run the next evening with us.',
        ],
        image: 'initiatives/community-engagement-collaboration',
      },
    ],
  }),
  successStories: counted({
    title: 'Success stories',
    intro: '{Count} colleagues on the step that changed their work.',
    items: [
      {
        developerName: 'Palesa Mokhethi',
        developerRole: 'Junior Data Analyst',
        developerImage: 'people/palesa-mokhethi',
        developerQuote:
          'I came in as a learner who could make a spreadsheet look neat. My first report showed a clinic on which weekday its queue would overflow, and they moved a nurse because of it.',
      },
      {
        developerName: 'Siyabonga Mthiyane',
        developerRole: 'Support Engineer',
        developerImage: 'people/siyabonga-mthiyane',
        developerQuote:
          'I used to fix phones at a taxi rank. My mentor said that finding a fault is the same job on a server, only with better notes, and then taught me to write the notes.',
      },
      {
        developerName: 'Aaliyah Davids',
        developerRole: 'SharePoint Developer',
        developerImage: 'people/aaliyah-davids',
        developerQuote:
          'When my daughter was born I came back to half days and kept my project. The team moved the client review to the morning, and nobody made a speech about it.',
      },
      {
        developerName: 'Lwando Ntantiso',
        developerRole: 'Cloud Engineer',
        developerImage: 'people/lwando-ntantiso',
        developerQuote:
          'On library evenings I explain the cloud to grandmothers. Since then my design documents are half as long, and clients no longer ask me what a word means.',
      },
      {
        developerName: 'Nomsa Mahlangu',
        developerRole: 'Security Analyst',
        developerImage: 'people/nomsa-mahlangu',
        developerQuote:
          'The company paid for my examination twice, because I failed the first time. Today I am the one who decides which alarms wake people up at night.',
      },
      {
        developerName: 'Ruan Oosthuysen',
        developerRole: 'ERP Consultant',
        developerImage: 'people/ruan-oosthuysen',
        developerQuote:
          'I helped a furniture workshop put its stock on a phone. The owner phoned me a week later to say that she had found a lost order, and had renamed all my screens.',
      },
    ],
  }),
  closing: {
    line: 'Send us a learner, a shop or a library.',
    action: 'Write to us',
  },
} as const satisfies InitiativesContent;
