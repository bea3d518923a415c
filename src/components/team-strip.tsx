import type { ImageId } from '../content/types.ts';
import { ArrowLink } from './link.tsx';
import { Picture } from './picture.tsx';

interface TeamStripProps {
  readonly portraits: readonly ImageId[];
  readonly text: string;
  /** A class for the width of each portrait. */
  readonly portrait?: string;
  readonly className?: string;
}

export const TeamStrip = ({
  portraits,
  text,
  portrait = 'w-12',
  className = '',
}: TeamStripProps) => (
  <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
    <div className="flex">
      {portraits.map((id) => (
        <Picture key={id} id={id} alt="" className={`aspect-square h-auto min-w-0 ${portrait}`} />
      ))}
    </div>
    <ArrowLink to="/team">{text}</ArrowLink>
  </div>
);
