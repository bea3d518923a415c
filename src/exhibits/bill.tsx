import { useState } from 'react';
import type { BillExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { billWith, rand } from './billing.ts';
import { Frame } from './frame.tsx';
import { TILED, Tiles } from './tiles.tsx';
import { toggled } from './toggled.ts';

const words = exhibitWords.bill;
const fills = ['fill-indigo', 'fill-marigold', 'fill-leaf', 'fill-sky', 'fill-clay'];
const HEIGHT = 140;

/** Draws a bill as stacked bars, the first at the bottom. `x` is their left edge. */
const stack = (x: number, amounts: readonly number[], heightOf: (amount: number) => number) => {
  let total = 0;
  return amounts.map((amount, i) => {
    total += amount;
    const place = { x, y: HEIGHT - heightOf(total), width: 90, height: heightOf(amount) };
    return <rect key={fills[i]} {...place} className={fills[i]} />;
  });
};

/** Two bills drawn to scale, and the savings that make the second bill smaller. */
export const Bill = ({ content }: { readonly content: BillExhibit }) => {
  const { columns, lines, savings } = content;
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const first = lines.map((line) => line.before);
  const { after, totals } = billWith(lines, savings, made);
  const [before, now] = totals;
  // The first bill's total fills the picture.
  const heightOf = (amount: number) => Math.round((amount / before) * HEIGHT * 10) / 10;
  const saved = heightOf(before - now);
  // In the order of the stacked bars, from top to bottom.
  const rows = lines.map((line, i) => [line, i] as const).reverse();
  const least = billWith(lines, savings, new Set(savings.map(({ name }) => name))).totals[1];
  return (
    <Frame content={content}>
      <div className="max-lg:contents">
        <div className="max-lg:order-first">
          <p className="text-muted text-small">{fill(words.now, { where: columns[1] })}</p>
          <output className="block">
            <span className="block font-bold font-display text-heading">{rand(now)}</span>
            <span className="mt-2 block text-muted">
              {fill(words.less, { amount: rand(before - now) })}
            </span>
          </output>
        </div>
        <ul className="border-ink border-t-4 lg:mt-8">
          {savings.map(({ name, amount }) => (
            <li key={name} className="border-line border-b">
              <label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-5 py-3">
                <input
                  type="checkbox"
                  className="checkbox tone-surface plain:hidden"
                  checked={made.has(name)}
                  onChange={() => setMade(toggled(made, name))}
                />
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted">−{rand(amount)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <table className="exhibit-table w-full text-small lg:mt-8">
          <thead>
            <tr>
              <td />
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([line, i]) => (
              <tr key={line.name} className="border-line border-b">
                <th scope="row" className="relative pl-6! text-left font-medium">
                  <svg
                    viewBox="0 0 1 1"
                    className="absolute top-3.5 left-0 size-3"
                    aria-hidden="true"
                  >
                    <path d="M0 0h1v1H0z" className={fills[i]} />
                  </svg>
                  {line.name}
                </th>
                <td>{rand(line.before)}</td>
                <td>{rand(after[i] ?? 0)}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="text-left">
                {words.total}
              </th>
              <td>{rand(before)}</td>
              <td>{rand(now)}</td>
            </tr>
          </tbody>
        </table>
        <p className="mt-4 hidden plain:block">{fill(words.best, { amount: rand(least) })}</p>
      </div>
      <svg
        viewBox={`0 -16 200 ${HEIGHT + 16}`}
        className="block w-full bg-sand max-lg:order-first lg:row-span-2"
        aria-hidden="true"
      >
        <Tiles />
        <g fontSize="8" fontWeight="600" fill="currentColor">
          {columns.map((name, i) => (
            <text key={name} x={5 + 100 * i} y="-5">
              {name}
            </text>
          ))}
        </g>
        <path
          d={`M105.5 ${saved}V.5h89v${saved}`}
          fill="none"
          stroke="currentColor"
          strokeDasharray="3"
        />
        {stack(5, first, heightOf)}
        {stack(105, after, heightOf)}
        <path d={`M5 0h90v${HEIGHT}H5zM105 ${saved}h90V${HEIGHT}h-90z`} fill={TILED} />
      </svg>
    </Frame>
  );
};
