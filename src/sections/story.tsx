import { SideSection } from '../components/section.tsx';
import type { AboutContent } from '../content/pages/about.ts';

/** The quarters of a circle. Each part adds one quarter; the last shows the whole circle. */
const quarters = [
  'M24 24V0a24 24 0 0 1 24 24z',
  'M24 24h24a24 24 0 0 1-24 24z',
  'M24 24v24A24 24 0 0 1 0 24z',
  'M24 24H0A24 24 0 0 1 24 0z',
];

const Fan = ({ opened }: { readonly opened: number }) => (
  <svg viewBox="0 0 48 48" className="size-8 lg:size-16" aria-hidden="true">
    <rect width="48" height="48" className="fill-plane-indigo" />
    {quarters.slice(0, opened).map((d) => (
      <path key={d} d={d} className="fill-marigold" />
    ))}
  </svg>
);

export const Story = ({ title, parts }: AboutContent['story']) => (
  <SideSection tone="sand" labelledBy="story-title" title={title}>
    <ol className="ml-4 lg:ml-8">
      {parts.map(({ when, text }, index) => (
        <li
          key={when}
          className="relative border-indigo border-l-2 pb-14 pl-7 last:border-transparent last:pb-0 lg:pb-20 lg:pl-20"
        >
          <div className="-left-4 lg:-left-8 absolute top-0">
            <Fan opened={index === parts.length - 1 ? 4 : index + 1} />
          </div>
          <div data-reveal className="max-w-text">
            <h3>{when}</h3>
            <p className="mt-3">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </SideSection>
);
