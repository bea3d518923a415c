/**
 * The texts of a submission's seal. The sentence and its words must never change: people compare
 * them in telephone calls, and compare a page with a mail that an earlier release sent.
 */
export const sealWords = {
  label: 'Seal',
  /** Shown beside the picture and its words. */
  explained: 'Our staff see the same one beside your message.',
  /** Shown before the server's receipt has arrived. */
  closed: 'Still closed: it opens when our server has your message.',
  sentence: '{colour} {figure} on {ground}, {steps}',
  colours: {
    marigold: 'marigold',
    sky: 'sky blue',
    white: 'white',
    pink: 'pink',
    clay: 'clay red',
    green: 'green',
    indigo: 'indigo',
    black: 'black',
  },
  figures: {
    door: 'door',
    window: 'window',
    sun: 'sun',
    tent: 'tent',
    diamond: 'diamond',
    star: 'star',
    leaf: 'leaf',
    hill: 'hill',
    fan: 'fan',
    arrow: 'arrow',
    bow: 'bow tie',
    bead: 'bead',
  },
  /** The texts for one to five steps. */
  steps: ['one step', 'two steps', 'three steps', 'four steps', 'five steps'],
} as const;
