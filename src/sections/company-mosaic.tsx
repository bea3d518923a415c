import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section.tsx';
import type { NavigationEntry } from '../content/types.ts';

const Tile = ({ tile }: { readonly tile: NavigationEntry }) => (
  <article className="group relative flex h-full tone-surface transition-colors duration-300 focus-within:bg-indigo focus-within:text-on-indigo hover:bg-indigo hover:text-on-indigo">
    <div className="relative aspect-square w-2/5 min-w-0 flex-none overflow-hidden sm:w-1/2">
      <Picture id={tile.image} alt="" className="absolute inset-0" />
    </div>
    <div className="flex flex-1 flex-col justify-center p-5 lg:justify-end lg:p-8">
      <h3 className="text-subheading">
        <SiteLink to={tile.to} className="after:absolute after:inset-0">
          {tile.name}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted group-focus-within:text-on-indigo group-hover:text-on-indigo">
        {tile.description}
      </p>
      <Icon name="arrow-right" className="nudge mt-4" />
    </div>
  </article>
);

interface CompanyMosaicProps {
  readonly title: string;
  readonly tiles: readonly NavigationEntry[];
}

/** A tile for each of the company's pages. */
export const CompanyMosaic = ({ title, tiles }: CompanyMosaicProps) => (
  <>
    <SectionHead labelledBy="mosaic-title" title={title} />
    <ul aria-labelledby="mosaic-title" className="grid grid-cols-1 gap-px bg-line lg:grid-cols-2">
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  </>
);
