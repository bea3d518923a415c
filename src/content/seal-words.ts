/**
 * What a message's seal is called, to a visitor and to staff. The words of a seal are compared on the
 * phone, and between a page and a mail of another release: they stay as they are.
 */
export const sealWords = {
  label: 'Seal',
  /** Beside the picture and its words. */
  explained: 'Our staff see the same one beside your message.',
  /** Before the server's receipt. */
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
  /** By how many there are, from one. */
  steps: ['one step', 'two steps', 'three steps', 'four steps', 'five steps'],
} as const;
