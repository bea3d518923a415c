import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { Product } from '../content/types.ts';

export type ShelvedProduct = Pick<Product, 'id' | 'name' | 'description' | 'mark'>;

/** Products by their marks, side by side. */
export const ProductShelf = ({ products }: { readonly products: readonly ShelvedProduct[] }) => (
  <ul className="product-shelf">
    {products.map(({ id, name, description, mark }) => (
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
