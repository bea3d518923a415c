/** The brand's colours, and the few tints that pictures need beside them. */
export const ink = '#15122b';
export const paper = '#fbf8f3';
export const indigo = '#4338ca';
export const marigold = '#f2a413';
export const clay = '#c8502b';
export const leaf = '#1e7a56';
export const sky = '#8cc9e8';

export const lilac = '#a5b4fc';
export const night = '#2a2370';
export const sand = '#f3e6d0';
export const butter = '#fadc94';
export const blush = '#f4c3a8';
export const ember = '#8e3519';
export const mint = '#a9dcc0';
export const pine = '#12513a';
export const mist = '#d6ecf6';

/** The roles colours play in one picture: never more than these six. */
export interface Theme {
  readonly ground: string;
  /** The symbol, and the boldest pattern: strongest against the ground. */
  readonly main: string;
  readonly second: string;
  /** Used least, seen first. */
  readonly accent: string;
  /** Near the ground, for quiet pattern. */
  readonly quiet: string;
  readonly deep: string;
  /** What `deep` is on light grounds: a line or base that must show against the ground itself. */
  readonly edge: string;
}

const theme = (
  ground: string,
  main: string,
  second: string,
  accent: string,
  quiet: string,
  deep = ink,
): Theme => ({
  ground,
  main,
  second,
  accent,
  quiet,
  deep,
  edge: ground === ink || ground === night ? second : deep,
});

export const themes = {
  indigo: theme(indigo, paper, lilac, marigold, night),
  indigoSky: theme(indigo, sky, paper, marigold, night),
  indigoClay: theme(night, blush, clay, marigold, indigo),
  ink: theme(ink, sky, indigo, marigold, night, ink),
  inkGold: theme(ink, marigold, clay, paper, night),
  inkLeaf: theme(ink, mint, leaf, marigold, night),
  inkClay: theme(ink, clay, blush, marigold, night),
  sky: theme(sky, paper, indigo, clay, mist),
  skyClay: theme(sky, clay, paper, marigold, mist),
  clay: theme(clay, paper, marigold, butter, ember),
  claySky: theme(clay, sky, paper, ink, ember),
  leaf: theme(leaf, paper, butter, marigold, pine),
  leafSky: theme(leaf, mint, sky, marigold, pine),
  gold: theme(marigold, ink, clay, paper, butter),
  goldIndigo: theme(marigold, indigo, paper, clay, butter),
  sand: theme(sand, indigo, clay, marigold, butter),
  sandLeaf: theme(sand, leaf, clay, marigold, mint),
  blush: theme(blush, leaf, clay, marigold, sand),
  blushIndigo: theme(blush, indigo, clay, paper, sand),
  mint: theme(mint, leaf, indigo, clay, mist),
} satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
