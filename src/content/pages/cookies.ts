import { storagePrefix } from '../site.ts';
import type { Hero, PageMeta, TextSection } from '../types.ts';

export interface StoredItem {
  /** The names in the browser's storage. A `*` at the end of a name matches any characters. */
  readonly names: readonly string[];
  readonly what: string;
  readonly where: string;
  readonly why: string;
  readonly until: string;
}

export interface CookiesContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** The date of the last change, ISO 8601. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly TextSection[];
  readonly storage: {
    readonly title: string;
    readonly columns: {
      readonly what: string;
      readonly where: string;
      readonly why: string;
      readonly until: string;
    };
    readonly items: readonly StoredItem[];
  };
}

export const cookies = {
  meta: {
    title: 'Cookie Policy',
    description:
      'This website sets no cookies. Here is what it stores in your browser instead, where, why and for how long, and when analytics may ask you.',
  },
  hero: {
    title: 'Cookie Policy',
    tagline: 'We set none. What the site does store, and why, fits in one table.',
    image: 'pages/legal',
  },
  updated: '2026-11-28',
  intro:
    'A cookie is a small text that a website places in your browser and receives back with every request. This site manages without: it has no log-in, no shopping basket and no advertising. To work offline it uses other kinds of browser storage, which are not sent anywhere with your requests.',
  storage: {
    title: 'What the site stores in your browser',
    columns: {
      what: 'What',
      where: 'Where',
      why: 'What it is for',
      until: 'How long',
    },
    items: [
      {
        names: [`${storagePrefix}-outbox`],
        what: 'Contact messages and subscriptions: what you type, and what is on its way to us',
        where: 'IndexedDB',
        why: 'So that they survive a reload, a flat battery and a lost connection, and arrive once',
        until: 'Until our server confirms them, or you clear or cancel them',
      },
      {
        names: ['draft:*'],
        what: 'What you type before a page has loaded all its parts',
        where: 'localStorage',
        why: 'So that a reload does not cost you your text',
        until: 'Until the page has loaded them',
      },
      {
        names: [`${storagePrefix}-shared`],
        what: 'The text that another app has last shared with this one',
        where: 'Cache storage',
        why: 'So that you can add it to a message',
        until: 'Until added or discarded',
      },
      {
        names: ['workbox-precache-*'],
        what: 'Pages, pictures, fonts and scripts',
        where: 'Cache storage, through a service worker',
        why: 'So that the whole site opens without signal',
        until: 'Until a newer version replaces them',
      },
      {
        names: [`${storagePrefix}-queries`],
        what: 'Lists of vacancies and intakes as last fetched',
        where: 'IndexedDB',
        why: 'So that you can look at them offline',
        until: 'Until the next list arrives',
      },
      {
        names: ['theme'],
        what: 'Light or dark theme',
        where: 'localStorage',
        why: 'So that the page opens in the theme you chose',
        until: 'Until you change it or clear it',
      },
      {
        names: ['analytics'],
        what: 'Your answer about analytics, if you were asked',
        where: 'localStorage',
        why: 'So that we ask only once',
        until: 'Until you change your answer',
      },
      {
        names: ['wall'],
        what: 'The name and the colours of the wall you painted last',
        where: 'localStorage',
        why: 'So that the doors of the home page wear it',
        until: 'Until you paint another or clear it',
      },
      {
        names: ['install', 'pictures'],
        what: 'Your no to installing the site or to fetching its pictures',
        where: 'localStorage',
        why: 'So that we offer it to nobody twice',
        until: 'Until you clear it',
      },
      {
        names: [
          ...['tsr-scroll-restoration*', 'draft', 'reloads', 'reloaded-for-chunk'],
          'connection-lost',
        ],
        what: 'How far down a page you had scrolled, which draft is this tab’s, that a page has loaded itself again, and that you know of a lost connection',
        where: 'sessionStorage',
        why: 'So that going back, or reloading, finds things as they were',
        until: 'Until you close the tab',
      },
      {
        names: ['_ga', '_ga_*', 'firebase-*', 'validate-browser-context-*'],
        what: 'Numbers by which Google Analytics knows this browser, if you were asked and agreed',
        where: 'Cookies and IndexedDB',
        why: 'So that two pages read by you count as one visit',
        until: 'Up to two years, or until you say no',
      },
    ],
  },
  sections: [
    {
      title: 'Why there is no banner for these',
      paragraphs: [
        'Each item in the table does something you asked for: delivering your message, opening a page, keeping your theme. None of them follows you to another website or tells us who you are.',
      ],
    },
    {
      title: 'Analytics, only if you agree',
      paragraphs: [
        'Google Analytics for Firebase counts which pages are read, but only if you agree. Where it is in use you are asked once. Until you say yes, none of its code is loaded and nothing is sent to Google.',
        'If you do agree, Google’s script sets cookies for this site, named _ga and _ga_ followed by a code, which last for up to two years, and keeps an installation number in IndexedDB. Google then receives the pages you open, the kind of device you use and your approximate location, and may process them outside South Africa.',
        'You can change your mind on this page. After a no, the site stops the script and deletes the cookies; the installation number goes with the next page you open.',
      ],
    },
    {
      title: 'Clearing what is stored',
      paragraphs: [
        'The Privacy Policy page shows what you have on this device and erases it for you. Your browser can also delete everything at once.',
        'Look in its settings under privacy, then site data, for the name of this site. Do so only when no message is waiting: the browser would delete that too.',
      ],
    },
    {
      title: 'If your browser blocks storage',
      paragraphs: [
        'With storage switched off, the pages still work while you are online. Forms send directly, tell you that they cannot save, and leave your text on the screen if sending fails. A private window keeps what is listed here only until you close it.',
      ],
    },
  ],
} as const satisfies CookiesContent;
