import { SiteLink } from '../components/link.tsx';
import type { Intro } from '../content/types.ts';

export const IntroLine = ({ text, link, to }: Intro) => (
  <div className="page-grid py-16 lg:py-24">
    <p className="col-[content] max-w-text text-lead lg:col-[col_4/content-end]">
      {text}{' '}
      <SiteLink to={to} className="link">
        {link}
      </SiteLink>
    </p>
  </div>
);
