/**
 * The colour that each hero picture is painted on; its words stand on the same, so that the hero is
 * one wall. `hero-backgrounds.test.ts` holds this to `picture-grounds.ts`. A picture that is not here
 * stands on paper.
 */
export const heroBackgrounds = {
  'people/placeholder': 'sand',
  'pages/careers': 'clay',
  'pages/contact': 'indigo',
  'pages/legal': 'sand',
  'pages/not-found': 'ink',
  'pages/products': 'ink',
  'pages/services': 'sand',
  'pages/sign-in': 'leaf',
  'pages/team': 'sky',
  'pages/training': 'leaf',
  'services/analytics': 'indigo',
  'services/cloud': 'sky',
  'services/erp': 'sand',
  'services/gaming': 'clay',
  'services/rand': 'marigold',
  'services/security': 'ink',
  'services/sharepoint': 'leaf',
  'services/training': 'blush',
  'company/about': 'ink',
  'company/academy': 'night',
  'company/culture': 'clay',
  'company/initiatives': 'leaf',
  'company/overview': 'marigold',
  'company/research': 'ink',
  'products/aroundly-screen': 'sky',
  'products/boldbash-screen': 'marigold',
  'products/capstart-screen': 'ink',
  'products/goodaction-screen': 'clay',
  'products/opher-screen': 'indigo',
  'products/performetric-screen': 'leaf',
} as const satisfies Readonly<Record<string, Ground>>;

export type Ground =
  | 'blush'
  | 'clay'
  | 'indigo'
  | 'ink'
  | 'leaf'
  | 'marigold'
  | 'night'
  | 'sand'
  | 'sky';

const byPicture: Readonly<Record<string, Ground>> = heroBackgrounds;

// Whole class names, so that Tailwind finds them. Clay is too light for small white words and too
// dark for ink: they stand on its darker neighbour.
const classes: Readonly<Record<Ground, string>> = {
  blush: 'ground-light ground-blush',
  clay: 'ground-dark ground-ember',
  indigo: 'ground-dark ground-indigo',
  ink: 'ground-dark ground-ink',
  leaf: 'ground-dark ground-leaf',
  marigold: 'ground-light ground-marigold',
  night: 'ground-dark ground-night',
  sand: 'ground-light ground-sand',
  sky: 'ground-light ground-sky',
};

/** The classes of the plane that the words beside `image` stand on. */
export const groundOf = (image: string): string => {
  const ground = byPicture[image];
  return ground ? classes[ground] : 'tone-paper';
};
