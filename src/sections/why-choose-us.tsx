import { useId } from 'react';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Section } from '../components/section.tsx';
import type { ImageId, NamedItem } from '../content/types.ts';

interface WhyChooseUsProps {
  readonly title: string;
  /** Below the question, where there is room beside the answers. */
  readonly image: ImageId;
  readonly items: readonly NamedItem[];
}

/** Reasons on a dark plane: the question stays in view while the answers pass. */
export const WhyChooseUs = ({ title, image, items }: WhyChooseUsProps) => {
  const id = useId();
  return (
    <Section tone="ink" layout="grid" labelledBy={id} className="gap-y-12">
      <div className="col-[content] lg:col-[content-start/span_5] lg:pr-12">
        <div className="lg:sticky lg:top-[calc(var(--bar)+3rem)]">
          <h2 id={id}>{title}</h2>
          <div className="mt-12 hidden aspect-square max-w-88 overflow-hidden lg:block">
            <Picture id={image} alt="" />
          </div>
        </div>
      </div>
      <ul className="col-[content] border-line border-t lg:col-[col_7/content-end]">
        {items.map(({ name, description, icon }) => (
          <li key={name} className="border-line border-b">
            <Reveal className="grid grid-cols-[auto_1fr] gap-x-6 py-8">
              <Icon name={icon} className="size-8 text-marigold" />
              <div>
                <h3>{name}</h3>
                <p className="mt-2 text-muted">{description}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
};
