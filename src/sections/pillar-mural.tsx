import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section.tsx';
import type { CultureContent } from '../content/pages/culture.ts';

// Pictures and text alternate like tiles: two pillars per row on a desktop, one on a tablet.
const order = (index: number) =>
  `${index % 2 === 1 ? 'sm:max-xl:order-last' : ''} ${index % 4 > 1 ? 'xl:order-last' : ''}`;

export const PillarMural = ({ title, intro, items }: CultureContent['pillars']) => (
  <>
    <SectionHead labelledBy="pillars-title" title={title} text={intro} />
    <ul aria-labelledby="pillars-title" className="grid xl:grid-cols-2">
      {items.map(({ title: name, description, image }, index) => (
        <li key={name} data-reveal className="grid sm:grid-cols-2">
          <Picture id={image} alt="" className={`aspect-2/1 sm:aspect-square ${order(index)}`} />
          <div
            className={`flex flex-col gap-6 p-5 lg:p-8 xl:p-10 ${index % 4 === 2 ? 'xl:pl-margin' : ''} ${index % 2 === 0 ? 'tone-surface' : 'tone-ink'}`}
          >
            <h3 className="text-subheading">{name}</h3>
            <div className="flex flex-col gap-3 text-body sm:text-small md:text-body xl:text-small min-[90rem]:text-body">
              {description.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  </>
);
