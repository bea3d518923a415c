// Written by build/indexes from team-members.ts at every build. Do not edit.
import type { ImageId } from './types.ts';

export const portraits = [
  "people/thandeka-mabuso",
  "people/kavitha-naicker",
  "people/tshepo-ramokgadi",
  "people/rudzani-nemavhola",
  "people/annelie-van-wyngaardt",
  "people/placeholder",
  "people/tintswalo-maluleke"
] as const satisfies readonly ImageId[];
