import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { productEntries } from '../content/products.gen.ts';

interface ProductShelfProps {
  readonly except?: string;
}

/** The products in a row, which scrolls sideways in narrow windows. */
export const ProductShelf = ({ except }: ProductShelfProps) => (
  <ul className="-mx-(--gutter) grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-4 overflow-x-auto px-(--gutter) py-1">
    {productEntries
      .filter(({ id }) => id !== except)
      .map(({ id, name, description, mark }) => (
        <li key={id}>
          <SiteLink to={`/products/${id}`} className="group block">
            <span className="block aspect-square overflow-hidden">
              <Picture
                id={mark}
                alt=""
                className="transition-[scale] duration-500 ease-open group-hover:scale-108 motion-reduce:transition-none"
              />
            </span>
            <span className="mt-4 block font-display text-title font-bold group-hover:text-indigo">
              {name}
            </span>
            <span className="mt-1 block text-small text-muted">{description}</span>
          </SiteLink>
        </li>
      ))}
  </ul>
);
