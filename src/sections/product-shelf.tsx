import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { productEntries } from '../content/products.gen.ts';

interface ProductShelfProps {
  readonly except?: string;
}

export const ProductShelf = ({ except }: ProductShelfProps) => (
  <ul className="grid gap-4 md:grid-cols-3 md:gap-y-10 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
    {productEntries
      .filter(({ id }) => id !== except)
      .map(({ id, name, description, mark }) => (
        <li key={id}>
          <SiteLink
            to={`/products/${id}`}
            className="group block max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-x-5"
          >
            <span className="block aspect-square overflow-hidden max-md:row-span-2">
              <Picture
                id={mark}
                alt=""
                className="transition-[scale] duration-500 ease-open group-hover:scale-108 motion-reduce:transition-none"
              />
            </span>
            <span className="block self-end font-display text-title font-bold md:mt-4 group-hover:text-indigo">
              {name}
            </span>
            <span className="mt-1 block self-start text-small text-muted">{description}</span>
          </SiteLink>
        </li>
      ))}
  </ul>
);
