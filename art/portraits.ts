/**
 * Invented people in one style: a flat bust lit from the left, on a mural.
 * Traits come from `traits` where a person has them, else from the slug.
 */

import { type Rng, rng } from '../src/wall/rng.ts';
import { type MotifName, motif } from './motifs.ts';
import {
  arch,
  type Box,
  circle,
  corners,
  diamond,
  free,
  half,
  type Outline,
  polygon,
  quarter,
  rect,
  ring,
  rounded,
  stroke,
  without,
} from './outline.ts';
import * as c from './palette.ts';
import { type Framing, Sheet } from './sheet.ts';

type Skin = readonly [light: string, shade: string, lips: string];

const skins = {
  umber: ['#553522', '#422717', '#7d3f39'],
  cocoa: ['#68422c', '#533220', '#8a453c'],
  chestnut: ['#7a4c31', '#643b24', '#8e423a'],
  sienna: ['#966243', '#7e4f33', '#a04d40'],
  amber: ['#b27d56', '#996745', '#a9503f'],
  honey: ['#cb946b', '#b47d56', '#b35a49'],
  wheat: ['#e3b78f', '#cf9e76', '#bf6a58'],
  rose: ['#f0cdac', '#dfb491', '#c56f60'],
} satisfies Record<string, Skin>;
type SkinName = keyof typeof skins;

const hairs = {
  black: '#17110f',
  brown: '#3c2416',
  grey: '#8f8a94',
  fair: '#c69a4e',
  auburn: '#7a3d1d',
};
type HairName = keyof typeof hairs;

type Style =
  | 'afro'
  | 'puff'
  | 'bun'
  | 'braids'
  | 'locs'
  | 'headwrap'
  | 'crop'
  | 'long'
  | 'bob'
  | 'hijab'
  | 'cornrows'
  | 'fade'
  | 'bald'
  | 'parted'
  | 'curls'
  | 'twists';

type Wear = 'blazer' | 'shirt' | 'crew' | 'collar' | 'beads' | 'roll';

interface Traits {
  readonly skin: SkinName;
  readonly hair: HairName;
  readonly style: Style;
  readonly wear: Wear;
  readonly beard?: 'full' | 'goatee' | 'moustache';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: boolean;
  readonly theme?: number;
  readonly mural?: number;
}

/** The executive team sits together on a page, so its members are cast, not dealt. */
const traits: Readonly<Record<string, Traits>> = {
  'thandeka-mabuso': {
    skin: 'chestnut',
    hair: 'black',
    style: 'headwrap',
    wear: 'blazer',
    earrings: true,
    theme: 0,
    mural: 2,
  },
  'kavitha-naicker': {
    skin: 'amber',
    hair: 'black',
    style: 'long',
    wear: 'blazer',
    glasses: 'round',
    theme: 3,
    mural: 3,
  },
  'tshepo-ramokgadi': {
    skin: 'umber',
    hair: 'black',
    style: 'fade',
    wear: 'blazer',
    beard: 'full',
    theme: 2,
    mural: 0,
  },
  'rudzani-nemavhola': {
    skin: 'cocoa',
    hair: 'grey',
    style: 'fade',
    wear: 'roll',
    glasses: 'square',
    beard: 'goatee',
    theme: 4,
    mural: 1,
  },
  'annelie-van-wyngaardt': {
    skin: 'rose',
    hair: 'fair',
    style: 'bob',
    wear: 'beads',
    earrings: true,
    theme: 5,
    mural: 4,
  },
  'tintswalo-maluleke': {
    skin: 'sienna',
    hair: 'black',
    style: 'braids',
    wear: 'collar',
    earrings: true,
    theme: 1,
    mural: 3,
  },
  'aaliyah-davids': { skin: 'honey', hair: 'black', style: 'hijab', wear: 'crew', theme: 4 },
  'michelle-leong': {
    skin: 'wheat',
    hair: 'black',
    style: 'bob',
    wear: 'collar',
    glasses: 'round',
    theme: 2,
  },
};

const women = new Set(
  'aaliyah amahle anele anneke annelie ayanda bianca bongiwe nokwazi nyeleti shanthini bronwyn busisiwe carmen chantal charlene dineo fatima gugu hlengiwe johanna karabo kavitha keabetswe keitumetse khanyisile lerato lindiwe mapula mbali michelle naledi nandi naledi nokuthula nomalanga nomfundo nomsa nomvula nonhlanhla nosipho ntombi palesa precious priya puleng refilwe rofhiwa sarah shireen sibongile simphiwe thandeka thandi tintswalo tebogo tshifhiwa vuyokazi yolanda zandile zanele zinhle zodwa zoleka'.split(
    ' ',
  ),
);

/** First and family names that suggest the lighter or middle part of the range. */
const light =
  /^(anneke|annelie|pieter|riaan|ruan|johanna|daniel|johan|hendrik|marlene|elmarie)|-(van|abramowitz|swanepoel|labuschagne)/;
const middle =
  /^(ashwin|kavitha|priya|zaheer|shanthini|yusuf|faizel|aaliyah|carmen|gavin|shaun|bronwyn|michelle)|-(davids|isaacs|jacobs|adonis|september|jephtah|pillay|moodley|naicker|moolla)/;

function dealt(slug: string, random: Rng): Traits {
  const woman = women.has(slug.split('-')[0] ?? '');
  const group = light.test(slug) ? 'light' : middle.test(slug) ? 'middle' : 'deep';
  const skin = random.pick(
    (
      {
        light: ['wheat', 'rose'],
        middle: ['sienna', 'amber', 'honey'],
        deep: ['umber', 'cocoa', 'chestnut', 'sienna'],
      } as const
    )[group],
  );
  const hair: HairName =
    group === 'light'
      ? random.pick(['brown', 'fair', 'auburn', 'grey'])
      : random.pick(['black', 'black', 'black', 'black', 'brown', 'grey']);
  const style: Style = random.pick(
    woman
      ? group === 'deep'
        ? (['afro', 'puff', 'bun', 'braids', 'locs', 'headwrap', 'crop', 'cornrows'] as const)
        : (['long', 'bob', 'bun', 'curls'] as const)
      : group === 'deep'
        ? (['fade', 'bald', 'fade', 'twists', 'crop'] as const)
        : (['parted', 'parted', 'curls', 'fade'] as const),
  );
  const wear: Wear = random.pick(
    woman
      ? (['blazer', 'crew', 'beads', 'collar', 'roll'] as const)
      : (['blazer', 'shirt', 'crew', 'collar', 'roll'] as const),
  );
  const beard =
    !woman && random.chance(0.6)
      ? random.pick(['full', 'goatee', 'moustache'] as const)
      : undefined;
  const glasses = random.chance(0.3) ? random.pick(['round', 'square'] as const) : undefined;
  return {
    skin,
    hair,
    style,
    wear,
    ...(beard && { beard }),
    ...(glasses && { glasses }),
    earrings: woman && random.chance(0.7),
  };
}

interface Scene {
  readonly ground: string;
  readonly disc: string;
  readonly cloth: string;
  readonly trim: string;
  readonly note: string;
}

const scenes: readonly Scene[] = [
  { ground: c.indigo, disc: c.sky, cloth: c.clay, trim: c.marigold, note: c.paper },
  { ground: c.marigold, disc: c.paper, cloth: c.indigo, trim: c.clay, note: c.ink },
  { ground: c.clay, disc: c.butter, cloth: c.ink, trim: c.sky, note: c.paper },
  { ground: c.leaf, disc: c.mint, cloth: c.ink, trim: c.marigold, note: c.paper },
  { ground: c.sky, disc: c.paper, cloth: c.indigo, trim: c.marigold, note: c.clay },
  { ground: c.blush, disc: c.paper, cloth: c.leaf, trim: c.clay, note: c.indigo },
  { ground: c.ink, disc: c.marigold, cloth: c.leaf, trim: c.sky, note: c.clay },
  { ground: c.sand, disc: c.sky, cloth: c.clay, trim: c.indigo, note: c.leaf },
];

/** Behind every head a pale disc or arch, and a strip of cloth at one edge. */
function mural(sheet: Sheet, s: Scene, random: Rng, chosen?: number): void {
  const names: readonly MotifName[] = [
    'tents',
    'sails',
    'gems',
    'leaves',
    'bows',
    'waves',
    'kites',
  ];
  const name = random.pick(names);
  sheet.ground(s.ground);
  const dealtOne = random.below(5);
  switch (chosen ?? dealtOne) {
    case 0:
      motif(sheet, name, { x: 400, y: 0, w: 80, h: 480 }, 80, [s.note, s.trim, s.ground]);
      sheet.fill(s.disc, circle(220, 220, 190));
      break;
    case 1:
      motif(sheet, name, { x: 0, y: 0, w: 480, h: 80 }, 80, [s.note, s.trim, s.ground]);
      sheet.fill(s.disc, arch(60, 50, 360, 500));
      break;
    case 2:
      sheet.fill(s.trim, quarter(480, 0, 240, 2));
      sheet.fill(s.ground, quarter(480, 0, 180, 2));
      sheet.fill(s.note, quarter(480, 0, 120, 2));
      motif(sheet, name, { x: 0, y: 360, w: 120, h: 120 }, 60, [s.note, s.trim, s.ground]);
      sheet.fill(s.disc, circle(230, 240, 180));
      break;
    case 3:
      sheet.fill(s.note, diamond(240, 220, 260));
      sheet.fill(s.disc, diamond(240, 220, 230));
      motif(sheet, name, { x: 0, y: 0, w: 60, h: 480 }, 60, [s.ground, s.trim, s.trim]);
      motif(sheet, name, { x: 420, y: 0, w: 60, h: 480 }, 60, [s.ground, s.trim, s.trim]);
      break;
    default:
      motif(sheet, name, { x: 0, y: 0, w: 480, h: 60 }, 60, [s.note, s.trim, s.ground]);
      sheet.fill(s.trim, circle(240, 250, 210));
      sheet.fill(s.disc, circle(240, 250, 180));
  }
}

/** From narrow to square. */
const jaws = [-8, 0, 8, 16] as const;

const faceOutline = (jaw: number): Outline =>
  free(
    [164, 205],
    [164, 145, 196, 112, 240, 112],
    [284, 112, 316, 145, 316, 205],
    [316, 262 + jaw, 294 + jaw / 2, 334, 240, 334],
    [186 - jaw / 2, 334, 164, 262 + jaw, 164, 205],
  );

/** From ear to ear over the crown, down to a hairline. */
const cap = (top: number, side: number, line: number): Outline =>
  free(
    [164 - side, 222],
    [156 - side, 130, 190 - side, top, 240, top],
    [290 + side, top, 324 + side, 130, 316 + side, 222],
    [310, 222],
    [308, 176],
    [296, line, 262, line - 4, 240, line - 4],
    [218, line - 4, 184, line, 172, 176],
    [170, 222],
  );

const braid = (x: number, y: number, h: number, w = 16): Outline =>
  rounded(x - w / 2, y, w, h, w / 2);

function hairBehind(sheet: Sheet, t: Traits, s: Scene): void {
  const hair = hairs[t.hair];
  switch (t.style) {
    case 'afro':
      sheet.fill(hair, circle(240, 170, 134));
      break;
    case 'puff':
      sheet.fill(hair, circle(240, 84, 76));
      sheet.fill(s.trim, rounded(196, 108, 88, 22, 11));
      break;
    case 'bun':
      sheet.fill(hair, circle(240, 78, 50));
      break;
    case 'braids':
    case 'locs':
      sheet.fill(hair, corners(140, 96, 200, 250, 100, 100, 0, 0));
      for (let i = 0; i < 4; i += 1) {
        const drop = 100 - i * 14;
        for (const x of [148 + i * 18, 332 - i * 18]) {
          sheet.fill(hair, braid(x, 300, drop + 36));
          if (t.style === 'locs' || i % 2 === 0)
            sheet.fill(s.trim, rect(x - 8, 300 + drop - 4, 16, 14));
        }
      }
      break;
    case 'long':
      sheet.fill(hair, corners(138, 92, 204, 330, 102, 102, 36, 36));
      break;
    case 'bob':
      sheet.fill(hair, corners(136, 92, 208, 232, 104, 104, 30, 30));
      break;
    case 'curls':
      for (const [x, y, r] of [
        [170, 140, 44],
        [205, 112, 44],
        [245, 102, 44],
        [285, 114, 44],
        [312, 144, 42],
      ] as const) {
        sheet.fill(hair, circle(x, y, r));
      }
      break;
    case 'twists':
      for (let i = 0; i < 9; i += 1) {
        const angle = Math.PI * (1.02 - (i / 8) * 1.04);
        sheet.fill(hair, circle(240 + 80 * Math.cos(angle), 178 - 82 * Math.sin(angle), 22));
      }
      break;
    case 'headwrap':
      sheet.fill(s.trim, circle(312, 74, 44));
      sheet.fill(s.note, circle(312, 74, 22));
      break;
    default:
  }
}

function hairFront(sheet: Sheet, t: Traits, s: Scene): void {
  const hair = hairs[t.hair];
  const [skin] = skins[t.skin];
  switch (t.style) {
    case 'afro':
      sheet.fill(hair, cap(60, 10, 152));
      break;
    case 'puff':
    case 'bun':
      sheet.fill(hair, cap(98, 2, 148));
      break;
    case 'crop':
      sheet.fill(hair, cap(96, 2, 154));
      break;
    case 'braids':
    case 'locs':
      sheet.fill(hair, cap(94, 8, 150));
      for (const x of [196, 218, 240, 262, 284]) {
        sheet.fill(skin, stroke(240 + (x - 240) * 0.35, 98, x, 146 + Math.abs(x - 240) * 0.16, 3));
      }
      break;
    case 'cornrows':
      sheet.fill(hair, cap(98, 0, 146));
      for (const x of [186, 213, 240, 267, 294]) {
        sheet.fill(skin, stroke(240 + (x - 240) * 0.5, 100, x, 143 + Math.abs(x - 240) * 0.3, 4));
      }
      break;
    case 'headwrap': {
      const wrap = free(
        [152, 196],
        [128, 120, 158, 28, 250, 28],
        [336, 28, 348, 120, 328, 196],
        [318, 164, 280, 146, 240, 146],
        [200, 146, 162, 164, 152, 196],
      );
      sheet.fill(s.trim, wrap);
      sheet.clip(wrap, () => {
        motif(
          sheet,
          'tents',
          { x: 132, y: 30, w: 216, h: 36 },
          36,
          [s.trim, s.note, s.note],
          false,
        );
        motif(sheet, 'gems', { x: 120, y: 84, w: 240, h: 30 }, 30, [s.cloth, s.note, s.note]);
        sheet.fill(s.note, rect(120, 122, 240, 8));
      });
      break;
    }
    case 'long':
      sheet.fill(
        hair,
        free(
          [154, 260],
          [146, 150, 176, 92, 244, 92],
          [312, 92, 334, 150, 326, 260],
          [310, 230, 310, 168, 268, 132],
          [238, 172, 182, 168, 154, 260],
        ),
      );
      break;
    case 'bob':
      sheet.fill(
        hair,
        free(
          [150, 262],
          [142, 150, 170, 92, 240, 92],
          [312, 92, 338, 150, 330, 262],
          [318, 236, 312, 190, 304, 160],
          [266, 168, 222, 158, 206, 132],
          [196, 170, 166, 190, 150, 262],
        ),
      );
      break;
    case 'fade':
      sheet.fill(
        hair,
        free(
          [168, 190],
          [166, 128, 190, 98, 240, 98],
          [290, 98, 314, 128, 312, 190],
          [304, 150],
          [176, 150],
        ),
      );
      break;
    case 'parted':
      sheet.fill(
        hair,
        free(
          [162, 212],
          [154, 140, 176, 88, 236, 84],
          [300, 80, 330, 120, 318, 212],
          [310, 206],
          [306, 164, 296, 152, 280, 148],
          [242, 152, 212, 146, 196, 136],
          [186, 146, 174, 160, 170, 206],
        ),
      );
      break;
    case 'curls':
      sheet.fill(hair, cap(86, 4, 150));
      for (const x of [190, 222, 256, 288]) sheet.fill(hair, circle(x, 144, 20));
      break;
    case 'twists':
      sheet.fill(hair, cap(100, 0, 148));
      for (const x of [186, 213, 240, 267, 294])
        sheet.fill(hair, circle(x, 142 + Math.abs(x - 240) * 0.2, 15));
      break;
    default:
  }
}

function clothes(sheet: Sheet, t: Traits, s: Scene): void {
  const [skin, shade] = skins[t.skin];
  const body = free(
    [44, 480],
    [44, 400, 84, 378, 150, 366],
    [330, 366],
    [396, 378, 436, 400, 436, 480],
  );
  sheet.fill(s.cloth, body);
  const neck = () => {
    sheet.fill(shade, free([200, 290], [280, 290], [280, 366], [280, 396, 200, 396, 200, 366]));
    sheet.fill(
      skin,
      free([200, 330], [226, 346, 254, 352, 280, 340], [280, 366], [280, 396, 200, 396, 200, 366]),
    );
  };
  switch (t.wear) {
    case 'blazer':
      sheet.fill(
        s.disc === c.paper ? s.trim : c.paper,
        polygon([190, 366], [290, 366], [240, 480]),
      );
      neck();
      sheet.fill(
        c.ink === s.cloth ? c.night : c.ink,
        polygon([192, 356], [164, 372], [150, 424], [184, 428], [240, 480], [222, 420]),
      );
      sheet.fill(
        c.ink === s.cloth ? c.night : c.ink,
        polygon([288, 356], [316, 372], [330, 424], [296, 428], [240, 480], [258, 420]),
      );
      sheet.fill(s.trim, diamond(340, 440, 12));
      break;
    case 'shirt':
      neck();
      sheet.fill(s.trim, polygon([190, 352], [240, 402], [206, 430], [170, 366]));
      sheet.fill(s.trim, polygon([290, 352], [240, 402], [274, 430], [310, 366]));
      for (const y of [424, 456]) sheet.fill(s.trim, circle(240, y, 6));
      break;
    case 'crew':
      sheet.fill(s.trim, half(240, 364, 72, 2));
      sheet.fill(s.cloth, half(240, 364, 58, 2));
      motif(sheet, 'tents', { x: 60, y: 452, w: 360, h: 28 }, 40, [s.cloth, s.trim, s.trim], false);
      neck();
      break;
    case 'collar':
      for (const [r, colour] of [
        [112, s.note],
        [94, s.trim],
        [76, s.note],
      ] as const) {
        sheet.fill(colour, half(240, 362, r, 2));
      }
      for (const [x, y] of [
        [150, 392],
        [182, 428],
        [240, 446],
        [298, 428],
        [330, 392],
      ] as const) {
        sheet.fill(s.cloth, diamond(x, y, 11));
      }
      neck();
      break;
    case 'beads':
      sheet.fill(skin, half(240, 364, 66, 2));
      neck();
      for (let i = 0; i <= 8; i += 1) {
        const angle = Math.PI * (0.08 + (i / 8) * 0.84);
        sheet.fill(
          i % 2 ? s.trim : s.note,
          circle(240 + 62 * Math.cos(angle), 362 + 62 * Math.sin(angle), 11),
        );
      }
      break;
    default:
      neck();
      sheet.fill(s.trim, rounded(190, 338, 100, 52, 16));
      sheet.fill(s.cloth, rect(186, 364, 108, 6));
  }
}

function features(sheet: Sheet, t: Traits, s: Scene, jaw: number): void {
  const [skin, shade, lips] = skins[t.skin];
  const hair = hairs[t.hair];
  const brow = t.hair === 'grey' ? hairs.grey : t.hair === 'fair' ? '#96702f' : hairs[t.hair];
  for (const x of [163, 317]) sheet.fill(x < 240 ? skin : shade, circle(x, 228, 19));
  if (t.earrings && t.style !== 'hijab') {
    for (const x of [160, 320]) {
      sheet.fill(s.trim, polygon([x, 246], [x + 15, 276], [x - 15, 276]));
    }
  }
  sheet.fill(skin, faceOutline(jaw));
  // The shaded half carries the profile of the nose.
  sheet.fill(
    shade,
    free(
      [240, 112],
      [284, 112, 316, 145, 316, 205],
      [316, 262 + jaw, 294 + jaw / 2, 334, 240, 334],
      [240, 276],
      [222, 268],
      [238, 216],
    ),
  );
  if (t.beard === 'full') {
    sheet.fill(
      hair,
      free(
        [164, 226],
        [174, 262],
        [196, 276, 214, 272, 240, 274],
        [266, 272, 284, 276, 306, 262],
        [316, 226],
        [322, 300, 292, 350, 240, 350],
        [188, 350, 158, 300, 164, 226],
      ),
    );
  }
  if (t.beard === 'goatee') {
    sheet.fill(
      hair,
      free(
        [204, 300],
        [204, 262, 276, 262, 276, 300],
        [276, 330, 262, 344, 240, 344],
        [218, 344, 204, 330, 204, 300],
      ),
    );
  }
  if (t.beard === 'moustache')
    sheet.fill(
      hair,
      free([206, 290], [212, 274, 268, 274, 274, 290], [256, 284, 224, 284, 206, 290]),
    );
  const mouth = t.beard === 'full' || t.beard === 'goatee' ? 292 : 294;
  // The corners sit above the middle: everybody here is glad to see you.
  sheet.fill(
    lips,
    free(
      [208, mouth - 6],
      [222, mouth - 8, 232, mouth - 8, 240, mouth - 4],
      [248, mouth - 8, 258, mouth - 8, 272, mouth - 6],
      [262, mouth + 18, 218, mouth + 18, 208, mouth - 6],
    ),
  );
  sheet.fill(
    shade,
    free(
      [206, mouth - 8],
      [222, mouth + 5, 258, mouth + 5, 274, mouth - 8],
      [258, mouth - 1, 222, mouth - 1, 206, mouth - 8],
    ),
  );
  for (const x of [205, 275]) {
    sheet.fill(
      c.paper,
      free(
        [x - 19, 226],
        [x - 10, 212, x + 10, 212, x + 19, 226],
        [x + 9, 236, x - 9, 236, x - 19, 226],
      ),
    );
    sheet.fill(c.ink, circle(x, 224, 9));
    sheet.fill(
      hairs.black,
      free(
        [x - 21, 227],
        [x - 11, 208, x + 11, 208, x + 21, 227],
        [x + 10, 214, x - 10, 214, x - 21, 227],
      ),
    );
    const out = x < 240 ? -1 : 1;
    sheet.fill(
      brow,
      polygon(
        [x - out * 18, 198],
        [x + out * 4, 189],
        [x + out * 25, 200],
        [x + out * 4, 196],
        [x - out * 18, 205],
      ),
    );
  }
  if (t.glasses) {
    const frameColour = s.note === c.paper ? c.ink : s.note;
    for (const x of [203, 277]) {
      if (t.glasses === 'round') sheet.fill(frameColour, ring(x, 224, 32, 26));
      else
        sheet.fill(
          frameColour,
          without(rounded(x - 34, 202, 68, 48, 10), rounded(x - 28, 208, 56, 36, 6)),
        );
    }
    sheet.fill(frameColour, rect(232, 218, 16, 6));
  }
}

function hijab(sheet: Sheet, s: Scene): void {
  const band = free(
    [148, 250],
    [128, 140, 172, 78, 240, 78],
    [308, 78, 352, 140, 332, 250],
    [330, 310, 296, 352, 240, 356],
    [184, 352, 150, 310, 148, 250],
  );
  const opening = free(
    [172, 226],
    [172, 168, 196, 142, 240, 142],
    [284, 142, 308, 168, 308, 226],
    [308, 274, 288, 328, 240, 328],
    [192, 328, 172, 274, 172, 226],
  );
  sheet.fill(s.trim, without(band, opening));
  sheet.fill(
    s.trim,
    free([160, 300], [200, 350, 280, 350, 320, 300], [372, 380], [330, 470, 150, 470, 108, 380]),
  );
  motif(sheet, 'tents', { x: 150, y: 418, w: 180, h: 22 }, 30, [s.trim, s.note, s.note], false);
  sheet.fill(
    s.note,
    free(
      [172, 226],
      [172, 168, 196, 142, 240, 142],
      [284, 142, 308, 168, 308, 226],
      [300, 180, 280, 154, 240, 154],
      [200, 154, 180, 180, 172, 226],
    ),
  );
}

/** A portrait fills its box; what has to go is the floor and the sides, never the head. */
export const bust = {
  framing: { core: { x0: 0, y0: 0, x1: 480, y1: 480 }, fit: 'xMidYMin slice' },
  head: { x0: 130, y0: 50, x1: 350, y1: 350 },
} as const satisfies { framing: Framing; head: Box };

export function portrait(slug: string): string {
  const sheet = new Sheet(480, 480);
  const random = rng(`people/${slug}`);
  if (slug === 'placeholder') return placeholder(sheet);
  const t = traits[slug] ?? dealt(slug, random);
  const scene = scenes[t.theme ?? random.below(scenes.length)] as Scene;
  mural(sheet, scene, random, t.mural);
  hairBehind(sheet, t, scene);
  clothes(sheet, t, scene);
  features(sheet, t, scene, random.pick(jaws));
  hairFront(sheet, t, scene);
  if (t.style === 'hijab') hijab(sheet, scene);
  return sheet.svg(bust.framing);
}

/** Somebody who has no picture yet: nobody's face, and a door that is still closed. */
function placeholder(sheet: Sheet): string {
  sheet.ground(c.sand);
  motif(sheet, 'tents', { x: 400, y: 0, w: 80, h: 480 }, 80, [c.butter, c.marigold, c.marigold]);
  sheet.fill(c.butter, arch(40, 50, 360, 500));
  sheet.fill(c.indigo, corners(50, 330, 340, 200, 150, 150, 0, 0));
  sheet.fill(c.butter, circle(220, 214, 112));
  sheet.fill(c.indigo, circle(220, 214, 92));
  sheet.fill(c.night, half(220, 214, 92, 1));
  motif(sheet, 'gems', { x: 100, y: 440, w: 240, h: 40 }, 40, [c.indigo, c.lilac, c.lilac], false);
  return sheet.svg(bust.framing);
}
