import { capital, inWords } from '../number-words.ts';
import { serviceEntries } from '../services.gen.ts';
import { site } from '../site.ts';
import type { Closing, Hero, Intro, PageMeta } from '../types.ts';

interface ServicesPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: Intro;
  readonly closing: Closing;
}

/** The texts of `/services`, and of all unknown paths below `/services` and `/company`. */
export const servicesPage = {
  meta: {
    title: 'IT Services',
    description: `${capital(inWords(serviceEntries.length))} IT services for South African organisations, from data analytics, security and Azure to Dynamics 365 and staff training.`,
  },
  hero: {
    title: `${capital(inWords(serviceEntries.length))} services, each with a name behind it`,
    tagline:
      'Data, security, cloud, games, documents, research, finance systems and training, for organisations all over South Africa.',
    image: 'pages/services',
  },
  intro: {
    text: `Each page says what you receive, how the weeks are spent and who should be in the room. Begin with one short assessment${site.prices.assessment && `, ${site.prices.assessment} excluding VAT`}, and decide from there.`,
    link: 'See what three projects took',
    to: '/work',
  },
  closing: {
    line: 'Not sure which? Describe the week that went wrong.',
    action: 'Describe it',
  },
} as const satisfies ServicesPage;
