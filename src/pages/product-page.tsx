import { ButtonExternal, ButtonLink } from '../components/button.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import type { OpherLanding as Landing } from '../content/opher-landing.ts';
import { pageWords } from '../content/page-words.ts';
import type { Product } from '../content/types.ts';
import { BigQuote } from '../sections/big-quote.tsx';
import { OpherLanding } from '../sections/opher-landing.tsx';
import { ProductShelf, type ShelvedProduct } from '../sections/product-shelf.tsx';

interface ProductPageProps {
  readonly product: Product;
  readonly others: readonly ShelvedProduct[];
  /** Only Opher has one. */
  readonly landing: Landing | null;
}

export const ProductPage = ({ product, others, landing }: ProductPageProps) => (
  <>
    <section className="hero page-grid tone-paper">
      <div className="hero-words">
        <span className="size-20 lg:size-24" data-transition={`mark-${product.id}`}>
          <Picture id={product.mark} alt="" eager />
        </span>
        <h1 className="hero-title mt-6 text-giant">{product.name}</h1>
        <p className="hero-tagline mt-5 max-w-text text-lead text-muted">{product.description}</p>
        <ul className="tags hero-tagline mt-6" aria-label={pageWords.tags}>
          {product.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className="hero-tagline mt-10 flex flex-wrap gap-4">
          <ButtonExternal href={product.url}>
            {pageWords.visitWebsite}
            <span className="sr-only"> ({pageWords.newTab})</span>
          </ButtonExternal>
          <ButtonLink to="/products" tone="outline" icon="arrow-left">
            {pageWords.backToProducts}
          </ButtonLink>
        </div>
      </div>
      <div className="hero-picture">
        <Picture id={product.image} alt="" eager />
      </div>
    </section>
    <Section layout="grid" tone="surface" className="gap-y-16">
      <div className="prose col-[content] lg:col-[content-start/span_6]">
        {product.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="col-[content] lg:col-[col_8/content-end]">
        <h2 className="text-title">{pageWords.keyFeatures}</h2>
        <ul className="ruled-list mt-6">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </Section>
    <BigQuote source={`${pageWords.successStory}: ${product.name}`}>{product.caseStudy}</BigQuote>
    {landing && <OpherLanding content={landing} />}
    <Section labelledBy="others-title">
      <h2 id="others-title" className="mb-10 text-title">
        {pageWords.otherProducts}
      </h2>
      <ProductShelf products={others} />
    </Section>
  </>
);
