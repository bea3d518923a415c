import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { NeedsConnection } from '../components/needs-connection.tsx';
import { directionsHref, phoneHref } from '../content/contact-details.ts';
import type { ContactContent, ContactPanelRow } from '../content/pages/contact.ts';
import { site } from '../content/site.ts';
import { saveFile } from '../page/save-file.ts';
import { ChatLink } from './chat-link.tsx';
import { contactCard } from './contact-card.ts';

const { phone, whatsapp, email, address, officeHours } = site;

const link =
  'inline-block py-2.5 underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-4';
const action = `${link} cursor-pointer font-semibold`;

const valuesWith = (topic: string): Readonly<Record<ContactPanelRow['id'], ReactNode>> => ({
  phone: (
    <a href={phoneHref} className={link}>
      {phone}
    </a>
  ),
  whatsapp: (
    <ChatLink topic={topic} className={link}>
      {whatsapp}
    </ChatLink>
  ),
  email: (
    <a href={`mailto:${email}`} className={`${link} break-all`}>
      {email}
    </a>
  ),
  address: (
    <address className="py-2 not-italic">
      {address.street}, {address.suburb}
      <br />
      {address.city}, {address.province}, {address.postalCode}
    </address>
  ),
  hours: <p className="py-2">{officeHours}</p>,
});

const save = () =>
  saveFile(new Blob([contactCard(site)], { type: 'text/vcard' }), `${site.name} contact`, 'vcf');

const Directions = ({ children }: { readonly children: ReactNode }) => {
  const href = directionsHref(useHydrated() ? navigator.userAgent : '');
  // A `geo:` link opens an app, so it needs no new tab. With offline maps, it needs no connection.
  const isApp = href.startsWith('geo:');
  return (
    <a href={href} {...(!isApp && { target: '_blank', rel: 'noopener' })} className={action}>
      {children}
      {!isApp && <NeedsConnection />}
    </a>
  );
};

type ContactPanelProps = ContactContent['panel'] & {
  /** The topic in the page's URL, for the greeting in a chat. May be invalid. */
  readonly topic: string;
};

export const ContactPanel = ({ title, rows, topic, ...words }: ContactPanelProps) => {
  const values = valuesWith(topic);
  return (
    <section aria-labelledby="contact-panel">
      <h2 id="contact-panel" className="text-title">
        {title}
      </h2>
      <dl className="mt-6">
        {rows
          .filter(({ id }) => id !== 'whatsapp' || whatsapp)
          .map(({ id, icon, label, note }) => (
            <div key={id} className="relative border-line border-t py-5 pl-12 last:border-b">
              <dt className="text-small text-muted">
                <Icon name={icon} className="absolute left-0 mt-0.5 text-ink" />
                {label}
              </dt>
              <dd>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <div className="font-semibold text-title">{values[id]}</div>
                  {id === 'phone' && (
                    <button
                      type="button"
                      className={`${action} noscript:hidden print:hidden`}
                      onClick={save}
                    >
                      {words.save}
                    </button>
                  )}
                  {id === 'address' && <Directions>{words.directions}</Directions>}
                </div>
                <p className="text-small text-muted">{note}</p>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
