import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import type { GatesExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { rand } from './billing.ts';
import { Frame } from './frame.tsx';
import { carryOn, firstMeeting, spending, stop } from './steering.ts';
import { TILED, Tiles } from './tiles.tsx';

const words = exhibitWords.gates;

interface GateProps {
  readonly measured: number;
  readonly target: number;
  readonly open: boolean;
  /** SVG definitions that all gates share. */
  readonly children: ReactNode;
}

const LEAVES = 'M0 0h49v100H0zM51 0h49v100H51z';
const BORDERS = Array.from(
  { length: 10 },
  (_, i) => `M0 ${i * 10}l10 5l-10 5zM100 ${i * 10}l-10 5l10 5z`,
).join('');

/** A measurement as a bar, and its target as a line. Unless `open`, a closed door covers them. */
const Gate = ({ measured, target, open, children }: GateProps) => (
  <svg viewBox="0 0 100 100" className="block w-28 bg-sand lg:w-full" aria-hidden="true">
    {children}
    <g className={open ? undefined : 'invisible plain:visible'}>
      <g className={measured >= target ? 'fill-leaf' : 'fill-clay'}>
        <path d={`M0 100V${100 - measured}h100V100z`} />
        <path d={`M0 100V${100 - measured}h100V100z`} fill={TILED} />
      </g>
      <path d={`M0 ${100 - target}h100`} stroke="currentColor" strokeDasharray="6 4" />
    </g>
    {!open && (
      <g className="plain:hidden">
        <path d={LEAVES} className="fill-plane-indigo" />
        <path d={BORDERS} className="fill-sky" />
        <path
          d="M49 50a12 12 0 0 1-12-12h12zM51 50h12a12 12 0 0 1-12 12z"
          className="fill-marigold"
        />
      </g>
    )}
  </svg>
);

/** A row of project cycles. A cycle's result is hidden until the visitor reaches that cycle. */
export const Gates = ({ content }: { readonly content: GatesExhibit }) => {
  const { cycles, target, question } = content;
  const [now, setNow] = useState(firstMeeting);
  const next = useRef<HTMLButtonElement>(null);
  const { spent, ceiling } = spending(now, cycles);
  const over = now.end !== null;
  return (
    <Frame content={content}>
      <div className="min-w-0 lg:col-span-2">
        <p className="max-w-text text-lead">
          {question} {fill(words.target, { target })}.
        </p>
        <ol className="mt-8 grid gap-6 lg:grid-cols-4">
          {cycles.map(({ name, text, measured }, i) => (
            <li
              key={name}
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-4 self-start lg:block"
            >
              <Gate measured={measured} target={target} open={i <= now.seen || over}>
                {i === 0 && <Tiles />}
              </Gate>
              <div className="lg:pt-3">
                <h3>{name}</h3>
                <div className={i <= now.seen || over ? '' : 'hidden plain:block'}>
                  {over && i > now.seen && (
                    <p className="font-semibold text-indigo text-small">{words.hidden}</p>
                  )}
                  <p className="font-semibold">{fill(words.measured, { measured })}</p>
                  <p className="text-muted text-small">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button
            ref={next}
            className="plain:hidden"
            onClick={() => setNow(over ? firstMeeting : carryOn(now, cycles, target))}
          >
            {over ? words.again : words.go}
          </Button>
          {!over && (
            <Button
              tone="outline"
              className="plain:hidden"
              onClick={() => {
                setNow(stop(now));
                next.current?.focus();
              }}
            >
              {words.stop}
            </Button>
          )}
          <output className="block">
            {fill(words.spent, { spent: rand(spent), ceiling: rand(ceiling) })}{' '}
            <span className={now.end === 'stopped' ? '' : 'hidden plain:block'}>
              {content.stopped}
            </span>{' '}
            {now.end === 'stopped' && fill(words.free, { amount: rand(ceiling - spent) })}
            <span className={now.end === 'passed' ? '' : 'hidden plain:block'}>
              {content.passed}
            </span>
          </output>
        </div>
      </div>
    </Frame>
  );
};
