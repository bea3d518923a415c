import type { ImageId } from '../content/types.ts';
import { ArrowLink } from './link.tsx';
import { Picture } from './picture.tsx';

interface TeamStripProps {
  readonly portraits: readonly ImageId[];
  readonly text: string;
  readonly className?: string;
}

export const TeamStrip = ({ portraits, text, className = '' }: TeamStripProps) => (
  <div className={`team-strip ${className}`}>
    <div className="team-heads">
      {portraits.map((id) => (
        <Picture key={id} id={id} alt="" />
      ))}
    </div>
    <ArrowLink to="/team">{text}</ArrowLink>
  </div>
);
