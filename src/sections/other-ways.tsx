import { phoneHref } from '../content/contact-details.ts';
import { site } from '../content/site.ts';

const link = 'link inline-flex min-h-11 items-center break-all';

/** Phone and e-mail, as an alternative to a form. */
export const OtherWays = ({ intro }: { readonly intro: string }) => (
  <div className="mt-10">
    <p className="text-muted">{intro}</p>
    <p className="flex flex-wrap gap-x-8 font-semibold">
      <a href={phoneHref} className={link}>
        {site.phone}
      </a>
      <a href={`mailto:${site.email}`} className={link}>
        {site.email}
      </a>
    </p>
  </div>
);
