import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { ImageId, NavigationEntry } from '../content/types.ts';

interface LargeIndexProps {
  readonly entries: readonly (NavigationEntry & {
    /** A client, shown below the description, or a person, shown beside it in wide windows. */
    readonly note: string;
    readonly portrait?: ImageId | undefined;
    /** The role of the person. */
    readonly role?: string | undefined;
    /** Duration and price. If set, phones show the picture above the text. */
    readonly figures?: readonly [string, string];
  })[];
  /** Makes the pictures larger in wide windows. */
  readonly isLarge?: boolean;
  readonly className?: string;
}

const person = {
  picture:
    'max-lg:row-span-2 max-md:col-[content-start/col_4] max-md:my-5 max-md:aspect-square max-md:self-start lg:col-[full-start/col_3] lg:min-h-48',
  text: 'max-md:-ml-3 lg:col-[col_3/span_6] lg:pl-12',
};
const banner = 'max-md:col-[full] max-md:aspect-2/1 md:max-lg:row-span-2';
const project = {
  picture: `${banner} lg:col-[full-start/col_3] lg:min-h-48`,
  text: 'max-md:col-[content] lg:col-[col_3/span_7] lg:pr-8 lg:pl-12',
};
const largeProject = {
  picture: `${banner} lg:col-[full-start/col_6] lg:min-h-88`,
  text: 'max-md:col-[content] lg:col-[col_6/span_4] lg:pr-8 lg:pl-12',
};

export const LargeIndex = ({ entries, isLarge, className }: LargeIndexProps) => (
  <ul className={className}>
    {entries.map(({ name, description, to, image, note, portrait, role, figures }) => {
      const layout = figures ? (isLarge ? largeProject : project) : person;
      return (
        <li key={to}>
          <SiteLink
            to={to}
            className="group page-grid relative border-line border-t transition-colors duration-250 hover:bg-indigo hover:text-on-indigo focus-visible:[outline-offset:-6px]"
          >
            <span
              className={`service-row-picture relative block overflow-hidden md:col-[full-start/col_4] md:min-h-36 ${layout.picture}`}
            >
              <Picture
                id={image}
                alt=""
                className={`absolute inset-0 max-lg:object-cover ${figures ? 'object-[84%]' : 'object-[36%]'}`}
              />
            </span>
            <span
              className={`col-[col_5/content-end] flex flex-col justify-center gap-2 py-5 lg:py-8 ${layout.text}`}
            >
              <span className="text-balance font-bold font-display text-subheading">{name}</span>
              <span className="text-muted transition-colors duration-250 group-hover:text-inherit">
                {description}
              </span>
              {figures && <span className="mt-2 font-semibold max-lg:text-small">{note}</span>}
            </span>
            {figures ? (
              <span className="max-lg:-mt-4 col-[col_5/content-end] flex max-md:col-[content] flex-wrap gap-x-3 font-semibold max-lg:pr-10 max-lg:pb-8 max-lg:text-small lg:col-[col_10/span_2] lg:flex-col lg:justify-center">
                <span className="lg:font-bold lg:font-display lg:text-title">{figures[0]}</span>
                <span>{figures[1]}</span>
              </span>
            ) : (
              <span className="max-lg:-mt-3 col-[col_5/content-end] flex max-md:-ml-3 items-center gap-3 font-semibold max-lg:pb-5 max-lg:text-small lg:col-[col_9/span_3]">
                {portrait && (
                  <Picture id={portrait} alt="" className="size-10 flex-none lg:size-16" />
                )}
                <span>
                  <span className="block">{note}</span>
                  {role && <span className="block font-normal text-small">{role}</span>}
                </span>
              </span>
            )}
            <Icon
              name="arrow-right"
              className={`nudge ${figures ? 'max-lg:absolute max-lg:right-(--gutter) max-lg:bottom-8' : 'max-lg:hidden'} lg:col-[col_12/content-end] lg:size-8 lg:self-center lg:justify-self-end`}
            />
          </SiteLink>
        </li>
      );
    })}
  </ul>
);
