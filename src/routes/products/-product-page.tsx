import { ButtonExternal } from '../../components/button.tsx';
import { SiteLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { Tags } from '../../components/tags.tsx';
import { productCount } from '../../content/counts.gen.ts';
import { fill } from '../../content/fill.ts';
import { inWords } from '../../content/number-words.ts';
import { pageWords } from '../../content/page-words.ts';
import type { Product } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { Still } from '../../sections/still.tsx';

export const ProductPage = ({ product }: { readonly product: Product }) => (
  <>
    <Hero
      title={product.name}
      tagline={product.description}
      image={product.image}
      eyebrow={
        <span className="block size-20 lg:size-24" data-transition={`mark-${product.id}`}>
          <Picture id={product.mark} alt="" eager />
        </span>
      }
      details={<Tags label={pageWords.tags} tags={product.tags} />}
      actions={
        <>
          <ButtonExternal href={product.url}>
            {pageWords.visitWebsite}
            <span className="sr-only"> ({pageWords.newTab})</span>
          </ButtonExternal>
          <SiteLink to="/products" className="link inline-flex min-h-11 items-center">
            {pageWords.backToProducts}
          </SiteLink>
        </>
      }
    />
    <Still>
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
    </Still>
    <stills.Statement title={pageWords.successStory} note={product.caseStudyNote}>
      {product.caseStudy}
    </stills.Statement>
    {product.id === 'opher' && <stills.OpherLanding />}
    <Still>
      <Section
        labelledBy="others-title"
        title={fill(pageWords.otherProducts, { count: inWords(productCount - 1) })}
      >
        <stills.ProductShelf except={product.id} />
      </Section>
    </Still>
    <stills.ClosingLine
      image={product.image}
      line={product.closing}
      action={pageWords.contactUs}
      topic={`products/${product.id}`}
    />
  </>
);
