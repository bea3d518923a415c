import { counted } from '../number-words.ts';
import type { Service } from '../types.ts';

export default {
  id: 'gaming',
  order: 4,
  name: 'Game Development',
  description: 'African-heritage games for phones, classrooms and VR headsets',
  image: 'services/gaming',
  meta: {
    title: 'African-Heritage Game Development',
    description:
      'Story RPGs, adventure, classroom, VR and mobile games rooted in African heritage, made with paid cultural advisers and tested with real players.',
  },
  hero: {
    title: 'Games rooted in African heritage, made to be played',
    tagline:
      'Role-playing, adventure, classroom, VR and mobile games, made with the communities whose stories they tell.',
    image: 'services/gaming',
  },
  longDescription: [
    'We make games from African history, languages and oral literature, for museums, education bodies, broadcasters and publishers. A story belongs to somebody, so the first four weeks go to the people who carry it. Historians, language practitioners and community elders join the writers at the table, are paid for their time and appear in the credits. What may be shown, what may be told only in outline and what stays private is agreed in writing before anything is drawn.',
    'Production follows in three-week builds. You receive something playable at the end of each one, on the devices your audience owns: a mid-range Android phone, a school tablet, a standalone headset. Children and adults from the intended audience play it while we watch, say little and take notes. Scripts are written in the first language of the story and then adapted, rather than translated from English as an afterthought.',
    'Delivery includes the source project, recorded voices with their consent forms, a teacher or facilitator guide where one is needed, and classification paperwork for the Film and Publication Board. Games for children collect no personal information unless a parent or guardian has agreed to it, in line with POPIA.',
  ],
  offerings: counted({
    title: '{Count} kinds of game, one way of working',
    items: [
      {
        name: 'Story RPGs',
        icon: 'scroll-text',
        description: [
          'Branching narratives drawn from praise poetry, folktales and recorded family histories',
          'Characters whose dress, speech and customs are checked by advisers from the community',
          'Voice acting in isiZulu, Sesotho, Tshivenda or the language the story asks for',
        ],
      },
      {
        name: 'Adventure games',
        icon: 'compass',
        description: [
          'Puzzles built on real craft: beadwork codes, star lore, metalwork and mural geometry',
          'Landscapes modelled on documented sites, with sensitive locations moved or left out',
          'Chapters of twenty minutes that suit a school period or a taxi ride',
        ],
      },
      {
        name: 'Kids’ educational games',
        icon: 'shapes',
        description: [
          'Early reading and number games mapped to CAPS topics for the Foundation Phase',
          'Play that works offline and lets several learners share one tablet',
          'Progress pages for teachers that hold nicknames, never identity numbers',
        ],
      },
      {
        name: 'Virtual reality',
        icon: 'rectangle-goggles',
        description: [
          'Museum experiences on standalone headsets, with a seated mode for every scene',
          'Reconstructed towns and royal courts that mark what is evidence and what is guesswork',
          'Comfort testing with first-time players, older visitors and people who wear spectacles',
        ],
      },
      {
        name: 'Mobile games',
        icon: 'smartphone',
        description: [
          'Installs under 100 MB that run well on three-year-old Android phones',
          'Board and counting games such as morabaraba, for two people on one phone',
          'Store listings, age ratings, updates and crash reports handled after launch',
        ],
      },
    ],
  }),
  exhibit: {
    kind: 'board',
    title: 'Four in a row: play before you read on',
    text: 'Paint one tile a turn. Four of yours in a line, across, down or slanting, win. The site paints back.',
    example:
      'A small game of our own for this page. Morabaraba, which our phones play too, has a board of 24 points.',
    mine: [6, 12, 18],
    theirs: [8, 11, 16],
    solution: 'Marigold wins at once, in the top left corner or in the bottom right one.',
  },
  whyChooseUs: {
    title: 'Why make a heritage game with us?',
    items: [
      {
        name: 'Advisers from day one',
        icon: 'users-round',
        description:
          'Cultural advisers approve scripts and art at four fixed points and can send any scene back.',
      },
      {
        name: 'Fair terms for custodians',
        icon: 'handshake',
        description:
          'Contracts record who owns the story, how income is shared and when permission can be withdrawn.',
      },
      {
        name: 'Small downloads',
        icon: 'download',
        description:
          'Prepaid data is expensive, so every build carries a size budget and we report against it.',
      },
      {
        name: 'Playtests that count',
        icon: 'clipboard-list',
        description:
          'Twelve players from your audience try each milestone, and the three places where they stumbled are fixed first.',
      },
    ],
  },
  testimonials: [
    {
      body: 'Our elders asked for one song to be left out and it was gone the same day. Later they came to the launch and played.',
      author: {
        name: 'Nosipho Zwane',
        handle: 'Education Curator',
        image: 'people/nosipho-zwane',
        company: 'Ukhezo Heritage Council',
        logo: 'clients/ukhezo-heritage-council',
      },
    },
    {
      body: 'School groups used to walk past the pottery cases. Now they finish the headset tour and go back to look for the pots they carried.',
      author: {
        name: 'Tshifhiwa Ramabulana',
        handle: 'Director: Public Programmes',
        image: 'people/tshifhiwa-ramabulana',
        company: 'Tshilowa Valley Museums Service',
        logo: 'clients/tshilowa-valley-museums-service',
      },
    },
    {
      body: 'Nine-year-olds told the designers that the first level was boring. The designers thanked them, rebuilt it and brought it back three weeks later.',
      author: {
        name: 'Carmen September',
        handle: 'Programme Lead',
        image: 'people/carmen-september',
        company: 'Early Reading Agency',
        logo: 'clients/early-reading-agency',
      },
    },
  ],
  reachOut: {
    image: 'reach-out/gaming',
    title: 'Reach Out',
    line: 'Describe the story you look after.',
    content: 'A collection or a classroom will do as well. We will suggest a first playable scene.',
    why: 'Watches people play on cheap phones before he approves a build.',
    buttonText: 'Contact Us',
  },
  lead: 'm1004',
} as const satisfies Service;
