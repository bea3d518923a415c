import { leadOf, nameOf } from '../../content/lead-of.ts';
import type { servicesPage } from '../../content/pages/services.ts';
import { serviceEntries } from '../../content/services.gen.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';

const entries = serviceEntries.map((entry) => {
  const topic = entry.to.slice(1);
  const lead = leadOf(topic);
  return { ...entry, note: nameOf(topic), portrait: lead?.image, role: lead?.role };
});

/** Shown at /services, and for an unknown service or company page. */
export const ServicesPage = ({ content }: { readonly content: typeof servicesPage }) => (
  <>
    <Hero {...content.hero} />
    <stills.IntroLine {...content.intro} />
    <stills.LargeIndex entries={entries} />
    <stills.ClosingLine image={content.hero.image} {...content.closing} />
  </>
);
