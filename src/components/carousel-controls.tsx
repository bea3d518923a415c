import { controls, positionText } from '../content/controls.ts';
import { IconButton } from './icon-button.tsx';

interface CarouselControlsProps {
  readonly index: number;
  readonly names: readonly string[];
  readonly onStep: (by: -1 | 1) => void;
  /** If set, each item gets a dot that jumps to it. If not, the position is shown as text. */
  readonly onJump?: (index: number) => void;
}

export const CarouselControls = ({ index, names, onStep, onJump }: CarouselControlsProps) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-2 plain:hidden">
    <div className="flex gap-2">
      <IconButton icon="chevron-left" label={controls.previous} onClick={() => onStep(-1)} />
      <IconButton icon="chevron-right" label={controls.next} onClick={() => onStep(1)} />
    </div>
    {onJump ? (
      <ul className="-mx-2 flex">
        {names.map((name, position) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`${positionText(position, names.length)}: ${name}`}
              aria-current={position === index}
              onClick={() => onJump(position)}
              className="group grid h-11 w-8 cursor-pointer place-items-center"
            >
              <span className="block size-3 rotate-45 border-2 border-ink group-aria-[current=true]:bg-ink forced-colors:group-aria-[current=true]:bg-[Highlight]" />
            </button>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-small text-muted [font-variant-numeric:tabular-nums]">
        {positionText(index, names.length)}
      </p>
    )}
  </div>
);
