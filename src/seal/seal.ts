import { fill } from '../content/fill.ts';
import { sealWords } from '../content/seal-words.ts';
import { type Colours, drawTile, patterns } from './motifs.ts';
import { type Rng, rng } from './rng.ts';
import type { Shape } from './shape.ts';

/** The side length of a seal, in units. */
export const SEAL_SIZE = 36;

type Colour = keyof typeof sealWords.colours;
type Figure = keyof typeof sealWords.figures;

const paints: Readonly<Record<Colour, string>> = {
  marigold: '#f2a413',
  sky: '#8cc9e8',
  white: '#fbf8f3',
  pink: '#f4c3a8',
  clay: '#c8502b',
  green: '#1e7a56',
  indigo: '#4338ca',
  black: '#15122b',
};
const light = ['marigold', 'sky', 'white', 'pink'] as const satisfies readonly Colour[];
const dark = ['clay', 'green', 'indigo', 'black'] as const satisfies readonly Colour[];
const figures = [
  ...(['door', 'window', 'sun', 'tent', 'diamond', 'star'] as const),
  ...(['leaf', 'hill', 'fan', 'arrow', 'bow', 'bead'] as const),
] as const satisfies readonly Figure[];

export interface Seal {
  /** The text alternative, such as 'marigold door on indigo, three steps'. */
  readonly words: string;
  readonly shapes: readonly Shape[];
  /** The colours of the door leaves that close the seal. */
  readonly colours: readonly [ground: string, figure: string];
}

/** Steps that rise to the right, along the bottom of the seal. */
const steps = (count: number): string => {
  const rise = Array.from({ length: count }, (_, step) => {
    const [x, y] = [(SEAL_SIZE * step) / count, 12 - (12 * (step + 1)) / count];
    return `${step === 0 ? 'M0 12' : `H${x}`}V${y}`;
  });
  return `${rise.join('')}H${SEAL_SIZE}V12Z`;
};

const cloth = (random: Rng, [ground, figure, accent]: Colours, x: number, y: number) => {
  const colours = random.pick<Colours>([
    [ground, figure, accent],
    [ground, accent, figure],
    [figure, ground, accent],
    [accent, ground, figure],
  ]);
  const [motif, fine] = [random.pick(patterns), random.chance(0.5)];
  return drawTile({ motif, colours, x, y, size: 12, fine });
};

/** Returns a submission's seal, which is the same in every browser, server and release. */
export const sealOf = (id: string): Seal => {
  const random = rng(id);
  const figure = random.pick(figures);
  const [grounds, paintsOnIt] = random.chance(0.5) ? [dark, light] : [light, dark];
  const ground = random.pick<Colour>(grounds);
  const colour = random.pick<Colour>(paintsOnIt);
  const accent = random.pick<Colour>(paintsOnIt.filter((other) => other !== colour));
  const count = random.below(sealWords.steps.length) + 1;
  const mirrored = random.chance(0.5);
  const colours: Colours = [paints[ground], paints[colour], paints[accent]];

  const words = fill(sealWords.sentence, {
    colour: sealWords.colours[colour],
    figure: sealWords.figures[figure],
    ground: sealWords.colours[ground],
    steps: sealWords.steps[count - 1] ?? '',
  });
  const side = mirrored ? 0 : 24;
  return {
    words,
    colours: [colours[0], colours[1]],
    shapes: [
      ...drawTile({ motif: figure, colours, x: mirrored ? 12 : 0, y: 0, size: 24 }),
      ...cloth(random, colours, side, 0),
      ...cloth(random, colours, side, 12),
      { fill: colours[0], d: `M0 24H${SEAL_SIZE}V${SEAL_SIZE}H0Z`, at: [1, 1, 0, 0] },
      { fill: colours[2], d: steps(count), at: [1, 1, 0, 24] },
    ],
  };
};
