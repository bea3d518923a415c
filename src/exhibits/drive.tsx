import { useState } from 'react';
import { Button } from '../components/button.tsx';
import type { DriveExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { Frame } from './frame.tsx';
import { askLibrary, notSearched, openFile } from './searching.ts';

const words = exhibitWords.drive;

const Sheet = ({ inForce }: { readonly inForce: boolean }) => (
  <svg viewBox="0 0 24 30" className="h-11 flex-none" aria-hidden="true">
    <path d="M0 0h14l10 10v20H0z" className={inForce ? 'fill-leaf' : 'fill-sky'} />
    <path d="M14 0a10 10 0 0 0 10 10z" className="fill-plane-indigo" />
  </svg>
);

/** A shared drive, searched file by file, and a library that finds the valid file at once. */
export const Drive = ({ content }: { readonly content: DriveExhibit }) => {
  const { files, inForce, record } = content;
  const [search, setSearch] = useState(notSearched);
  const { opened, end } = search;
  const tries = opened.length;
  const status = {
    found: fill(words.found, { count: `${tries} ${tries === 1 ? words.file : words.files}` }),
    asked: words.asked,
    none: fill(words.tries, { count: tries, all: files.length }),
  };
  return (
    <Frame content={content}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {files.map(({ name, why }, i) => {
          const shown = opened.includes(i) || (end !== null && i === inForce);
          return (
            <li key={name}>
              <button
                type="button"
                className="flex min-h-12 h-full w-full cursor-pointer items-center gap-4 bg-sand px-5 py-3 text-left hover:underline"
                aria-expanded={shown}
                onClick={() => setSearch(openFile(search, i, inForce))}
              >
                <Sheet inForce={shown && i === inForce} />
                <span className="min-w-0">
                  <span className="block break-words font-semibold text-small">{name}</span>
                  <span
                    className={`text-muted text-small ${shown ? 'block' : 'hidden plain:block'}`}
                  >
                    {why}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="tone-ink flex flex-col items-start gap-6 p-6 lg:row-span-2 lg:p-10">
        <output className="block font-bold font-display text-heading plain:hidden">
          {status[end ?? 'none']}
        </output>
        <div className={end ? '' : 'hidden plain:block'}>
          <h3>{record.title}</h3>
          <dl className="mt-4 flex flex-col gap-3">
            {record.facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="text-muted text-small">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Button
          tone="marigold"
          className="mt-auto plain:hidden"
          onClick={() => setSearch(end ? notSearched : askLibrary(search))}
        >
          {end ? words.again : words.ask}
        </Button>
      </div>
    </Frame>
  );
};
