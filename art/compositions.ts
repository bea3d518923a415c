import { drawHome } from './home.ts';
import { type LayoutName, layoutNames, layouts, type Motifs } from './layouts.ts';
import { type MotifName, motif } from './motifs.ts';
import { type Theme, type ThemeName, themes } from './palette.ts';
import { type Rng, rng } from './rng.ts';
import { Pen, Sheet } from './sheet.ts';
import { type SymbolName, symbolFor, symbols } from './symbols.ts';

type Design = readonly [LayoutName, ThemeName, SymbolName, ...Motifs];

/** Pictures that were composed by hand; every other slug is dealt a composition of its own. */
const designs: Readonly<Record<string, Design>> = {
  'services/analytics': ['stair', 'indigo', 'chart', 'sails', 'diamonds', 'tents'],
  'services/security': ['frames', 'ink', 'shield', 'peaks', 'sails', 'bows'],
  'services/cloud': ['fan', 'sky', 'cloud', 'waves', 'sails', 'tents'],
  'services/gaming': ['chevrons', 'clay', 'controller', 'steps', 'squares', 'checks'],
  'services/sharepoint': ['quilt', 'leaf', 'documents', 'leaves', 'tents', 'bows'],
  'services/rand': ['bands', 'gold', 'flask', 'diamonds', 'tents', 'quarters'],
  'services/erp': ['corner', 'sand', 'blocks', 'tents', 'bows', 'sails'],
  'services/training': ['hills', 'blush', 'book', 'leaves', 'sails', 'tents'],
  'company/overview': ['arches', 'goldIndigo', 'door', 'bows', 'tents', 'sails'],
  'company/about': ['corner', 'inkGold', 'aperture', 'leaves', 'quarters', 'tents'],
  'company/culture': ['hills', 'claySky', 'circle', 'bows', 'tents', 'sails'],
  'company/initiatives': ['bands', 'leaf', 'skyline', 'leaves', 'tents', 'sails'],
  'company/academy': ['diamond', 'indigoSky', 'cap', 'leaves', 'tents', 'sails'],
  'company/research': ['frames', 'inkLeaf', 'lens', 'diamonds', 'waves', 'tents'],
  'pages/services': ['stair', 'sand', 'grid', 'bows', 'leaves', 'sails'],
  'pages/products': ['fan', 'ink', 'window', 'tents', 'sails', 'bows'],
  'pages/team': ['arches', 'skyClay', 'people', 'leaves', 'diamonds', 'tents'],
  'pages/training': ['chevrons', 'leafSky', 'rise', 'leaves', 'tents', 'sails'],
  'pages/careers': ['quilt', 'clay', 'ladder', 'bows', 'tents', 'sails'],
  'pages/contact': ['bands', 'indigoSky', 'bubbles', 'waves', 'tents', 'leaves'],
  'pages/not-found': ['stair', 'inkClay', 'missing', 'waves', 'bows', 'tents'],
  'pages/sign-in': ['frames', 'leaf', 'key', 'leaves', 'sails', 'tents'],
  'pages/legal': ['corner', 'sandLeaf', 'seal', 'sails', 'leaves', 'tents'],

  'pillars/diversity-inclusion': ['arches', 'skyClay', 'people', 'leaves', 'diamonds', 'tents'],
  'pillars/empowerment-leadership': ['bands', 'clay', 'ladder', 'bows', 'tents', 'sails'],
  'pillars/innovation-excellence': ['chevrons', 'indigo', 'bulb', 'leaves', 'diamonds', 'tents'],
  'pillars/heritage-legacy': ['diamond', 'gold', 'basket', 'diamonds', 'tents', 'sails'],
  'pillars/community-engagement': ['hills', 'blush', 'homes', 'bows', 'leaves', 'tents'],
  'pillars/sustainability': ['corner', 'leafSky', 'sprout', 'leaves', 'tents', 'sails'],

  'initiatives/local-talent-upliftment': ['corner', 'indigoSky', 'rise', 'bows', 'leaves', 'sails'],
  'initiatives/sme-digital-transformation': ['fan', 'sand', 'shop', 'sails', 'tents', 'bows'],
  'initiatives/community-engagement-collaboration': [
    'frames',
    'clay',
    'pair',
    'diamonds',
    'tents',
    'sails',
  ],

  'hall-of-fame/keynote-sessions': ['hills', 'inkGold', 'lectern', 'bows', 'leaves', 'sails'],
  'hall-of-fame/hands-on-workshops': ['stair', 'sky', 'tools', 'sails', 'tents', 'leaves'],
  'hall-of-fame/group-activities': ['quilt', 'clay', 'circle', 'leaves', 'diamonds', 'bows'],

  'commitments/personalized-training': ['fan', 'indigo', 'target', 'leaves', 'tents', 'sails'],
  'commitments/state-of-the-art-facilities': [
    'corner',
    'gold',
    'building',
    'tents',
    'leaves',
    'bows',
  ],
  'commitments/networking-opportunities': [
    'diamond',
    'inkLeaf',
    'network',
    'leaves',
    'bows',
    'tents',
  ],
  'commitments/client-centricity': ['chevrons', 'clay', 'heart', 'diamonds', 'leaves', 'tents'],
  'commitments/collaboration': ['quilt', 'indigoSky', 'pair', 'tents', 'leaves', 'bows'],
  'commitments/ethical-practice': ['arches', 'mint', 'scale', 'diamonds', 'tents', 'leaves'],

  'programmes/quarterly-intensives': [
    'frames',
    'goldIndigo',
    'calendar',
    'diamonds',
    'tents',
    'sails',
  ],
  'programmes/annual-workshops': ['bands', 'ink', 'tools', 'bows', 'tents', 'leaves'],
  'programmes/online-courses': ['corner', 'mint', 'lesson', 'leaves', 'bows', 'tents'],

  'reach-out/home': ['arches', 'indigo', 'bubbles', 'leaves', 'diamonds', 'tents'],
  'reach-out/analytics': ['fan', 'goldIndigo', 'bubbles', 'leaves', 'tents', 'sails'],
  'reach-out/cloud': ['hills', 'indigoSky', 'plane', 'tents', 'bows', 'sails'],
  'reach-out/erp': ['stair', 'indigo', 'envelope', 'tents', 'leaves', 'sails'],
  'reach-out/gaming': ['corner', 'ink', 'phone', 'bows', 'diamonds', 'tents'],
  'reach-out/rand': ['chevrons', 'sand', 'plane', 'leaves', 'tents', 'sails'],
  'reach-out/security': ['quilt', 'sky', 'envelope', 'leaves', 'tents', 'bows'],
  'reach-out/sharepoint': ['bands', 'clay', 'phone', 'diamonds', 'tents', 'leaves'],
  'reach-out/training': ['frames', 'leafSky', 'bubbles', 'leaves', 'tents', 'sails'],
  'reach-out/culture': ['diamond', 'sand', 'bubbles', 'leaves', 'bows', 'sails'],
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

export function composition(id: string, width: number, height: number): string {
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
  const { x, y, size } = layouts[layout](sheet, theme, motifs);
  const pen = new Pen(sheet, x, y, size / 12);
  if (symbol) symbols[symbol](pen, theme);
  else placeholder(pen, theme, random);
  return sheet.svg();
}
