import { SiteLink } from '../components/link.tsx';
import type { Intro } from '../content/types.ts';

export const IntroLine = ({ text, link, to }: Intro) => (
  <div className="wrap py-16 lg:py-20">
    <p className="max-w-text text-lead">
      {text}{' '}
      <SiteLink to={to} className="link">
        {link}
      </SiteLink>
    </p>
  </div>
);
