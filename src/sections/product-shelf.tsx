import { ArrowLink, SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { pageWords } from '../content/page-words.ts';
import { productEntries } from '../content/products.gen.ts';

interface ProductShelfProps {
  readonly except?: string;
}

export const ProductShelf = ({ except }: ProductShelfProps) => (
  <>
    <ul className="grid gap-x-4 gap-y-6 md:grid-cols-3 md:gap-y-10 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {productEntries
        .filter(({ id }) => id !== except)
        .map(({ id, name, description, mark }) => (
          <li key={id}>
            <SiteLink
              to={`/products/${id}`}
              className="group grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 md:block"
            >
              <span className="block aspect-square overflow-hidden">
                <Picture
                  id={mark}
                  alt=""
                  className="transition-[scale] duration-500 ease-open group-hover:scale-108 motion-reduce:transition-none"
                />
              </span>
              <span>
                <span className="block font-display text-title font-bold group-hover:text-indigo md:mt-4">
                  {name}
                </span>
                <span className="mt-1 block text-small text-muted">{description}</span>
              </span>
            </SiteLink>
          </li>
        ))}
    </ul>
    <p className="mt-8 lg:mt-12">
      <ArrowLink to="/products">{pageWords.allProducts}</ArrowLink>
    </p>
  </>
);
