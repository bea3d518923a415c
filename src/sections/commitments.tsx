import { useRef, useState } from 'react';
import { moveWithArrows } from '../components/arrow-keys.ts';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { useMoveIn } from '../components/use-move-in.ts';
import type { TrainingContent } from '../content/pages/training.ts';

// On a phone, the overview is shown below its title.
const order = ['order-1', 'order-2', 'order-3'];

/**
 * ARIA tabs: a list of commitments, with the selected commitment's picture and overview. Without
 * JavaScript, every overview is shown under its title instead.
 */
export const Commitments = ({ title, items }: TrainingContent['commitments']) => {
  const [selected, setSelected] = useState(0);
  const panels = useRef<HTMLDivElement>(null);
  useMoveIn(panels, selected);
  const select = (index: number, tab: HTMLElement) => {
    setSelected(index);
    // Without scroll anchoring, on a phone, the closing panel may push the tab out of view.
    requestAnimationFrame(() => tab.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <Section tone="sand" layout="grid" labelledBy="commitments-title">
      <div data-reveal className="max-lg:contents lg:col-[content-start/span_5] lg:pr-16">
        <h2 id="commitments-title" className="col-[content] max-lg:mb-6">
          {title}
        </h2>
        <div
          role="tablist"
          aria-labelledby="commitments-title"
          aria-orientation="vertical"
          onKeyDown={moveWithArrows}
          className="max-lg:contents lg:mt-14 plain:hidden"
        >
          {items.map((item, index) => (
            <button
              key={item.title}
              type="button"
              role="tab"
              id={`commitment-tab-${index}`}
              aria-selected={index === selected}
              aria-controls={`commitment-panel-${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={({ currentTarget }) => select(index, currentTarget)}
              onFocus={({ currentTarget }) => select(index, currentTarget)}
              className={`${order[index]} group relative col-[content] block w-full cursor-pointer border-t border-line py-5 pr-8 text-left transition-colors duration-300 ease-open last:border-b aria-selected:border-indigo lg:pl-6 lg:aria-selected:bg-indigo lg:aria-selected:text-on-indigo motion-reduce:transition-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none`}
            >
              <span className="block font-display text-title font-bold">{item.title}</span>
              <span className="mt-1 block text-muted lg:group-aria-selected:text-inherit">
                {item.description}
              </span>
              <Icon
                name="chevron-down"
                className="absolute top-6 right-0 group-aria-selected:rotate-180 lg:hidden"
              />
            </button>
          ))}
        </div>
      </div>
      <div ref={panels} className="max-lg:contents lg:col-[7/-1] lg:grid lg:gap-16">
        {items.map((item, index) => (
          <div
            key={item.title}
            role="tabpanel"
            id={`commitment-panel-${index}`}
            aria-labelledby={`commitment-tab-${index}`}
            className={`${order[index]} col-[content] max-lg:mb-6 ${index === selected ? '' : 'hidden plain:block'}`}
          >
            <Picture id={item.image} alt="" className="aspect-16/9 h-auto" />
            <h3 className="mt-8 hidden plain:block">{item.title}</h3>
            <p className="mt-6 max-w-text text-lead lg:pr-10">{item.overview}</p>
          </div>
        ))}
      </div>
    </Section>
  );
};
