import { useId, useState } from 'react';
import type { CloseExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { Frame } from './frame.tsx';
import { closingDay, type Scheduled, scheduleOf } from './schedule.ts';

const words = exhibitWords.close;
const DAY = 40;
const WEEK = words.days.length;
const WEEKS = 3;
// The colours of the first tasks. Any further tasks use the text colour.
const fills = ['fill-sky', 'fill-clay', 'fill-leaf', 'fill-indigo', 'fill-marigold'];

/** Three weeks of working days, with strips for tasks and a quarter circle on the closing day. */
const Calendar = ({ schedule }: { readonly schedule: readonly Scheduled[] }) => {
  const closed = closingDay(schedule);
  return (
    <svg
      viewBox={`0 -14 ${WEEK * DAY} ${WEEKS * DAY + 14}`}
      className="block w-full max-lg:order-first lg:row-span-2"
      aria-hidden="true"
    >
      {words.days.map((name, i) => (
        <text key={name} x={i * DAY + 2} y="-4" fontSize="8" fill="currentColor">
          {name}
        </text>
      ))}
      {Array.from({ length: WEEKS * WEEK }, (_, i) => i + 1).map((day) => (
        <g
          key={day}
          transform={`translate(${((day - 1) % WEEK) * DAY} ${Math.floor((day - 1) / WEEK) * DAY})`}
        >
          <path d="M1 1h38v38H1z" className="fill-sand" opacity={day > closed ? 0.4 : 1} />
          {schedule.map(
            ({ name, days }, i) =>
              days &&
              days.from <= day &&
              day <= days.to && (
                <rect
                  key={name}
                  x="1"
                  y={13 + i * 4}
                  width="38"
                  height="4"
                  fill="currentColor"
                  className={fills[i]}
                />
              ),
          )}
          <text x="3" y="10" fontSize="8" fill="currentColor">
            {day}
          </text>
          {day === closed && <path d="M19 1h20v20A20 20 0 0 1 19 1z" className="fill-marigold" />}
        </g>
      ))}
    </svg>
  );
};

/** A calendar of a month-end close. A slider sets how many phases are live. */
export const Close = ({ content }: { readonly content: CloseExhibit }) => {
  const { phases, tasks } = content;
  const id = useId();
  const [phase, setPhase] = useState(0);
  const schedule = scheduleOf(tasks, phase);
  const dayAfter = (live: number) =>
    fill(words.closed, { day: closingDay(scheduleOf(tasks, live)) });
  return (
    <Frame content={content}>
      <div className="max-lg:contents">
        <div className="plain:hidden max-lg:order-first max-lg:-mb-8">
          <label htmlFor={id} className="font-semibold text-small">
            {words.slider}
          </label>
          <input
            id={id}
            type="range"
            min="0"
            max={phases.length - 1}
            value={phase}
            aria-valuetext={phases[phase]}
            onChange={({ target }) => setPhase(target.valueAsNumber)}
            className="exhibit-slider mb-4 block h-11 w-full cursor-pointer appearance-none"
          />
        </div>
        <output className="block max-lg:order-first">
          <span className="block text-muted">{phases[phase]}</span>
          <span className="mt-1 block font-bold font-display text-heading">{dayAfter(phase)}</span>
        </output>
        <ul className="border-ink border-t-4 text-small lg:mt-6">
          {schedule.map(({ name, days }, i) => (
            <li key={name} className="flex items-center gap-3 border-line border-b py-2">
              <svg viewBox="0 0 1 1" className="size-4 flex-none" aria-hidden="true">
                <path d="M0 0h1v1H0z" fill="currentColor" className={fills[i]} />
              </svg>
              <span className="grow">{name}</span>
              <span className="text-muted">{days ? fill(words.range, days) : words.nothing}</span>
            </li>
          ))}
        </ul>
        <div className="hidden plain:block lg:mt-6">
          <h3>{words.all}</h3>
          <ul className="ruled-list mt-4">
            {phases.map((name, live) => (
              <li key={name}>
                {name}: {dayAfter(live)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Calendar schedule={schedule} />
    </Frame>
  );
};
