import { type KeyboardEvent, useState } from 'react';
import { Button } from '../components/button.tsx';
import type { BoardExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { tileAfterKey } from './board-keys.ts';
import {
  answerTo,
  paint,
  resultOf,
  SIZE,
  type Tile,
  type Wall,
  wallWith,
  winningLine,
} from './four-in-a-row.ts';
import { Frame } from './frame.tsx';

const words = exhibitWords.board;
const said = { mine: words.won, theirs: words.lost, drawn: words.drawn };

// Tiles also differ in shape: a quarter circle (visitor), a diamond (site), a square (free).
const Painted = ({ tile, faded }: { readonly tile: Tile; readonly faded: boolean }) => (
  <svg viewBox="0 0 20 20" className="block w-full" opacity={faded ? 0.3 : 1} aria-hidden="true">
    {tile === 'free' && <path d="M9 9h2v2H9z" fill="currentColor" />}
    {tile === 'mine' && (
      <>
        <path d="M0 0h20v20H0z" className="fill-night" />
        <path d="M0 20V0a20 20 0 0 1 20 20z" className="fill-marigold" />
      </>
    )}
    {tile === 'theirs' && (
      <>
        <path d="M0 0h20v20H0z" className="fill-sky" />
        <path d="M10 3l7 7-7 7-7-7z" className="fill-plane-indigo" />
      </>
    )}
  </svg>
);

const turn = (wall: Wall, tile: number): Wall => {
  const painted = paint(wall, tile, 'mine');
  const answer = resultOf(painted) ? undefined : answerTo(painted);
  return answer === undefined ? painted : paint(painted, answer, 'theirs');
};

/** Four in a row, on 5 by 5 tiles. One tile is in the tab order; arrow keys move to the others. */
export const Board = ({ content }: { readonly content: BoardExhibit }) => {
  const [wall, setWall] = useState(() => wallWith(content.mine, content.theirs));
  const [current, setCurrent] = useState(0);
  const result = resultOf(wall);
  const won = winningLine(wall);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tileAfterKey(event.key, current);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Frame content={content}>
      <div className="flex flex-col items-start gap-6">
        <output className="block font-bold font-display text-statement">
          {result ? said[result] : words.turn}
        </output>
        <p className="hidden plain:block">{content.solution}</p>
        <Button
          tone="outline"
          icon="rotate-ccw"
          className="plain:hidden"
          onClick={() => setWall(wallWith([], []))}
        >
          {words.again}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div
        role="group"
        aria-label={words.name}
        className="grid grid-cols-5 gap-[3px] lg:row-span-2"
        onKeyDown={onKeyDown}
      >
        {wall.map((tile, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
            key={i}
            type="button"
            className="cursor-pointer bg-sand hover:bg-indigo hover:text-on-indigo focus-visible:[outline-offset:-5px]"
            tabIndex={i === current ? 0 : -1}
            aria-label={`${fill(words.place, {
              row: Math.floor(i / SIZE) + 1,
              column: (i % SIZE) + 1,
            })}: ${words[tile]}`}
            aria-disabled={tile !== 'free' || result !== null}
            onFocus={() => setCurrent(i)}
            onClick={() => {
              if (tile === 'free' && !result) setWall(turn(wall, i));
            }}
          >
            <Painted tile={tile} faded={won.length > 0 && !won.includes(i)} />
          </button>
        ))}
      </div>
    </Frame>
  );
};
