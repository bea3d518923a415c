import { Icon } from '../components/icon.tsx';
import { Section } from '../components/section.tsx';
import { opherLanding } from '../content/opher-landing.ts';
import type { NamedItem } from '../content/types.ts';

interface SideProps {
  readonly title: string;
  readonly benefits: readonly NamedItem[];
  readonly className: string;
}

const Side = ({ title, benefits, className }: SideProps) => (
  <div className={`p-6 md:p-10 lg:p-16 ${className}`}>
    <h3 className="text-subheading">{title}</h3>
    <ul className="mt-10 flex flex-col gap-8">
      {benefits.map(({ name, description, icon }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] gap-x-5">
          <Icon name={icon} className="size-7" />
          <div>
            <h4 className="text-title">{name}</h4>
            <p className="mt-1 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

export const OpherLanding = () => {
  const { title, intro, seekers, employers } = opherLanding;
  return (
    <Section labelledBy="sides-title" title={title} text={intro}>
      <div className="grid lg:grid-cols-2">
        <Side {...seekers} className="tone-indigo" />
        <Side {...employers} className="tone-marigold" />
      </div>
    </Section>
  );
};
