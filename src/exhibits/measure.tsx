import { type SVGProps, useState } from 'react';
import type { MeasureExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { Choices } from './choices.tsx';
import { Frame } from './frame.tsx';
import { type Definition, definitions, measure, type Outcome } from './on-time.ts';

const words = exhibitWords.measure;
const TILE = 20;
const COLUMNS = 6;

// On time: a quarter circle, like a door's swing. Late: a triangle. Not counted: a small square.
const marks: Readonly<Record<Outcome, SVGProps<SVGPathElement>>> = {
  'on-time': { d: 'M0 20V0a20 20 0 0 1 20 20z', className: 'fill-leaf' },
  late: { d: 'M0 0h20v20z', className: 'fill-clay' },
  'left-out': { d: 'M8 8h4v4H8z', fill: 'currentColor' },
};

const Wall = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => (
  <svg
    viewBox={`0 0 ${COLUMNS * TILE} ${(outcomes.length / COLUMNS) * TILE}`}
    className="mt-4 block w-full bg-sand"
    aria-hidden="true"
  >
    {outcomes.map((outcome, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: an order is identified by its position
        key={i}
        transform={`translate(${(i % COLUMNS) * TILE} ${Math.floor(i / COLUMNS) * TILE})`}
        {...marks[outcome]}
      />
    ))}
  </svg>
);

/** The share of orders on time, a drawing of the orders, and choices that define 'on time'. */
export const Measure = ({ content }: { readonly content: MeasureExhibit }) => {
  const { readings, orders, withinDays } = content;
  const [late, arrived, asked] = readings;
  const parts = [
    ['promised', late],
    ['whole', arrived],
    ['standing', asked],
  ] as const;
  const [definition, setDefinition] = useState<Definition>({
    promised: false,
    whole: false,
    standing: false,
  });
  const { outcomes, counted, onTime, percent } = measure(orders, definition, withinDays);
  const figures = definitions.map((each) => measure(orders, each, withinDays).percent);
  const sentence = (each: Definition) =>
    parts.map(([key, { options }]) => options[each[key] ? 1 : 0]).join(', ');
  return (
    <Frame content={content}>
      <div className="flex flex-col gap-6">
        {parts.map(([key, { name, options }]) => (
          <Choices
            key={key}
            legend={name}
            options={options}
            chosen={definition[key] ? 1 : 0}
            onChoose={(index) => setDefinition({ ...definition, [key]: index === 1 })}
          />
        ))}
        <p className="plain:hidden">
          {fill(words.range, { least: Math.min(...figures), most: Math.max(...figures) })}
        </p>
        <div className="hidden plain:block">
          <h3>{words.all}</h3>
          <ul className="ruled-list mt-4">
            {definitions.map((each, i) => (
              <li key={sentence(each)}>{`${sentence(each)}: ${figures[i]}%`}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="lg:row-span-2">
        <output className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-bold font-display text-giant">{`${percent}%`}</span>
          <span className="text-muted">{fill(words.counted, { onTime, counted })}</span>
        </output>
        <Wall outcomes={outcomes} />
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-small">
          {(['on-time', 'late', 'left-out'] as const).map((outcome) => (
            <li key={outcome} className="flex items-center gap-2">
              <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true">
                <path {...marks[outcome]} />
              </svg>
              {`${outcomes.filter((each) => each === outcome).length} ${words.legend[outcome]}`}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
};
