import { useState } from 'react';
import type { FindingsExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { Choices } from './choices.tsx';
import { Frame } from './frame.tsx';
import { openWork, rankedFrom } from './ranking.ts';
import { toggled } from './toggled.ts';

const words = exhibitWords.findings;

const Door = ({ closed }: { readonly closed: boolean }) => (
  <svg
    viewBox="0 0 30 40"
    className="h-11 peer-focus-visible:[outline:3px_solid_var(--focus)] peer-focus-visible:[outline-offset:3px]"
    aria-hidden="true"
  >
    <path d="M0 0h30v40H0z" className={closed ? 'fill-leaf' : 'fill-night'} />
    {closed ? (
      <path d="M22 18h4v4h-4z" className="fill-paper" />
    ) : (
      <>
        <path d="M0 40V0l14 6v34z" className="fill-clay" />
        <path d="M14 40a16 16 0 0 1 16-16v16z" className="fill-marigold" />
      </>
    )}
  </svg>
);

const COLUMNS = 16;

/** A wall with one tile for each hour. Open hours are painted, in rows from the top. */
const Hours = ({ open, all }: { readonly open: number; readonly all: number }) => {
  const rows = Math.floor(open / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS} ${Math.ceil(all / COLUMNS)}`}
      className="mt-8 block w-full bg-sand"
      aria-hidden="true"
    >
      <pattern id="hour" width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M0 0h1v1H0z" className="fill-night" />
        <path d="M.5 0 1 .5.5 1 0 .5z" className="fill-sky" />
      </pattern>
      <path d={`M0 0h${COLUMNS}v${rows}H0zm0 ${rows}h${open % COLUMNS}v1H0z`} fill="url(#hour)" />
    </svg>
  );
};

/** Security findings, ranked for a role (chair). A checkbox drawn as a door marks one as fixed. */
export const Findings = ({ content }: { readonly content: FindingsExhibit }) => {
  const { chairs, findings } = content;
  const [chair, setChair] = useState(0);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { count, hours } = openWork(findings, closed);
  const rankings = chairs.map((_, from) => rankedFrom(findings, from));
  return (
    <Frame content={content}>
      <div>
        <Choices
          legend={words.chair}
          options={chairs.map(({ name }) => name)}
          chosen={chair}
          onChoose={setChair}
        />
        {chairs.map(({ name, question }, i) => (
          <p
            key={name}
            className={`mt-6 font-bold font-display text-statement ${i === chair ? '' : 'hidden'}`}
          >
            {question}
          </p>
        ))}
        <output className="mt-6 block text-muted">
          {count === 0 ? (
            words.done
          ) : (
            <>
              <span className="block font-bold font-display text-heading text-ink">
                {fill(words.hours, { hours })}
              </span>{' '}
              {fill(words.left, { count, all: findings.length })}
            </>
          )}
        </output>
        <Hours open={hours} all={openWork(findings, new Set()).hours} />
      </div>
      <ol className="border-ink border-t-4 lg:row-span-2">
        {rankedFrom(findings, chair).map(({ name, owner, hours: work, weights }, rank) => (
          <li key={name} className="border-line border-b">
            <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-5 py-3">
              <input
                type="checkbox"
                className="peer sr-only"
                checked={closed.has(name)}
                onChange={() => setClosed(toggled(closed, name))}
              />
              <Door closed={closed.has(name)} />
              <span>
                <span className="block font-semibold">
                  {rank + 1}. {name}
                </span>
                <span className="block text-muted text-small">
                  {fill(words.facts, { owner, hours: work })}
                </span>
                <span
                  aria-hidden="true"
                  className="flex items-center gap-3 text-small plain:hidden"
                >
                  {words.urgency}
                  <svg className="w-0 grow" height="6" aria-hidden="true">
                    <rect
                      width={closed.has(name) ? 0 : `${(weights[chair] ?? 0) * 10}%`}
                      height="6"
                      className="fill-clay"
                    />
                  </svg>
                </span>
                <span className="hidden text-muted text-small plain:block">
                  {fill(words.ranks, {
                    ranks: chairs
                      .map(
                        (each, i) =>
                          `${each.name} ${1 + (rankings[i] ?? []).findIndex((f) => f.name === name)}`,
                      )
                      .join(', '),
                  })}
                </span>
              </span>
              <span
                className={`font-semibold text-small plain:hidden ${closed.has(name) ? 'text-leaf' : 'text-indigo'}`}
              >
                {closed.has(name) ? words.closed : words.close}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </Frame>
  );
};
