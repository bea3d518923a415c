/** Each product's mark, and a drawn screen of the product doing its job. */

import { rng } from '../src/wall/rng.ts';
import { fan, motif } from './motifs.ts';
import { circle, diamond, half, polygon, quarter, quarterRing, rect, rounded } from './outline.ts';
import * as c from './palette.ts';
import { bleeding, Pen, Sheet } from './sheet.ts';

type Draw = (pen: Pen) => void;

interface Look {
  readonly ground: string;
  readonly mark: Draw;
}

/** Marks stand on eight units; two of them are margin. */
const looks: Readonly<Record<string, Look>> = {
  /** An O whose two halves find each other. */
  opher: {
    ground: c.indigo,
    mark: (p) => {
      p.fill(c.paper, quarterRing(3.85, 3.5, 2.5, 1.2, 3));
      p.fill(c.paper, quarterRing(3.85, 3.5, 2.5, 1.2, 2));
      p.fill(c.marigold, quarterRing(4.15, 4.5, 2.5, 1.2, 0));
      p.fill(c.marigold, quarterRing(4.15, 4.5, 2.5, 1.2, 1));
    },
  },
  /** Three people's progress, rising. */
  performetric: {
    ground: c.leaf,
    mark: (p) => {
      p.fill(c.butter, quarter(3, 7, 2, 3));
      p.fill(c.paper, rect(3, 4, 2, 3));
      p.fill(c.paper, quarter(5, 4, 2, 3));
      p.fill(c.marigold, rect(5, 3, 2, 4));
      p.fill(c.marigold, quarter(5, 3, 2, 0));
    },
  },
  /** A place on the map, and the quarter hour there that is yours. */
  aroundly: {
    ground: c.sky,
    mark: (p) => {
      p.fill(c.indigo, circle(4, 3.5, 2.5));
      p.fill(c.indigo, polygon([2.08, 5.1], [5.92, 5.1], [4, 7.4]));
      p.fill(c.paper, circle(4, 3.5, 1.5));
      p.fill(c.clay, quarter(4, 3.5, 1.5, 0));
    },
  },
  /** A C of shares, one slice held out. */
  capstart: {
    ground: c.ink,
    mark: (p) => {
      p.fill(c.sky, quarter(3.8, 3.8, 2.8, 3));
      p.fill(c.indigo, quarter(3.8, 3.8, 2.8, 2));
      p.fill(c.lilac, quarter(3.8, 3.8, 2.8, 1));
      p.fill(c.marigold, quarter(4.3, 3.3, 2.8, 0));
      p.fill(c.ink, circle(3.8, 3.8, 1));
    },
  },
  /** A heart made of a square and two rounds, and a square inside it passed from hand to hand. */
  goodaction: {
    ground: c.clay,
    mark: (p) => {
      const side = 1.25;
      p.fill(c.paper, circle(4 - side, 3.2, side * Math.SQRT2));
      p.fill(c.paper, circle(4 + side, 3.2, side * Math.SQRT2));
      p.fill(c.paper, diamond(4, 4.45, 2 * side));
      p.fill(c.ink, polygon([4, 2.75], [5.7, 4.45], [4, 6.15]));
      p.fill(c.marigold, polygon([4, 2.75], [4, 6.15], [2.3, 4.45]));
    },
  },
  /** A B that throws streamers. */
  boldbash: {
    ground: c.marigold,
    mark: (p) => {
      p.fill(c.ink, rect(1.25, 1, 1.75, 6));
      p.fill(c.ink, half(3, 2.5, 1.5, 1));
      p.fill(c.ink, half(3, 5.25, 1.75, 1));
      p.fill(c.clay, polygon([5, 1], [6.9, 1], [5, 2.9]));
      p.fill(c.paper, quarter(5.4, 4.3, 1.4, 0));
      p.fill(c.clay, diamond(6.1, 6, 0.9));
    },
  },
};

function dealtMark(slug: string): Look {
  const random = rng(`mark/${slug}`);
  const ground = random.pick([c.indigo, c.leaf, c.clay, c.ink]);
  const first = random.pick([c.paper, c.sky, c.butter]);
  return {
    ground,
    mark: (p) => {
      for (const [x, y, turn] of [
        [4, 4, 0],
        [4, 4, 1],
        [4, 4, 2],
        [4, 4, 3],
      ] as const) {
        const colour = random.chance(0.3) ? c.marigold : first;
        p.fill(
          colour,
          random.chance(0.6) ? quarter(x, y, 3, turn) : quarterRing(x, y, 3, 1.5, turn),
        );
      }
    },
  };
}

const lookOf = (slug: string): Look => looks[slug] ?? dealtMark(slug);

export function productMark(slug: string): string {
  const sheet = new Sheet(256, 256);
  const look = lookOf(slug);
  sheet.ground(look.ground);
  look.mark(new Pen(sheet, 0, 0, 32));
  return sheet.svg();
}

/**
 * The colours of a product's window. No other shape has them, so that the dark window can be painted
 * by them: `page`, `words` and `mark` are a shade off paper, ink and indigo.
 */
const day = {
  page: '#fbf8f4',
  card: '#ffffff',
  line: '#e9e4f0',
  words: '#15122c',
  muted: '#5f5a78',
  today: '#e6e8fd',
  mark: '#4338cb',
} as const;
const inTheDark = {
  [day.page]: '#2b2650',
  [day.card]: '#38325f',
  [day.line]: '#4f487c',
  [day.words]: '#f4f1fa',
  [day.muted]: '#bbb5d0',
  [day.today]: '#4640a0',
  [day.mark]: '#a5b4fc',
};

/** The window that stands on the mural and runs off it to the right and below. */
function frameOn(sheet: Sheet, slug: string, name: string, x: number, y: number): void {
  sheet.fill(c.ink, rect(x + 24, y + 24, 1200, 900));
  sheet.fill(day.page, rect(x, y, 1200, 900));
  sheet.fill(day.card, rect(x, y, 1200, 104));
  sheet.fill(day.line, rect(x, y + 104, 1200, 4));
  const look = lookOf(slug);
  sheet.fill(look.ground, rect(x + 32, y + 24, 56, 56));
  look.mark(new Pen(sheet, x + 32, y + 24, 7));
  sheet.text(x + 108, y + 66, 38, day.words, name, { weight: 800 });
}

const pill = (
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  colour: string,
  ink: string,
  words: string,
) => {
  sheet.fill(colour, rounded(x, y, w, 52, 26));
  sheet.text(x + w / 2, y + 36, 28, ink, words, { weight: 700, anchor: 'middle' });
};

/** A person as the products show one: a head and shoulders in a square. */
function face(
  sheet: Sheet,
  x: number,
  y: number,
  s: number,
  ground: string,
  skin: string,
  top: string,
): void {
  sheet.fill(ground, rect(x, y, s, s));
  sheet.fill(top, half(x + s / 2, y + s, s * 0.38, 0));
  sheet.fill(skin, circle(x + s / 2, y + s * 0.42, s * 0.2));
}

const screens: Readonly<Record<string, (sheet: Sheet) => void>> = {
  opher(sheet) {
    sheet.ground(c.indigo);
    motif(sheet, 'leaves', { x: 0, y: 0, w: 1200, h: 120 }, 120, [c.indigo, c.night, c.night]);
    motif(sheet, 'sails', { x: 0, y: 120, w: 120, h: 780 }, 60, [c.indigo, c.marigold, c.marigold]);
    frameOn(sheet, 'opher', 'Opher', 180, 120);
    sheet.text(236, 304, 46, day.words, 'Data analyst', { weight: 800 });
    sheet.text(236, 350, 30, day.muted, '3 strong matches');
    const rows = [
      ['Candidate 27', 94, c.leaf],
      ['Candidate 08', 88, c.leaf],
      ['Candidate 41', 81, c.marigold],
    ] as const;
    rows.forEach(([name, score, colour], i) => {
      const y = 384 + i * 176;
      sheet.fill(day.card, rect(236, y, 580, 156));
      sheet.fill(i === 0 ? day.mark : day.line, rect(236, y, 8, 156));
      motif(
        sheet,
        (['fans', 'bows', 'discs'] as const)[i] ?? 'fans',
        { x: 268, y: y + 28, w: 100, h: 100 },
        100,
        [c.sky, c.indigo, c.marigold],
      );
      sheet.text(396, y + 68, 34, day.words, name, { weight: 700 });
      sheet.fill(day.line, rect(396, y + 92, 250, 20));
      sheet.fill(colour, rect(396, y + 92, score * 2.5, 20));
      sheet.text(784, y + 94, 46, day.words, `${score}%`, { weight: 800, anchor: 'end' });
    });
    sheet.fill(c.ink, rect(852, 228, 348, 672));
    sheet.text(896, 310, 34, c.paper, 'Why it fits', { weight: 800 });
    ['SQL', 'Power BI', '35 min away', 'Pay range'].forEach((why, i) => {
      const y = 366 + i * 96;
      sheet.fill(i === 2 ? c.marigold : c.sky, circle(920, y + 18, 24));
      sheet.fill(
        c.ink,
        polygon(
          [908, y + 18],
          [914, y + 12],
          [918, y + 20],
          [928, y + 6],
          [934, y + 12],
          [919, y + 32],
        ),
      );
      sheet.text(964, y + 29, 32, c.paper, why);
    });
    pill(sheet, 896, 776, 250, c.marigold, c.ink, 'Invite');
  },

  performetric(sheet) {
    sheet.ground(c.leaf);
    motif(sheet, 'tents', { x: 960, y: 0, w: 240, h: 120 }, 60, [c.leaf, c.butter, c.butter]);
    motif(sheet, 'steps', { x: 0, y: 660, w: 120, h: 240 }, 120, [c.leaf, c.pine, c.pine]);
    sheet.fill(c.marigold, quarter(0, 0, 120, 1));
    frameOn(sheet, 'performetric', 'Performetric', 120, 120);
    sheet.text(180, 308, 46, day.words, 'Team this week', { weight: 800 });
    const team = [
      ['Naledi', [1, 1, 1, 0.6], c.leaf, 'On course', '#8d5b3c'],
      ['Sipho', [1, 1, 0.5, 0], c.marigold, 'Stuck', '#5a3723'],
      ['Priya', [1, 1, 1, 1], c.leaf, 'On course', '#b27d56'],
      ['Johan', [1, 0.7, 0, 0], c.clay, 'Quiet', '#e3b78f'],
    ] as const;
    team.forEach(([name, goals, colour, state, skin], i) => {
      const y = 350 + i * 138;
      sheet.fill(day.card, rect(180, y, 700, 120));
      face(sheet, 180, y, 120, i % 2 ? c.butter : c.mint, skin, i % 2 ? c.clay : c.indigo);
      sheet.text(328, y + 54, 34, day.words, name, { weight: 700 });
      goals.forEach((done, g) => {
        sheet.fill(day.line, rect(328 + g * 76, y + 74, 68, 20));
        if (done) sheet.fill(colour, rect(328 + g * 76, y + 74, 68 * done, 20));
      });
      sheet.fill(colour, circle(690, y + 61, 13));
      sheet.text(716, y + 71, 28, day.words, state);
    });
    sheet.fill(c.pine, rect(920, 228, 280, 672));
    sheet.text(956, 308, 34, c.paper, 'Team', { weight: 800 });
    sheet.text(952, 408, 76, c.butter, '+25%', { weight: 800, spacing: -4 });
    sheet.text(956, 456, 30, c.paper, 'productivity');
    [110, 150, 140, 200, 250].forEach((h, i) => {
      sheet.fill(i === 4 ? c.marigold : c.leaf, rect(956 + i * 52, 830 - h, 40, h));
      if (i === 4) sheet.fill(c.pine, polygon([1164, 580], [1204, 580], [1164, 620]));
    });
    sheet.fill(c.butter, rect(956, 830, 260, 6));
  },

  aroundly(sheet) {
    sheet.ground(c.sky);
    motif(sheet, 'waves', { x: 0, y: 0, w: 240, h: 900 }, 120, [c.sky, c.mist, c.mist]);
    fan(sheet, 1200, 0, 2, [360, 290, 220, 150], [c.paper, c.sky, c.clay, c.sky]);
    frameOn(sheet, 'aroundly', 'Aroundly', 150, 150);
    sheet.text(196, 298, 38, day.words, 'June', { weight: 800 });
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
    days.forEach((name, i) => {
      const x = 290 + i * 126;
      sheet.text(x + 57, 338, 28, i === 2 ? day.mark : day.muted, name, {
        weight: 700,
        anchor: 'middle',
      });
      sheet.fill(i === 2 ? day.today : day.card, rect(x, 362, 114, 538));
    });
    ['09', '11', '13', '15'].forEach((hour, i) => {
      sheet.text(262, 420 + i * 130, 28, day.muted, hour, { anchor: 'end' });
      sheet.fill(day.line, rect(290, 470 + i * 130, 618, 3));
    });
    const slots = [
      [0, 380, 110, c.leaf],
      [0, 640, 80, c.marigold],
      [1, 500, 150, c.indigo],
      [3, 380, 90, c.marigold],
      [3, 620, 150, c.leaf],
      [4, 500, 110, c.indigo],
    ] as const;
    for (const [weekday, y, h, colour] of slots) {
      const x = 290 + weekday * 126;
      sheet.fill(colour, rect(x + 8, y, 98, h));
      motif(sheet, 'tents', { x: x + 8, y: y + h - 24.5, w: 98, h: 24.5 }, 24.5, [
        colour,
        c.ink,
        c.ink,
      ]);
    }
    sheet.fill(c.clay, rect(534, 470, 130, 180));
    sheet.text(599, 530, 32, c.paper, '11:00', { weight: 800, anchor: 'middle' });
    sheet.text(599, 572, 28, c.paper, 'Tutor', { anchor: 'middle' });
    sheet.fill(c.paper, circle(599, 614, 22));
    sheet.fill(
      c.clay,
      polygon([588, 614], [594, 608], [598, 615], [608, 603], [613, 608], [598, 626]),
    );
    sheet.fill(day.card, rect(944, 254, 256, 646));
    face(sheet, 984, 300, 180, c.butter, '#7a4c31', c.indigo);
    sheet.text(984, 534, 36, day.words, 'Lerato M.', { weight: 800 });
    for (let i = 0; i < 5; i += 1) sheet.fill(c.marigold, diamond(1000 + i * 36, 568, 15));
    sheet.text(984, 634, 30, day.muted, 'R 280 an hour');
    sheet.fill(c.indigo, rect(984, 690, 260, 84));
    sheet.text(1076, 744, 36, c.paper, 'Book', { weight: 800, anchor: 'middle' });
  },

  capstart(sheet) {
    sheet.ground(c.ink);
    motif(sheet, 'bows', { x: 0, y: 0, w: 1200, h: 120 }, 120, [c.ink, c.night, c.night]);
    motif(sheet, 'gems', { x: 0, y: 120, w: 120, h: 780 }, 60, [c.ink, c.marigold, c.marigold]);
    frameOn(sheet, 'capstart', 'CapStart', 180, 120);
    const holders = [
      ['Founders', '58%', c.indigo, 0.58],
      ['Seed round', '22%', c.lilac, 0.22],
      ['Staff', '12%', c.sky, 0.12],
      ['Angels', '8%', c.marigold, 0.08],
    ] as const;
    sheet.text(236, 308, 46, day.words, 'Who owns what', { weight: 800 });
    const [cx, cy, r, inner] = [430, 590, 210, 110];
    let turn = 0;
    for (const [, , colour, share] of holders) {
      const at = (t: number, radius: number) =>
        [cx + radius * Math.sin(t * 2 * Math.PI), cy - radius * Math.cos(t * 2 * Math.PI)] as const;
      const gap = 0.004;
      const [a, b] = [turn + gap, turn + share - gap];
      const points: (readonly [number, number])[] = [];
      const n = Math.max(3, Math.round(share * 48));
      for (let i = 0; i <= n; i += 1) points.push(at(a + ((b - a) * i) / n, r));
      for (let i = n; i >= 0; i -= 1) points.push(at(a + ((b - a) * i) / n, inner));
      sheet.fill(colour, polygon(...points));
      turn += share;
    }
    sheet.text(cx, cy + 4, 46, day.words, 'R 42 m', { weight: 800, anchor: 'middle' });
    sheet.text(cx, cy + 42, 28, day.muted, 'valuation', { anchor: 'middle' });
    holders.forEach(([name, share, colour], i) => {
      const y = 372 + i * 108;
      sheet.fill(day.card, rect(700, y, 500, 92));
      sheet.fill(colour, rect(700, y, 92, 92));
      sheet.fill(i === 0 ? c.lilac : c.ink, quarter(700, y + 92, 46, 0));
      sheet.text(820, y + 58, 34, day.words, name, { weight: 600 });
      sheet.text(1160, y + 60, 40, day.words, share, { weight: 800, anchor: 'end' });
    });
    pill(sheet, 700, 820, 270, c.indigo, c.paper, 'Model a round');
  },

  goodaction(sheet) {
    sheet.ground(c.clay);
    motif(sheet, 'leaves', { x: 0, y: 0, w: 300, h: 900 }, 150, [c.clay, c.ember, c.ember]);
    motif(sheet, 'tents', { x: 900, y: 0, w: 300, h: 100 }, 50, [c.clay, c.butter, c.butter]);
    frameOn(sheet, 'goodaction', 'GoodAction', 180, 140);
    // The thermometer.
    sheet.fill(day.line, rounded(250, 300, 110, 480, 55));
    sheet.fill(c.clay, circle(305, 772, 92));
    sheet.fill(c.clay, rect(264, 440, 82, 330));
    motif(sheet, 'tents', { x: 264, y: 399, w: 82, h: 41 }, 41, [day.line, c.clay, c.clay]);
    motif(
      sheet,
      'gems',
      { x: 264, y: 470, w: 82, h: 164 },
      41,
      [c.clay, c.butter, c.butter],
      false,
    );
    sheet.fill(c.paper, half(277, 770, 28, 0));
    sheet.fill(c.paper, half(333, 770, 28, 0));
    sheet.fill(c.paper, polygon([249, 770], [361, 770], [305, 836]));
    [330, 430, 530, 630].forEach((y) => {
      sheet.fill(day.muted, rect(384, y, 36, 5));
    });
    sheet.text(480, 356, 42, day.words, 'Pump for a clinic garden', { weight: 800 });
    sheet.text(478, 560, 84, c.clay, 'R 78 200', { weight: 800, spacing: -3 });
    sheet.text(482, 616, 32, day.muted, 'of R 100 000');
    sheet.fill(c.leaf, rect(482, 668, 300, 92));
    sheet.text(632, 726, 38, c.paper, 'Donate', { weight: 800, anchor: 'middle' });
    pill(sheet, 482, 800, 330, c.mint, c.pine, 'Section 18A receipt');
    const skins = ['#5a3723', '#b27d56', '#8d5b3c', '#e3b78f'];
    skins.forEach((skin, i) => {
      face(
        sheet,
        920 + (i % 2) * 130,
        470 + Math.floor(i / 2) * 130,
        118,
        [c.sky, c.butter, c.mint, c.blush][i] as string,
        skin,
        [c.indigo, c.clay, c.ink, c.leaf][i] as string,
      );
    });
    sheet.text(920, 778, 32, day.words, '46 helpers', { weight: 700 });
  },

  boldbash(sheet) {
    sheet.ground(c.marigold);
    motif(sheet, 'bows', { x: 0, y: 0, w: 1200, h: 120 }, 60, [c.marigold, c.ink, c.ink]);
    motif(sheet, 'quarters', { x: 0, y: 120, w: 120, h: 780 }, 120, [c.marigold, c.clay, c.clay]);
    frameOn(sheet, 'boldbash', 'BoldBash', 170, 180);
    sheet.text(230, 366, 46, day.words, 'Saturday', { weight: 800 });
    pill(sheet, 520, 324, 150, c.clay, c.paper, 'Live');
    const events = [
      ['08:00', 'Doors open', c.sky, 300, 0],
      ['09:00', 'Keynote', c.indigo, 440, 1],
      ['10:30', 'Workshops', c.leaf, 560, 0],
      ['13:00', 'Lunch', c.marigold, 280, 2],
      ['15:00', 'Awards', c.clay, 480, 1],
    ] as const;
    events.forEach(([time, name, colour, w, shift], i) => {
      const y = 406 + i * 100;
      sheet.text(230, y + 54, 32, day.muted, time, { weight: 600 });
      sheet.fill(day.line, rect(350, y + 84, 500, 3));
      const x = 350 + shift * 0;
      const dark = colour === c.indigo || colour === c.leaf || colour === c.clay;
      sheet.fill(colour, rect(x, y, w, 78));
      sheet.fill(
        dark ? c.paper : c.ink,
        polygon([x + w, y], [x + w, y + 78], [x + w - 39, y + 39]),
      );
      sheet.text(x + 24, y + 52, 34, dark ? c.paper : c.ink, name, { weight: 700 });
    });
    sheet.fill(c.ink, rect(920, 288, 280, 612));
    sheet.text(960, 360, 34, c.paper, 'Check-in', { weight: 800 });
    // A ticket code, tiled like everything else.
    const code = ['#######', '#.....#', '#.#.###', '#.##.#.', '#.#.#.#', '#.#..#.', '###.#.#'];
    sheet.fill(c.paper, rect(960, 392, 216, 216));
    code.forEach((row, j) => {
      [...row].forEach((dot, i) => {
        if (dot === '#') sheet.fill(c.ink, rect(977 + i * 26, 409 + j * 26, 26, 26));
      });
    });
    sheet.text(956, 716, 92, c.marigold, '412', { weight: 800, spacing: -3 });
    sheet.text(960, 766, 32, c.paper, 'of 480 here');
    sheet.fill(c.night, rect(960, 800, 240, 24));
    sheet.fill(c.marigold, rect(960, 800, 206, 24));
  },
};

export function productScreen(slug: string): string {
  const sheet = new Sheet(1200, 900).inTheDark(inTheDark);
  const draw = screens[slug];
  if (draw) {
    draw(sheet);
    return sheet.svg(bleeding(sheet, 0));
  }
  // A product without a drawn screen: its mark, large, in an empty window.
  const look = lookOf(slug);
  sheet.ground(look.ground);
  frameOn(
    sheet,
    slug,
    slug.replace(/^./, (first) => first.toUpperCase()),
    150,
    120,
  );
  sheet.fill(look.ground, rect(330, 320, 480, 480));
  look.mark(new Pen(sheet, 330, 320, 60));
  sheet.fill(day.line, rect(860, 340, 400, 40));
  sheet.fill(day.line, rect(860, 410, 260, 40));
  sheet.fill(c.marigold, rect(860, 700, 260, 90));
  return sheet.svg(bleeding(sheet, 0));
}
