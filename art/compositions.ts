import { type Rng, rng } from '../src/wall/rng.ts';
import { drawHome } from './home.ts';
import { type LayoutName, layoutNames, layouts, type Motifs } from './layouts.ts';
import { type MotifName, motif } from './motifs.ts';
import type { Box } from './outline.ts';
import { type Theme, type ThemeName, themes } from './palette.ts';
import { extentOfAll } from './probe.ts';
import { bleeding, type Framing, Pen, Sheet } from './sheet.ts';
import { type SymbolName, symbolFor, symbols } from './symbols.ts';

type Design = readonly [LayoutName, ThemeName, SymbolName, ...Motifs];

/** Pictures that were composed by hand; every other slug is dealt a composition of its own. */
const designs: Readonly<Record<string, Design>> = {
  'services/analytics': ['stair', 'indigo', 'chart', 'flowers', 'chevrons', 'arrows'],
  'services/security': ['frames', 'ink', 'shield', 'steps', 'sails', 'bows'],
  'services/cloud': ['fan', 'sky', 'cloud', 'waves', 'sails', 'tents'],
  'services/gaming': ['chevrons', 'clay', 'controller', 'steps', 'squares', 'checks'],
  'services/sharepoint': ['quilt', 'leaf', 'documents', 'leaves', 'scales', 'chevrons'],
  'services/rand': ['bands', 'gold', 'flask', 'stars', 'hills', 'kites'],
  'services/erp': ['corner', 'sand', 'blocks', 'quarters', 'stars', 'sails'],
  'services/training': ['hills', 'blush', 'book', 'leaves', 'scales', 'checks'],
  'company/overview': ['arches', 'goldIndigo', 'door', 'suns', 'arrows', 'chevrons'],
  'company/about': ['corner', 'inkGold', 'aperture', 'hills', 'quarters', 'arrows'],
  'company/culture': ['hills', 'claySky', 'circle', 'flowers', 'steps', 'kites'],
  'company/initiatives': ['bands', 'leaf', 'skyline', 'peaks', 'suns', 'lines'],
  'company/academy': ['diamond', 'indigoSky', 'board', 'flowers', 'stars', 'checks'],
  'company/research': ['frames', 'inkLeaf', 'lens', 'scales', 'waves', 'arrows'],
  'pages/services': ['stair', 'sand', 'grid', 'hills', 'kites', 'checks'],
  'pages/products': ['fan', 'ink', 'window', 'flowers', 'sails', 'bows'],
  'pages/team': ['arches', 'skyClay', 'people', 'stars', 'suns', 'waves'],
  'pages/training': ['hills', 'leafSky', 'pencil', 'hills', 'peaks', 'sails'],
  'pages/careers': ['quilt', 'clay', 'ladder', 'quarters', 'scales', 'gems'],
  'pages/contact': ['bands', 'indigoSky', 'bubbles', 'waves', 'discs', 'lines'],
  'pages/not-found': ['stair', 'inkClay', 'missing', 'chevrons', 'steps', 'checks'],
  'pages/sign-in': ['frames', 'leaf', 'key', 'hills', 'sails', 'beads'],
  'pages/legal': ['corner', 'sandLeaf', 'seal', 'flowers', 'suns', 'kites'],

  'pillars/diversity-inclusion': ['quilt', 'goldIndigo', 'faces', 'steps', 'scales', 'arrows'],
  'pillars/empowerment-leadership': ['bands', 'claySky', 'ladder', 'squares', 'chevrons', 'gems'],
  'pillars/innovation-excellence': ['chevrons', 'indigo', 'bulb', 'stars', 'quarters', 'tents'],
  'pillars/heritage-legacy': ['diamond', 'gold', 'basket', 'peaks', 'discs', 'lines'],
  'pillars/community-engagement': ['hills', 'sandLeaf', 'homes', 'steps', 'chevrons', 'bars'],
  'pillars/sustainability': ['corner', 'leafSky', 'sprout', 'scales', 'quarters', 'bows'],

  'initiatives/local-talent-upliftment': ['corner', 'indigoSky', 'rise', 'peaks', 'waves', 'sails'],
  'initiatives/sme-digital-transformation': ['fan', 'sand', 'shop', 'discs', 'tents', 'bows'],
  'initiatives/community-engagement-collaboration': [
    'frames',
    'clay',
    'pair',
    'squares',
    'tents',
    'lines',
  ],

  'hall-of-fame/keynote-sessions': ['hills', 'inkGold', 'lectern', 'hills', 'stars', 'checks'],
  'hall-of-fame/hands-on-workshops': ['stair', 'sky', 'tools', 'flowers', 'kites', 'arrows'],
  'hall-of-fame/group-activities': ['quilt', 'mint', 'circle', 'suns', 'leaves', 'beads'],

  'commitments/personalized-training': ['fan', 'indigo', 'target', 'diamonds', 'tents', 'sails'],
  'commitments/state-of-the-art-facilities': [
    'corner',
    'gold',
    'building',
    'bows',
    'steps',
    'gems',
  ],
  'commitments/networking-opportunities': [
    'diamond',
    'inkLeaf',
    'network',
    'scales',
    'waves',
    'bars',
  ],
  'commitments/client-centricity': ['chevrons', 'clay', 'heart', 'leaves', 'kites', 'tents'],
  'commitments/collaboration': ['quilt', 'indigoSky', 'pair', 'quarters', 'discs', 'lines'],
  'commitments/ethical-practice': ['arches', 'mint', 'scale', 'squares', 'chevrons', 'gems'],

  'programmes/quarterly-intensives': ['frames', 'goldIndigo', 'calendar', 'stars', 'tents', 'bars'],
  'programmes/annual-workshops': ['bands', 'ink', 'tools', 'fans', 'suns', 'sails'],
  'programmes/online-courses': ['corner', 'mint', 'lesson', 'peaks', 'flowers', 'checks'],

  'reach-out/home': ['arches', 'indigo', 'bubbles', 'hills', 'arrows', 'beads'],
  'reach-out/analytics': ['fan', 'goldIndigo', 'bubbles', 'quarters', 'tents', 'sails'],
  'reach-out/cloud': ['hills', 'indigoSky', 'plane', 'scales', 'fans', 'waves'],
  'reach-out/erp': ['stair', 'indigo', 'envelope', 'hills', 'suns', 'lines'],
  'reach-out/gaming': ['corner', 'ink', 'phone', 'arrows', 'flowers', 'kites'],
  'reach-out/rand': ['chevrons', 'sand', 'plane', 'diamonds', 'chevrons', 'sails'],
  'reach-out/security': ['quilt', 'sky', 'envelope', 'squares', 'leaves', 'sails'],
  'reach-out/sharepoint': ['bands', 'blush', 'phone', 'stars', 'bows', 'beads'],
  'reach-out/training': ['frames', 'leafSky', 'bubbles', 'discs', 'tents', 'checks'],
  'reach-out/culture': ['diamond', 'sand', 'bubbles', 'steps', 'peaks', 'gems'],
};

const dealt: readonly MotifName[] = [
  'tents',
  'sails',
  'bows',
  'leaves',
  'diamonds',
  'quarters',
  'waves',
  'peaks',
  'kites',
  'arrows',
  'flowers',
];

function deal(random: Rng): { layout: LayoutName; theme: Theme; motifs: Motifs } {
  const names = Object.keys(themes) as ThemeName[];
  return {
    layout: random.pick(layoutNames),
    theme: themes[random.pick(names)],
    motifs: [random.pick(dealt), random.pick(dealt), random.pick(dealt)],
  };
}

const waysToReach = ['bubbles', 'envelope', 'plane', 'phone'] as const;

/** A quiet plane still wants something to look at: a block of cloth, large. */
function placeholder(pen: Pen, theme: Theme, random: Rng): void {
  const names: readonly MotifName[] = [
    'fans',
    'discs',
    'diamonds',
    'stars',
    'quarters',
    'bows',
    'squares',
    'leaves',
  ];
  for (let j = 0; j < 2; j += 1) {
    for (let i = 0; i < 2; i += 1) {
      const colours = random.pick([
        [theme.main, theme.ground, theme.accent],
        [theme.second, theme.ground, theme.deep],
        [theme.main, theme.second, theme.deep],
      ] as const);
      motif(pen, random.pick(names), { x: i * 6, y: j * 6, w: 6, h: 6 }, 6, colours);
    }
  }
}

/** A picture, and what of it a box must never cut. */
export interface Composed {
  readonly sheet: Sheet;
  readonly framing: Framing;
  readonly symbol: Box;
}

// Between the symbol and the left edge of a box that has no room to spare.
const AIR = 60;

export function compose(id: string, width: number, height: number): Composed {
  if (id === 'pages/home') return drawHome();
  const random = rng(id);
  const design = designs[id];
  const dealtOut = deal(random);
  const layout = design?.[0] ?? dealtOut.layout;
  const theme = design ? themes[design[1]] : dealtOut.theme;
  const motifs: Motifs = design ? [design[3], design[4], design[5]] : dealtOut.motifs;
  const [group, slug = ''] = id.split('/');
  const symbol =
    design?.[2] ?? (group === 'reach-out' ? random.pick(waysToReach) : symbolFor(slug));
  const sheet = new Sheet(width, height);
  const { x, y, size, left } = layouts[layout](sheet, theme, motifs);
  const wall = sheet.painted.length;
  const pen = new Pen(sheet, x, y, size / 12);
  if (symbol) symbols[symbol](pen, theme);
  else placeholder(pen, theme, random);
  const box = extentOfAll(sheet.painted.slice(wall));
  return { sheet, symbol: box, framing: bleeding(sheet, left ?? box.x0 - AIR) };
}

export function composition(id: string, width: number, height: number): string {
  const { sheet, framing } = compose(id, width, height);
  return sheet.svg(framing);
}
