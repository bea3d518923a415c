import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import type { TrainingContent } from '../content/pages/training.ts';

export const PartnerRow = ({ title, intro, items }: TrainingContent['partners']) => (
  <Section labelledBy="partners-title" title={title} text={intro}>
    <ul className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
      {items.map(({ id: key, name, support, image }) => (
        <li key={key} className="flex flex-col tone-surface max-lg:last:col-span-2">
          <Picture
            id={image}
            alt={name}
            className="h-16 px-5 pt-4 object-contain! object-left max-lg:max-w-44 lg:h-28 lg:pt-8"
          />
          <p className="px-5 pt-2 pb-8 text-small text-muted">{support}</p>
        </li>
      ))}
    </ul>
  </Section>
);
