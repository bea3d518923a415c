import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { NeedsConnection } from '../components/needs-connection.tsx';
import { Picture } from '../components/picture.tsx';
import { Tags } from '../components/tags.tsx';
import { pageWords } from '../content/page-words.ts';
import { type ProductEntry, productEntries } from '../content/products.gen.ts';

const ProductCard = ({ product }: { readonly product: ProductEntry }) => {
  const { id, name, description, image, mark, url, tags } = product;
  return (
    <article className="product-card">
      <Picture id={image} alt="" className="aspect-4/3 h-auto" />
      <div className="mt-6 flex flex-wrap gap-5">
        <span className="size-14 flex-none" data-transition={`mark-${id}`}>
          <Picture id={mark} alt="" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-title">
            <SiteLink
              to={`/products/${id}`}
              className="inline-flex min-h-11 items-center hover:text-indigo"
            >
              {name}
            </SiteLink>
          </h2>
          <p className="text-muted">{description}</p>
        </div>
        <div className="product-card-overlay">
          <SiteLink to={`/products/${id}`} className="overlay-action">
            <span className="lg:[@media(hover:hover)]:sr-only">
              {pageWords.details}
              <span className="sr-only">: {name}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
          <a href={url} target="_blank" rel="noopener" className="overlay-action">
            <span className="lg:[@media(hover:hover)]:sr-only">
              {pageWords.visitWebsite}
              <span className="sr-only">
                : {name} ({pageWords.newTab})
              </span>
              <NeedsConnection />
            </span>
            <Icon name="arrow-up-right" />
          </a>
        </div>
        <Tags label={pageWords.tags} tags={tags} className="w-full pl-19" />
      </div>
    </article>
  );
};

export const ProductGrid = () => (
  <ul className="-my-(--rhythm) grid gap-x-12 md:my-0 md:grid-cols-2 md:gap-y-16 md:pb-24 lg:gap-x-20 lg:gap-y-24">
    {productEntries.map((product) => (
      <li
        key={product.id}
        data-reveal
        className="max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:py-12 max-md:even:bg-sand md:even:mt-24 md:even:-mb-24"
      >
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
);
