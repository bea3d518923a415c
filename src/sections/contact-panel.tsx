import { Icon } from '../components/icon.tsx';
import { phoneHref } from '../content/contact-details.ts';
import type { IconName } from '../content/icons.ts';
import { site } from '../content/site.ts';

interface Row {
  readonly id: 'phone' | 'email' | 'address' | 'hours';
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
}

const { phone, email, address } = site;

const Value = ({ id }: { readonly id: Row['id'] }) => {
  switch (id) {
    case 'phone':
      return (
        <a
          href={phoneHref}
          className="inline-flex min-h-11 items-center underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-4"
        >
          {phone}
        </a>
      );
    case 'email':
      return (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center break-all underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-4"
        >
          {email}
        </a>
      );
    case 'address':
      return (
        <address className="py-2 not-italic">
          {address.street}, {address.suburb}
          <br />
          {address.city}, {address.province}, {address.postalCode}
        </address>
      );
    case 'hours':
      return null;
  }
};

interface ContactPanelProps {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Every way to reach the company that needs no form. */
export const ContactPanel = ({ title, rows }: ContactPanelProps) => (
  <section aria-labelledby="contact-panel">
    <h2 id="contact-panel" className="text-title">
      {title}
    </h2>
    <dl className="mt-6">
      {rows.map((row) => (
        <div key={row.id} className="relative border-line border-t py-5 pl-12 last:border-b">
          <dt className="text-small text-muted">
            <Icon name={row.icon} className="absolute left-0 mt-0.5 text-ink" />
            {row.label}
          </dt>
          <dd>
            <div className="font-semibold text-title">
              <Value id={row.id} />
            </div>
            <p className="text-small text-muted">{row.note}</p>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
