import type { CallToAction, NamedItem, PageMeta } from '../types.ts';

export interface WallContent {
  readonly meta: PageMeta;
  readonly title: string;
  readonly tagline: string;
  /** The name whose wall is shown until the visitor types a name. */
  readonly sample: string;
  readonly form: { readonly label: string; readonly placeholder: string; readonly submit: string };
  readonly problems: Readonly<Record<'empty' | 'too-long', string>>;
  /** The text alternative of the picture. Placeholder: `{name}`. */
  readonly label: string;
  /** Shown under the picture. The name follows. */
  readonly caption: string;
  readonly actions: Readonly<Record<'palette' | 'svg' | 'png' | 'link', string>>;
  readonly outcomes: {
    readonly saved: string;
    readonly notSaved: string;
    readonly copied: string;
    /** Shown before the link. */
    readonly notCopied: string;
  };
  /** Shown in a browser without script. */
  readonly plain: string;
  readonly about: { readonly title: string; readonly items: readonly NamedItem[] };
  readonly reachOut: CallToAction;
}

const sample = 'Johannesburg';

export const wall = {
  meta: {
    title: 'Put your name on the wall',
    description:
      'Type the name of your organisation and twenty-four tiles become its own mural. Save it or share it; nothing you type leaves your device.',
  },
  title: 'Put your name on the wall',
  tagline: 'Twenty-four tiles turn into a mural that belongs to one name only: yours.',
  sample,
  form: {
    label: 'Name of your organisation',
    placeholder: 'A school, a spaza shop, a bank',
    submit: 'Paint the wall',
  },
  problems: {
    empty: 'Please type a name first',
    'too-long': 'The wall has room for 60 characters. Please shorten the name',
  },
  label: 'A mural of 24 tiles, painted for {name}',
  caption: 'The wall of',
  actions: {
    palette: 'Other colours',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    link: 'Copy the link',
  },
  outcomes: {
    saved: 'Saved to your downloads.',
    notSaved: 'This browser did not let us save the picture.',
    copied: 'Link copied. Everyone who opens it sees this wall.',
    notCopied: 'This browser did not let us copy the link. Here it is:',
  },
  plain:
    'Painting a name of your own takes JavaScript, which is switched off in this browser. What you see here is the wall of a city.',
  about: {
    title: 'How the wall works',
    items: [
      {
        name: 'It stays with you',
        description:
          'Your device paints the wall itself, in flight mode and during load-shedding too. The name is neither sent nor stored; only a link that you copy carries it, behind the # that browsers keep to themselves.',
        icon: 'shield-check',
      },
      {
        name: 'One name, one wall',
        description:
          'The same letters give the same mural today, next year and on your neighbour’s phone. Steps, arches, suns and diamonds come from the walls and cloth of this part of the world.',
        icon: 'sprout',
      },
      {
        name: 'Your messages have a seal',
        description:
          'Each message you write to us gets a tile of its own. It is closed while the message waits for a signal and opens when it has arrived. Our staff see the same tile: compare on the phone, and both know which message you mean.',
        icon: 'mail',
      },
    ],
  },
  reachOut: {
    image: 'reach-out/home',
    title: 'Now leave us a message',
    content:
      'Tell us what is stuck. Your message gets a seal, a consultant reads it, and the answer comes with a next step.',
    buttonText: 'Contact Us',
  },
} as const satisfies WallContent;
