import { ArrowLink } from '../components/link.tsx';
import type { Intro } from '../content/types.ts';

export const IntroLine = ({ text, link, to }: Intro) => (
  <div className="wrap flex flex-wrap items-end justify-between gap-6 py-16 lg:py-24">
    <p className="max-w-text text-balance font-bold font-display text-title">{text}</p>
    <ArrowLink to={to}>{link}</ArrowLink>
  </div>
);
